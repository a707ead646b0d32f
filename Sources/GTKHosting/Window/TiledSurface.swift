#if GTK
import CGTKHost
import CPangoCairo
import CairoRendering
import CoreGraphics
import SwiftUICore

/// The pixels of a window in the form that GTK uses: a grid of tiles.
///
/// GTK compares the render nodes of a frame with those of the previous one and only updates the display where they differ. The node of a
/// tile is therefore replaced only if its pixels have changed.
@MainActor
final class TiledSurface {
    /// The width and height of a tile in pixels: small enough to be copied quickly, and large enough to keep the number of tiles low.
    private static let side = 256

    let size: CGSize
    let scale: CGFloat
    let background: Color.Resolved
    private let picture: RetainedSurface
    private let columns: Int
    private let rows: Int
    private var nodes: [OpaquePointer?]

    /// Creates a surface with a size in points and a background, in place of another surface, which must not be used any more.
    init(size: CGSize, scale: CGFloat, background: Color.Resolved, replacing old: TiledSurface?) throws {
        self.size = size
        self.scale = scale
        self.background = background
        picture = try RetainedSurface(renderer: CairoRenderer(scale: scale, background: background), size: size, replacing: old?.picture)
        columns = (picture.bitmap.width + Self.side - 1) / Self.side
        rows = (picture.bitmap.height + Self.side - 1) / Self.side
        nodes = Array(repeating: nil, count: columns * rows)
    }

    /// Paints a display list; returns whether any pixels have changed.
    func show(_ list: DisplayList, _ log: FrameLog) throws -> Bool {
        let damage = try log.part("paint") { try picture.show(list) }
        log.part("tiles") {
            for index in nodes.indices {
                let frame = frame(of: index)
                if nodes[index] == nil || damage.contains(where: { $0.intersects(frame) }) { replace(index) }
            }
        }
        return !damage.isEmpty
    }

    /// Releases the pixels of fading groups. Call it when an animation has no further frame.
    func animationHasEnded() { picture.animationHasEnded() }

    /// Appends the tiles to a snapshot.
    func append(to snapshot: OpaquePointer) {
        for case let node? in nodes { gtk_snapshot_append_node(snapshot, node) }
    }

    private func frame(of index: Int) -> CGRect {
        let (x, y) = (index % columns * Self.side, index / columns * Self.side)
        return CGRect(
            x: x, y: y, width: min(Self.side, picture.bitmap.width - x), height: min(Self.side, picture.bitmap.height - y))
    }

    /// Replaces the node of a tile by one with the current pixels. The node may keep the copy, because that never changes.
    private func replace(_ index: Int) {
        let frame = frame(of: index)
        guard
            let copy = cairo_image_surface_create(
                background.opacity < 1 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, Int32(frame.width), Int32(frame.height))
        else { return }
        defer { cairo_surface_destroy(copy) }
        let target = cairo_create(copy)
        cairo_set_source_surface(target, picture.bitmap.surface, -frame.minX, -frame.minY)
        cairo_set_operator(target, CAIRO_OPERATOR_SOURCE)
        cairo_paint(target)
        cairo_destroy(target)

        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: Float(frame.minX / scale), y: Float(frame.minY / scale)),
            size: graphene_size_t(width: Float(frame.width / scale), height: Float(frame.height / scale)))
        let node = gsk_cairo_node_new(&bounds)
        let context = gsk_cairo_node_get_draw_context(node)
        cairo_surface_set_device_scale(copy, scale, scale)
        cairo_set_source_surface(context, copy, frame.minX / scale, frame.minY / scale)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        cairo_paint(context)
        cairo_destroy(context)

        if let old = nodes[index] { gsk_render_node_unref(old) }
        nodes[index] = node
    }

    isolated deinit {
        for case let node? in nodes { gsk_render_node_unref(node) }
    }
}
#endif
