"""What programs may ask by plain requests; a table itself is spoken to through its socket."""
