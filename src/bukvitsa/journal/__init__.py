"""What happened, kept: a game's acts and events as they can be read again for ever."""
