import Testing

@Suite struct PlaceholderCairoRendering {}
