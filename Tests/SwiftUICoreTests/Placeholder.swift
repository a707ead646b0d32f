import Testing

@Suite struct PlaceholderSwiftUICore {}
