"""The pages that people see: the built client, and the few that the server shows by itself."""
