/// The reasons for which content is redacted.
public struct RedactionReasons: OptionSet, Sendable {
    /// One bit for each reason.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content is not yet available: texts and images are drawn as filled shapes.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Private content must not be visible: views marked with `privacySensitive(_:)` are drawn as filled shapes.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is outdated: views marked with `invalidatableContent(_:)` are dimmed.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum IsPrivacySensitiveKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The reasons for which the view's content is redacted; empty by default.
    @Entry public var redactionReasons = RedactionReasons()

    fileprivate var isPrivacySensitive: Bool {
        get { self[IsPrivacySensitiveKey.self] }
        set { self[IsPrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and images are drawn as placeholder shapes.
    var showsPlaceholders: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
    }
}

private struct InvalidatableContentModifier: ViewModifier {
    let isInvalidatable: Bool
    @Environment(\.redactionReasons) private var reasons

    nonisolated init(isInvalidatable: Bool) {
        self.isInvalidatable = isInvalidatable
    }

    func body(content: Content) -> some View {
        content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
    }
}

extension View {
    /// Adds a reason for which the view's content is redacted.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        changingEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Removes all redaction reasons that apply to the view, so that its content is shown.
    nonisolated public func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Marks the view as showing data that may be outdated, so that it is dimmed for the redaction reason `.invalidated`.
    ///
    /// - Parameter invalidatable: Whether the view is dimmed; true by default.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(InvalidatableContentModifier(isInvalidatable: invalidatable))
    }

    /// Marks the view as private, so that it is redacted for the reason `.privacy`.
    ///
    /// - Parameter sensitive: Whether the view is private; true by default. Views in the view inherit the setting unless they
    ///   override it.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
