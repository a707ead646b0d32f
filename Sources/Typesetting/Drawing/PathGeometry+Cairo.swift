import CPangoCairo
import CoreGraphics

extension PathGeometry {
    /// Appends the path to the current path of a Cairo context, in its user space.
    package func append(to context: OpaquePointer) {
        forEach { element in
            switch element {
            case .move(let point):
                cairo_move_to(context, point.x, point.y)
            case .line(let point):
                cairo_line_to(context, point.x, point.y)
            case .quadratic(let control, let point):
                var startX = 0.0
                var startY = 0.0
                cairo_get_current_point(context, &startX, &startY)
                cairo_curve_to(
                    context, startX + (control.x - startX) * 2 / 3, startY + (control.y - startY) * 2 / 3,
                    point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3, point.x, point.y)
            case .cubic(let control1, let control2, let point):
                cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
            case .close: cairo_close_path(context)
            }
        }
    }
}
