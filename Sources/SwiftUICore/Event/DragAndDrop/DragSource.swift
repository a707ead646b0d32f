import CoreGraphics
import CoreTransferable
import Foundation

/// Makes its content the source of a drag.
struct DragSourceModifier {
    /// Creates the items to drag; an empty array prevents the drag.
    var items: () -> [NSItemProvider]
    /// The identity of the content in a drag container, which provides the items in place of `items`; nil outside of containers.
    var containerItem: ContainerItem?
    /// Creates the view shown under the pointer; nil for an image of the content.
    var preview: (() -> AnyView)?
    var name: String
}

extension DragSourceModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = DragSourceNode
}

/// A node whose content can be dragged.
final class DragSourceNode: GestureNode, ValueObserver, ModifierNode {
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

/// Recognises the start of a drag: a mouse that moves with its button down, or a finger that holds still and then moves.
final class DragSourceCompetitor: GestureCompetitor {
    /// How far a mouse must move to start the drag, and how far a finger may move while it holds, in points.
    private static let mouseDistance: CGFloat = 4
    private static let holdDistance: CGFloat = 10
    /// The distance from which a mouse drag wins over presses inside the view, in points.
    private static let decisiveDistance: CGFloat = 10
    /// How long a finger must hold, in seconds.
    private static let holdDuration = 0.5

    private let source: DragSourceNode
    private let isMouse: Bool
    private var state = GestureProgress.possible
    private var pointer: Int?
    private var holdEnd: Double?
    private var location = CGPoint.zero
    private var start = CGPoint.zero
    private var isFar = false
    private var session: ActiveDrag?

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
                session = ActiveDrag(source, start: start)
                // There is nothing to drag, so the gesture fails.
                if session!.items.isEmpty {
                    session = nil
                    return state = .failed
                }
                session!.notify(.initial, at: start)
                if !source.tree.dragAndDrop.begin(session!) {
                    state = .ended
                    session = nil
                }
            }
            if let session { source.tree.dragAndDrop.move(session, to: location) }
        case .ended, .failed:
            // Clearing the session ensures that this runs once: commit() may be called again while other pointers are still down.
            guard let session else { return }
            self.session = nil
            if state == .ended {
                source.tree.dragAndDrop.drop(session, at: location)
            } else {
                source.tree.dragAndDrop.left()
                session.ended(.cancel)
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
