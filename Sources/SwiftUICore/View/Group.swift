/// Views treated as one where only one may stand, and to which modifiers apply one by one.
public struct Group<Content> {
    /// The views.
    public var content: Content

    @usableFromInline nonisolated init(content: Content) {
        self.content = content
    }
}

extension Group {
    /// Content that need not be views.
    nonisolated package init(grouping content: Content) {
        self.init(content: content)
    }
}

extension Group: View where Content: View {
    public typealias Body = Never

    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    /// A group of the views that the closure builds.
    @inlinable nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    nonisolated public static func _makeView(_ view: _GraphValue<Group>, inputs: _ViewInputs) {
        Content._makeView(view.part(Content.self, at: 0), inputs: inputs)
    }
}
