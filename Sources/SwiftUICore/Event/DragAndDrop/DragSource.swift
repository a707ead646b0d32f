import CoreGraphics
import CoreTransferable
import Foundation

/// Lets its content be dragged elsewhere.
struct DragSourceModifier {
    /// What is dragged; nil for nothing.
    var items: () -> [NSItemProvider]
    /// What is shown under the pointer; nil for the content itself.
    var preview: (() -> AnyView)?
    var name: String
}

extension DragSourceModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        DragSourceNode(child: child, modifier: modifier, inputs: inputs)
    }
}

/// A view that can be dragged elsewhere.
final class DragSourceNode: GestureNode, ValueObserver {
    private(set) var modifier: DragSourceModifier

    init(child: ViewNode, modifier: _GraphValue<DragSourceModifier>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
    }

    func valueChanged(from old: DragSourceModifier, to new: DragSourceModifier) {
        modifier = new
    }

    override func makeCompetitor() -> GestureCompetitor { DragSourceCompetitor(self) }

    override var typeName: String { modifier.name }
}

/// Recognises that a view is to be dragged away: a mouse that moves with its button down, or a finger that holds and then moves.
final class DragSourceCompetitor: GestureCompetitor {
    /// How far a mouse moves before it drags, and how far a finger may move while it holds, in points.
    private static let mouseDistance: CGFloat = 4
    private static let holdDistance: CGFloat = 10
    /// From this distance on a mouse drags though what is inside the view may still be pressed, in points.
    private static let decisiveDistance: CGFloat = 10
    /// How long a finger holds, in seconds.
    private static let holdDuration = 0.5

    private let source: DragSourceNode
    private let isMouse: Bool
    private var state = GestureProgress.possible
    private var pointer: Int?
    private var holdEnd: Double?
    private var location = CGPoint.zero
    private var start = CGPoint.zero
    private var isFar = false
    private var session: DragSession?

    init(_ source: DragSourceNode) {
        self.source = source
        isMouse = source.tree.environment.platformProfile.isMac
        super.init(node: source)
    }

    override var progress: GestureProgress { state }
    override var isDecisive: Bool { !isMouse || isFar }
    override var deadline: Double? { state == .possible ? holdEnd : nil }

    override func update(time: Double, pointers: [GesturePointer]) {
        guard !state.isOver else { return }
        if pointer == nil, let pressed = pointers.first(where: { $0.phase == .began }) {
            pointer = pressed.id
            start = pressed.start
            if !isMouse { holdEnd = time + Self.holdDuration }
        }
        guard let moved = pointers.first(where: { $0.id == pointer }) else { return }
        location = moved.location
        if state == .possible { recognize(moved, time: time) }
        if moved.phase == .ended { state = state == .active ? .ended : .failed }
    }

    private func recognize(_ moved: GesturePointer, time: Double) {
        if isMouse {
            isFar = moved.distance >= Self.decisiveDistance
            if moved.distance >= Self.mouseDistance { state = .active }
        } else if moved.distance > Self.holdDistance {
            state = .failed
        } else if let holdEnd, time >= holdEnd - 1e-9 {
            state = .active
        }
    }

    override func commit() {
        switch state {
        case .active:
            if session == nil {
                session = DragSession(source, start: start)
                // Nothing to drag: the pointer has no more to do here.
                if session!.items.isEmpty {
                    session = nil
                    return state = .failed
                }
                if !source.tree.dragAndDrop.begin(session!) {
                    state = .ended
                    session = nil
                }
            }
            if let session { source.tree.dragAndDrop.move(session, to: location) }
        case .ended, .failed:
            // Once: what is over may be told again while other pointers go on.
            guard let session else { return }
            self.session = nil
            if state == .ended {
                source.tree.dragAndDrop.drop(session, at: location)
            } else {
                source.tree.dragAndDrop.left()
            }
        case .possible:
            break
        }
    }

    override func cancel() {
        isOut = true
        guard !state.isOver else { return }
        state = .failed
        commit()
    }
}
