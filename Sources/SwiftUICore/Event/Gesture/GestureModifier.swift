import CoreGraphics

/// The precedence of a gesture over the gestures inside the view.
enum GesturePriority {
    /// Gestures inside the view take precedence.
    case normal
    /// The gesture takes precedence.
    case high
    /// The gesture is recognised independently of others.
    case simultaneous
}

/// Adds a gesture to its content.
struct GestureModifier<Recognized: Gesture> {
    var gesture: Recognized
    var priority: GesturePriority
    var mask: GestureMask
    var name: String
}

extension GestureModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = TypedGestureNode<Recognized>
}

/// A node with a gesture.
class GestureNode: UnaryNode {
    // A gesture draws nothing, so its source need not be invalidated.
    override func sourceMayChange() {}

    var priority: GesturePriority { .normal }
    var mask: GestureMask { .all }

    /// Creates the object that represents the gesture in a gesture contest.
    func makeCompetitor() -> GestureCompetitor { preconditionFailure("A gesture node has a gesture") }
}

final class TypedGestureNode<Recognized: Gesture>: GestureNode, ValueObserver, ModifierNode {
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
    /// Adds a gesture to the view. Gestures inside the view take precedence.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask, name: "gesture"))
    }

    /// Adds a gesture to the view that can be disabled. Gestures inside the view take precedence.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture to the view that takes precedence over gestures inside it.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask, name: "highPriorityGesture"))
    }

    /// Adds a gesture to the view that is recognised at the same time as gestures inside it.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask, name: "simultaneousGesture"))
    }

    /// Adds a gesture to the view that can be disabled and takes precedence over gestures inside it.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture to the view that can be disabled and is recognised at the same time as gestures inside it.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture with a name to the view. Gestures inside the view take precedence.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - name: The name, by which the inspector shows the gesture.
    ///   - isEnabled: Whether the gesture is recognised.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews, name: "gesture \(name)"))
    }

    /// Adds a gesture with a name to the view, which takes precedence over gestures inside it.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - name: The name, by which the inspector shows the gesture.
    ///   - isEnabled: Whether the gesture is recognised.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews, name: "highPriorityGesture \(name)"))
    }

    /// Adds a gesture with a name to the view, which is recognised at the same time as gestures inside it.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - name: The name, by which the inspector shows the gesture.
    ///   - isEnabled: Whether the gesture is recognised.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        modifier(
            GestureModifier(gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews, name: "simultaneousGesture \(name)"))
    }
}
