#if GTK
import CGTKHost
import CPangoCairo
import CairoRendering
import CoreGraphics
import SwiftUICore

/// A drag of a view through the desktop, until it is dropped or cancelled.
@MainActor
final class WindowDrag {
    /// The current drag; there is at most one, because there is one mouse.
    private(set) static var current: WindowDrag?

    let session: ActiveDrag
    private unowned let view: ViewWidget
    private let drag: OpaquePointer

    /// Begins a drag with the device whose button is pressed; returns false if the desktop does not allow it.
    static func begin(_ session: ActiveDrag, in view: ViewWidget, device: OpaquePointer?) -> Bool {
        guard current == nil, let device, let native = gtk_widget_get_native(view.widget),
            let surface = gtk_native_get_surface(native)
        else { return false }
        let content = OfferedItems.provider(session.items)
        defer { g_object_unref(content) }
        // The actions are those of other programs: the views of this program ask the session what the source allows. A drag has one at least.
        let allowed = session.configuration?.operationsOutsideApp
        var actions = GdkDragAction(rawValue: 0)
        if allowed?.allowMove ?? true { actions.rawValue |= GDK_ACTION_MOVE.rawValue }
        if allowed?.allowCopy ?? true || actions.rawValue == 0 { actions.rawValue |= GDK_ACTION_COPY.rawValue }
        guard let drag = gdk_drag_begin(surface, device, content, actions, 0, 0) else { return false }
        current = WindowDrag(session, view, drag)
        return true
    }

    private init(_ session: ActiveDrag, _ view: ViewWidget, _ drag: OpaquePointer) {
        self.session = session
        self.view = view
        self.drag = drag
        let cancelled: CancelHandler = { _, _, data in owner(data, as: WindowDrag.self).end(.cancel) }
        let finished: SignalHandler = { _, data in
            let own = owner(data, as: WindowDrag.self)
            own.end(gdk_drag_get_selected_action(own.drag) == GDK_ACTION_MOVE ? .move : .copy)
        }
        connect(UnsafeMutableRawPointer(drag), "cancel", self, to: cancelled)
        connect(UnsafeMutableRawPointer(drag), "dnd-finished", self, to: finished)
        showPicture()
    }

    private typealias CancelHandler = @MainActor @convention(c) (UnsafeMutableRawPointer?, GdkDragCancelReason, UnsafeMutableRawPointer?) -> Void

    private func end(_ operation: DropOperation) {
        session.ended(operation)
        disconnect(UnsafeMutableRawPointer(drag), self)
        // The object that emits the signal must outlive its handlers.
        MainLoop.afterwards { [drag] in g_object_unref(UnsafeMutableRawPointer(drag)) }
        if Self.current === self { Self.current = nil }
    }

    // MARK: The drag image

    private func showPicture() {
        let (list, size, hotSpot) = picture()
        guard size.width >= 1, size.height >= 1, size.width <= 2048, size.height <= 2048,
            let bitmap = try? CairoRenderer(scale: view.scale).bitmap(of: list, size: size),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height))
        else { return }
        defer { cairo_surface_destroy(surface) }
        let target = cairo_create(surface)
        cairo_set_source_surface(target, bitmap.surface, 0, 0)
        // Without a compositor, translucent pixels would be drawn over black.
        let isComposited = gdk_display_is_composited(gtk_widget_get_display(view.widget)) != 0
        cairo_paint_with_alpha(target, isComposited ? 0.85 : 1)
        cairo_destroy(target)
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        let bytes = g_bytes_new(cairo_image_surface_get_data(surface), gsize(stride * bitmap.height))
        defer { g_bytes_unref(bytes) }
        let texture = gdk_memory_texture_new(
            Int32(bitmap.width), Int32(bitmap.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        let snapshot = gtk_snapshot_new()
        var area = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
        gtk_snapshot_append_texture(snapshot, texture, &area)
        var wanted = area.size
        let paintable = gtk_snapshot_free_to_paintable(snapshot, &wanted)
        gtk_drag_icon_set_from_paintable(drag, paintable, Int32(hotSpot.x.rounded()), Int32(hotSpot.y.rounded()))
        g_object_unref(UnsafeMutableRawPointer(paintable))
    }

    /// Returns the display list of the drag image, its size and the position of the pointer in it.
    private func picture() -> (list: DisplayList, size: CGSize, hotSpot: CGPoint) {
        if let preview = session.preview {
            let tree = ViewTree(size: .zero, environment: session.environment)
            tree.environment.displayScale = view.scale
            tree.setRootView(preview)
            tree.update()
            guard let root = tree.rootNode else { return (DisplayList(), .zero, .zero) }
            let size = root.contentSize(for: .unspecified)
            tree.size = size
            tree.update()
            return (DisplayListBuilder.draw(root, displayScale: view.scale), size, CGPoint(x: size.width / 2, y: size.height / 2))
        }
        let frame = session.sourceFrame
        return (
            session.picture(displayScale: view.scale), session.sourceSize,
            CGPoint(x: session.start.x - frame.minX, y: session.start.y - frame.minY)
        )
    }
}
#endif
