import CoreGraphics

/// A shape of the pointer above a view; see `pointerStyle(_:)`. The desktop's cursor theme draws it.
public struct PointerStyle: Hashable, Sendable {
    let shape: PointerShape?

    /// The arrow, or the shape that a control sets.
    public static let `default` = PointerStyle(shape: nil)
    /// For selectable text in lines.
    public static let horizontalText = PointerStyle(shape: .text)
    /// For selectable text in columns.
    public static let verticalText = PointerStyle(shape: .verticalText)
    /// For selecting a rectangle.
    public static let rectSelection = PointerStyle(shape: .cross)
    /// For what can be dragged.
    public static let grabIdle = PointerStyle(shape: .grab)
    /// For a view that is being dragged.
    public static let grabActive = PointerStyle(shape: .grabbing)
    /// For links.
    public static let link = PointerStyle(shape: .link)
    /// For enlarging.
    public static let zoomIn = PointerStyle(shape: .zoomIn)
    /// For reducing.
    public static let zoomOut = PointerStyle(shape: .zoomOut)
    /// For the divider between columns.
    public static let columnResize = PointerStyle(shape: .columnResize)
    /// For the divider between rows.
    public static let rowResize = PointerStyle(shape: .rowResize)
}

extension View {
    /// Sets the shape of the pointer while it is above the view and the view is enabled; nil sets none.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(OptionalPointerShape(shape: style?.shape))
    }
}

/// Sets the shape of the pointer above its content, if there is one to set.
private struct OptionalPointerShape {
    let shape: PointerShape?
}

extension OptionalPointerShape: ViewModifier {
    func body(content: Content) -> some View {
        if let shape {
            content.pointerShape(shape)
        } else {
            content
        }
    }
}
