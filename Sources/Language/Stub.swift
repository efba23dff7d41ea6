// The first file of this room replaces this one.
