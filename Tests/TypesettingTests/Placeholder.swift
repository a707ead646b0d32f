import Testing

@Suite struct PlaceholderTypesetting {}
