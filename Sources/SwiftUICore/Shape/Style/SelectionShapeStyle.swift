/// The style of the background of selected items.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public nonisolated init() {}

    /// Paints with the tint while the window looks active, and with a grey otherwise.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        if shape.context.environment.appearsActive {
            TintShapeStyle()._apply(to: &shape)
        } else {
            Color(system: .tertiaryFill)._apply(to: &shape)
        }
    }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of the background of selected items.
    public nonisolated static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
