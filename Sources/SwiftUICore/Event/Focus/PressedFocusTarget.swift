import CoreGraphics

/// A view that will get the focus because a pointer touches it: at once by a mouse, with a finger when it lifts where it came
/// down, since it might scroll.
struct PressedFocusTarget {
    private weak var target: (any FocusTarget)?
    private let pointer: Int
    private let start: CGPoint

    /// How far a finger may slip, in points.
    private static let slack: CGFloat = 10

    /// The innermost view on the path that takes in what is entered; nil where there is none.
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
