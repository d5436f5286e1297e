"""The chores behind `run.py`: standard library only, they run before anything is installed."""
