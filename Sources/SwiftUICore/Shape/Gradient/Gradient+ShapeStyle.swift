extension AnyGradient: ShapeStyle {
    /// Paints with the gradient from the top to the bottom of the shape's bounds.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        LinearGradient(self, startPoint: .top, endPoint: .bottom)._apply(to: &shape)
    }
}

extension Gradient: ShapeStyle {
    /// Paints with the gradient from the top to the bottom of the shape's bounds.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        AnyGradient(self)._apply(to: &shape)
    }
}
