import AttributeGraph

/// A type that changes a view, or puts other views around it, giving another view.
///
///     struct Badge: ViewModifier {
///         func body(content: Content) -> some View {
///             content.overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
///         }
///     }
///
///     Text("Inbox").modifier(Badge())
@MainActor @preconcurrency public protocol ViewModifier {
    /// The type of the modified view, which the compiler infers.
    associatedtype Body: View

    /// The view that the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>

    /// Returns the modified view.
    ///
    /// Like the body of a view, it must have no side effects. If `content` is used several times, each use is a view with its own
    /// state.
    @ViewBuilder func body(content: Self.Content) -> Self.Body

    /// Makes the nodes of the modified view. Modifiers with a body have a default implementation; do not call or implement it.
    nonisolated static func _makeView<Content: View>(
        modifier: _GraphValue<Self>, content: _GraphValue<Content>, inputs: _ViewInputs)

    /// Whether the modifier is `Animatable` with data of its own. It has a default implementation; do not call or implement it.
    nonisolated static var _hasAnimatableModifierData: Bool { get }
}

extension ViewModifier {
    nonisolated public static var _hasAnimatableModifierData: Bool { false }
}

extension ViewModifier where Self: Animatable {
    nonisolated public static var _hasAnimatableModifierData: Bool { hasAnimatableData }
}

extension ViewModifier {
    nonisolated public static func _makeView<Content: View>(
        modifier: _GraphValue<Self>, content: _GraphValue<Content>, inputs: _ViewInputs
    ) {
        guard inputs.tree.makesBody(inputs) else { return }
        let cell = ModifierBodyCell<Self, Body>(
            source: modifier, facts: inputs.tree.types.facts(of: Self.self), isAnimatable: _hasAnimatableModifierData, inputs: inputs)
        var bodyInputs = inputs.inside(cell)
        bodyInputs.modifierContent = TypedModifierContent(content, inputs: inputs)
        let start = inputs.tree.emission.count
        NativeStack.withSpace {
            Body._makeView(_GraphValue(cell: cell, offset: 0), inputs: bodyInputs)
        }
        inputs.tree.didMakeBody(inputs)
        cell.didMakeBody(from: start)
    }

    /// Returns a modifier that applies this modifier first and then another.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Primitive modifiers have no body; the framework never calls it, and other calls trap.
    public func body(content: Content) -> Never {
        preconditionFailure("body(content:) should not be called on \(Self.self).")
    }
}

/// A placeholder for the modified view in a modifier's body.
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

/// The view behind the innermost modifier's `content`, and the content of the enclosing modifiers. Lives as long as the scope in which it is
/// created, since inputs do not retain it.
package class ModifierContent: ViewElement {
    let outer: ModifierContent?
    /// The body in which the content is written, as opposed to the modifier's own body.
    private let unretainedBody: Unretained<ValueCell>?
    let bodyNesting: Int32

    var enclosingBody: ValueCell? { unretainedBody?.object }

    /// - Parameter inputs: The inputs of the modifier around the content.
    init(inputs: _ViewInputs) {
        outer = inputs.modifierContent
        unretainedBody = inputs.unretainedBody
        bodyNesting = inputs.bodyNesting
        super.init(tree: inputs.unretainedTree, depth: inputs.depth)
        inputs.scope.adopt(self)
    }

    /// Creates a modified version of other content, in the same body.
    init(changing content: ModifierContent, in scope: ScopeCell) {
        outer = content.outer
        unretainedBody = content.unretainedBody
        bodyNesting = content.bodyNesting
        super.init(tree: content.unretainedTree, depth: content.depth)
        scope.adopt(self)
    }

    /// Creates content that belongs to no body.
    init(in scope: ScopeCell) {
        outer = nil
        unretainedBody = nil
        bodyNesting = 0
        super.init(tree: scope.unretainedTree, depth: scope.depth)
        scope.adopt(self)
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
    /// The modified view or modifier.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Applies `modifier` to `content`.
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
        // The outer modifier's content is the inner modifier around the base, which is not stored as a value anywhere; a
        // placeholder of size zero represents it.
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
    /// Applies a modifier to the view.
    @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
