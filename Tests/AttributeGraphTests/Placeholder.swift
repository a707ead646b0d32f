import Testing

@Suite struct PlaceholderAttributeGraph {}
