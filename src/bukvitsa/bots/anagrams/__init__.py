"""Players of Анаграммы."""
