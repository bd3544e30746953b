"""The sub-commands of the command line, one module each; none of them needs Qt unless it draws."""
