import SwiftUICore

extension View {
    /// Turns an arrow that points forwards so that it points down, as beside what it has opened.
    nonisolated func pointingDown(_ isDown: Bool = true) -> some View {
        modifier(PointingDown(isDown: isDown))
    }
}

/// Turns an arrow clockwise, or anticlockwise where text runs from right to left, as the arrow points to the left there.
private struct PointingDown {
    var isDown: Bool
    @Environment(\.layoutDirection) private var direction

    nonisolated init(isDown: Bool) {
        self.isDown = isDown
    }
}

extension PointingDown: ViewModifier {
    func body(content: Content) -> some View {
        content.rotationEffect(.degrees(!isDown ? 0 : direction == .rightToLeft ? -90 : 90))
    }
}
