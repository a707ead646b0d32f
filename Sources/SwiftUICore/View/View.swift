import AttributeGraph

/// A type that describes a part of a user interface.
///
/// Give a custom view a `body` made of other views. The body must have no side effects: it may be evaluated at any time, any number
/// of times.
///
///     struct Greeting: View {
///         var name: String
///
///         var body: some View {
///             Text("Hello, \(name)!")
///         }
///     }
@MainActor @preconcurrency public protocol View {
    /// The type of the view's body, which the compiler infers.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder var body: Self.Body { get }

    /// Makes the nodes of the view. Views with a body have a default implementation; do not call or implement it.
    nonisolated static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs)

    /// Whether the view is `Animatable` with data of its own. It has a default implementation; do not call or implement it.
    nonisolated static var _hasAnimatableViewData: Bool { get }
}

// The compiler finds out which views are animatable. Asking the runtime takes 0.4 million instructions for each type.
extension View {
    nonisolated public static var _hasAnimatableViewData: Bool { false }
}

extension View where Self: Animatable {
    nonisolated public static var _hasAnimatableViewData: Bool { hasAnimatableData }
}

extension Shape {
    /// False, since shapes are animated where they are drawn.
    nonisolated public static var _hasAnimatableViewData: Bool { false }
}

extension View {
    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.unretainedTree.use { tree in
            guard tree.makesBody(inputs) else { return }
            let start = tree.emission.count
            let cell = tree.types.bodyMaker(of: Self.self).makeBody(of: view, inputs: inputs)
            NativeStack.withSpace {
                Body._makeView(_GraphValue(cell: cell, offset: 0), inputs: inputs.inside(cell))
            }
            tree.didMakeBody(inputs)
            cell.didMakeBody(from: start)
            tree.inspection.viewNames?.record(Self.self, body: cell, in: tree, from: start)
        }
    }
}

extension Never: View {
    public typealias Body = Never
    nonisolated public var body: Never { preconditionFailure("Never has no body") }

    nonisolated public static func _makeView(_ view: _GraphValue<Never>, inputs: _ViewInputs) {}
}

/// A view that the framework makes without a body.
package protocol PrimitiveView: View where Body == Never {}

extension View where Body == Never {
    /// Primitive views have no body; the framework never evaluates it, and other calls trap.
    public var body: Never {
        preconditionFailure("body() should not be called on \(Self.self).")
    }
}
