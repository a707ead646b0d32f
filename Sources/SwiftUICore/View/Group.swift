/// Several views that are used as one, without a container of their own.
///
/// A modifier of a group applies to each of its views. In a container the views of a group are laid out as if they were written
/// there directly.
public struct Group<Content> {
    /// The grouped views.
    public var content: Content

    @usableFromInline nonisolated init(content: Content) {
        self.content = content
    }
}

extension Group {
    /// Creates a group of content that need not be a view.
    nonisolated package init(grouping content: Content) {
        self.init(content: content)
    }
}

extension Group: View where Content: View {
    public typealias Body = Never

    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    /// Creates a group of the views that the closure builds.
    @inlinable nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    nonisolated public static func _makeView(_ view: _GraphValue<Group>, inputs: _ViewInputs) {
        Content._makeView(view.part(Content.self, at: 0), inputs: inputs)
    }
}
