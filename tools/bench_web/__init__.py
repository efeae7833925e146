"""How many choices a server keeps a second, how long people wait, and what memory it takes.

Everything is asked of real servers over HTTP by a program beside them, on the same machine.
"""
