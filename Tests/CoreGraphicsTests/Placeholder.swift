import Testing

@Suite struct PlaceholderCoreGraphics {}
