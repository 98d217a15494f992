"""How the table looks: colours, fonts, textures, icons and the brush that draws with them."""
