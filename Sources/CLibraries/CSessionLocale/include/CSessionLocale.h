// The module has no declarations: its functions replace those of Foundation.
