"""What holds for every test."""

from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.load_profile("house")
"""No example is failed for its time: a busy machine is no fault of the code's."""
