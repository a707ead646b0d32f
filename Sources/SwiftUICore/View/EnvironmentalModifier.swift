/// A modifier that is made from the environment in which it is applied.
///
/// ```swift
/// struct Shade: EnvironmentalModifier {
///     func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///         environment.colorScheme == .dark ? DimModifier(amount: 0.5) : DimModifier(amount: 0)
///     }
/// }
/// ```
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier {
    /// The type of the modifier that is applied.
    associatedtype ResolvedModifier: ViewModifier

    /// Returns the modifier to apply. It is called again when the environment changes.
    func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

extension EnvironmentalModifier {
    public func body(content: Content) -> _ResolvedModifierContent<Self> {
        _ResolvedModifierContent(content: content, modifier: self)
    }
}

/// The content of a modifier, with the modifier that it resolves to.
public struct _ResolvedModifierContent<Modifier: EnvironmentalModifier>: View {
    let content: Modifier.Content
    let modifier: Modifier
    @Environment(\.self) private var environment

    init(content: Modifier.Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    public var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
