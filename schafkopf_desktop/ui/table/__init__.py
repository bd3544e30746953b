"""The table: cloth, seats, hand and trick as one animated scene that shows events and offers only legal cards."""
