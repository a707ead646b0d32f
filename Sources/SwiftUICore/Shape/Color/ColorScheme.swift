/// Whether the interface shows dark content on a light background or the reverse.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
}

/// The contrast between content and its background.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The usual contrast.
    case standard
    /// Increased contrast, as set in the user's preferences.
    case increased
}
