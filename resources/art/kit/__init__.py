"""The drawing kit: splines become shapes, shapes become woodcut parts on a canvas, the canvas becomes SVG."""
