"""Tables that several computers share: a seat at one elsewhere."""
