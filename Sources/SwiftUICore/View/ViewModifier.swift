import AttributeGraph

/// A change that can be applied to any view, giving another view.
@MainActor @preconcurrency public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View

    /// The view the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>

    /// The changed view.
    @ViewBuilder func body(content: Self.Content) -> Self.Body

    /// Makes the modified view's part of the tree. Modifiers with a body have a default; do not call or implement it.
    nonisolated static func _makeView<Content: View>(
        modifier: _GraphValue<Self>, content: _GraphValue<Content>, inputs: _ViewInputs)
}

extension ViewModifier {
    nonisolated public static func _makeView<Content: View>(
        modifier: _GraphValue<Self>, content: _GraphValue<Content>, inputs: _ViewInputs
    ) {
        guard inputs.tree.makesBody(inputs) else { return }
        let cell = ModifierBodyCell(source: modifier, inputs: inputs)
        var bodyInputs = inputs.inside(cell)
        bodyInputs.modifierContent = TypedModifierContent(content, inputs: inputs)
        let start = inputs.tree.emission.count
        NativeStack.withSpace {
            Body._makeView(_GraphValue(cell: cell, offset: 0), inputs: bodyInputs)
        }
        inputs.tree.didMakeBody(inputs)
        cell.didMakeBody(from: start)
    }

    /// This modifier followed by another.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Primitive modifiers have no body; the framework never asks for it.
    public func body(content: Content) -> Never {
        preconditionFailure("body(content:) should not be called on \(Self.self).")
    }
}

/// Stands for the modified view in a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    nonisolated init() {}
}

extension _ViewModifier_Content: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        guard let content = inputs.modifierContent else { return }
        content.make(
            inputs: inputs.with {
                $0.modifierContent = content.outer
                $0.enclosingBody = content.enclosingBody
                $0.bodyNesting = content.bodyNesting
            })
    }
}

/// What the innermost enclosing modifier's `content` stands for, and what stands around it.
package class ModifierContent {
    let outer: ModifierContent?
    /// The body in which the content is written: not that of the modifier.
    private(set) unowned(unsafe) var enclosingBody: ValueCell?
    let bodyNesting: Int32

    /// - Parameter inputs: Those of the modifier around the content.
    init(inputs: _ViewInputs) {
        outer = inputs.modifierContent
        enclosingBody = inputs.enclosingBody
        bodyNesting = inputs.bodyNesting
    }

    /// Content that is other content, changed.
    init(changing content: ModifierContent) {
        outer = content.outer
        enclosingBody = content.enclosingBody
        bodyNesting = content.bodyNesting
    }

    /// Content that no body holds.
    init() {
        outer = nil
        enclosingBody = nil
        bodyNesting = 0
    }

    func make(inputs: _ViewInputs) {}
}

final class TypedModifierContent<Content: View>: ModifierContent {
    private let content: _GraphValue<Content>

    init(_ content: _GraphValue<Content>, inputs: _ViewInputs) {
        self.content = content
        super.init(inputs: inputs)
    }

    override func make(inputs: _ViewInputs) {
        Content._makeView(content, inputs: inputs)
    }
}

/// A view, or a modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// The modification.
    public var modifier: Modifier

    /// `content` with `modifier` applied to it.
    @inlinable public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        Modifier._makeView(
            modifier: view.second(after: Content.self, Modifier.self),
            content: view.part(Content.self, at: 0),
            inputs: inputs)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: ModifiedContent.Content) -> Never {
        preconditionFailure("body(content:) should not be called on \(Self.self).")
    }

    nonisolated public static func _makeView<Base: View>(
        modifier: _GraphValue<Self>, content: _GraphValue<Base>, inputs: _ViewInputs
    ) {
        // The outer modifier's content is the inner modifier around the base, which is no value that lies anywhere;
        // a placeholder of no size stands for it.
        let inner = InnerModifierContent(
            modifier: modifier.part(Content.self, at: 0), content: content, inputs: inputs)
        Modifier._makeView(
            modifier: modifier.second(after: Content.self, Modifier.self),
            content: modifier.part(_ViewModifier_Content<Content>.self, at: 0),
            inputs: inputs.with { $0.modifierContent = inner })
    }
}

private final class InnerModifierContent<Modifier: ViewModifier, Base: View>: ModifierContent {
    private let modifier: _GraphValue<Modifier>
    private let content: _GraphValue<Base>

    init(modifier: _GraphValue<Modifier>, content: _GraphValue<Base>, inputs: _ViewInputs) {
        self.modifier = modifier
        self.content = content
        super.init(inputs: inputs)
    }

    override func make(inputs: _ViewInputs) {
        Modifier._makeView(modifier: modifier, content: content, inputs: inputs)
    }
}

extension View {
    /// The view with a modifier applied to it.
    @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
