"""How the table looks: colours, fonts, textures, icons and the canvas that draws with them."""
