/// Whether the interface is drawn dark on light or light on dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
}

/// How strongly content stands out from its background.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The usual contrast.
    case standard
    /// More contrast, as the user has asked for.
    case increased
}
