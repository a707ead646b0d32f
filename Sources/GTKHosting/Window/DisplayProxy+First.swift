#if GTK
import CGTKHost
import CoreGraphics
import SwiftUICore

extension DisplayProxy {
    /// The first display that the desktop lists, or one of zero size if there is none.
    @MainActor static var first: DisplayProxy {
        guard let monitors = gdk_display_get_monitors(gdk_display_get_default()), let monitor = g_list_model_get_item(monitors, 0) else {
            return DisplayProxy(bounds: .zero, visibleRect: .zero)
        }
        defer { g_object_unref(monitor) }
        var (bounds, visible) = (GdkRectangle(), GdkRectangle())
        gdk_monitor_get_geometry(OpaquePointer(monitor), &bounds)
        let isKnown = apus_x11_work_area(OpaquePointer(monitor), &visible) != 0
        return DisplayProxy(bounds: CGRect(bounds), visibleRect: CGRect(isKnown ? visible : bounds))
    }
}

extension CGRect {
    fileprivate init(_ rectangle: GdkRectangle) {
        self.init(x: Int(rectangle.x), y: Int(rectangle.y), width: Int(rectangle.width), height: Int(rectangle.height))
    }
}
#endif
