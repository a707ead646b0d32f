/// Whether the user has asked for bold text.
public enum LegibilityWeight: Hashable, Sendable {
    /// Texts have the weight that the program sets.
    case regular
    /// Texts are bold.
    case bold
}

private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

extension EnvironmentValues {
    /// Whether the user has asked for bold text; nil if nothing is known. Texts with the value `bold` are bold.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
