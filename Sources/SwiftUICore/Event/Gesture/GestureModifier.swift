import CoreGraphics

/// How a gesture stands to those inside the view.
enum GesturePriority {
    /// Those inside come first.
    case normal
    /// It comes first.
    case high
    /// It goes on whatever else does.
    case simultaneous
}

/// Makes its content react to a gesture.
struct GestureModifier<Recognized: Gesture> {
    var gesture: Recognized
    var priority: GesturePriority
    var mask: GestureMask
    var name: String
}

extension GestureModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        TypedGestureNode(child: child, modifier: modifier, inputs: inputs)
    }
}

/// A view that reacts to a gesture.
class GestureNode: UnaryNode {
    /// A gesture draws nothing.
    override func sourceMayChange() {}

    var priority: GesturePriority { .normal }
    var mask: GestureMask { .all }

    /// Makes what takes part in the competition for pointers.
    func makeCompetitor() -> GestureCompetitor { preconditionFailure("A gesture node has a gesture") }
}

private final class TypedGestureNode<Recognized: Gesture>: GestureNode, ValueObserver {
    private var modifier: GestureModifier<Recognized>
    private weak var competitor: TypedGestureCompetitor<Recognized.Value>?
    private let properties: GestureProperties

    init(child: ViewNode, modifier: _GraphValue<GestureModifier<Recognized>>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        properties = GestureProperties(owner: modifier.cell, inputs: inputs)
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
    }

    func valueChanged(from old: GestureModifier<Recognized>, to new: GestureModifier<Recognized>) {
        modifier = new
        guard let competitor else { return }
        competitor.recognizer.adopt(makeRecognizer())
    }

    override var priority: GesturePriority { modifier.priority }
    override var mask: GestureMask { modifier.mask }

    private func makeRecognizer() -> _GestureRecognizer<Recognized.Value> {
        properties.making { Recognized._makeGesture(modifier.gesture) }
    }

    override func end() {
        super.end()
        properties.end()
    }

    override func makeCompetitor() -> GestureCompetitor {
        let made = TypedGestureCompetitor(node: self, recognizer: makeRecognizer())
        competitor = made
        return made
    }

    override var typeName: String { modifier.name }
}

extension View {
    /// Makes the view react to a gesture, unless one inside it does.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask, name: "gesture"))
    }

    /// Makes the view react to a gesture while it is enabled, unless one inside it does.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Makes the view react to a gesture, before those inside it.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask, name: "highPriorityGesture"))
    }

    /// Makes the view react to a gesture, whatever those inside it do.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask, name: "simultaneousGesture"))
    }

    /// Makes the view react to a gesture while it is enabled, before those inside it.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Makes the view react to a gesture while it is enabled, whatever those inside it do.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
}
