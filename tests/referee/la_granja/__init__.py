"""La Granja told a second time, from the facts of its rules alone."""
