import CoreGraphics

/// A view that a press will focus: a mouse focuses it at once, a finger when it lifts near where it came down, since the touch
/// may turn out to be a scroll.
struct PressedFocusTarget {
    private weak var target: (any FocusTarget)?
    private let pointer: Int
    private let start: CGPoint

    /// How far a finger may move from where it came down, in points.
    private static let slack: CGFloat = 10

    /// Finds the innermost view on the hit path that accepts input; nil if there is none.
    init?(path: [ViewNode], event: PointerEvent) {
        let found = path.lazy.compactMap { $0 as? any FocusTarget }.first { $0.canFocus && $0.focusInteractions.contains(.edit) }
        guard let found else { return nil }
        target = found
        pointer = event.pointer
        start = event.location
    }

    func takeFocus() {
        guard let target, !target.hasEnded else { return }
        target.tree.focus.focus(target)
    }

    func takeFocus(at event: PointerEvent) {
        guard event.pointer == pointer, hypot(event.location.x - start.x, event.location.y - start.y) <= Self.slack else { return }
        takeFocus()
    }
}
