/// Whether the user has asked for bold text.
public enum LegibilityWeight: Hashable, Sendable {
    /// Texts have the weight that the program sets.
    case regular
    /// Texts are bold.
    case bold
}

extension EnvironmentValues {
    /// Whether the user has asked for bold text; nil if nothing is known. Texts with the value `bold` are bold.
    @Entry public var legibilityWeight: LegibilityWeight?
}
