"""The offline compiler of the word lists: sources in, three text files out."""
