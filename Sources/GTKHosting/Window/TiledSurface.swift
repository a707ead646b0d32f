#if GTK
import CGTKHost
import CPangoCairo
import CairoRendering
import CoreGraphics
import SwiftUICore

/// A window's picture as GTK takes it: a grid of tiles.
///
/// GTK compares the nodes of a frame with those of the one before, and gives the display what is not the same node. A tile's node
/// is replaced only where the picture has changed.
@MainActor
final class TiledSurface {
    /// A tile's side in pixels: small enough to copy in no time, large enough to be few.
    private static let side = 256

    let size: CGSize
    let scale: CGFloat
    let background: Color.Resolved
    private let picture: RetainedSurface
    private let columns: Int
    private let rows: Int
    private var nodes: [OpaquePointer?]

    /// A picture of a size in points, on a background.
    init(size: CGSize, scale: CGFloat, background: Color.Resolved) throws {
        self.size = size
        self.scale = scale
        self.background = background
        picture = try RetainedSurface(renderer: CairoRenderer(scale: scale, background: background), size: size)
        columns = (picture.bitmap.width + Self.side - 1) / Self.side
        rows = (picture.bitmap.height + Self.side - 1) / Self.side
        nodes = Array(repeating: nil, count: columns * rows)
    }

    /// Shows a list; says whether anything looks otherwise.
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

    /// Adds the tiles to a frame.
    func append(to snapshot: OpaquePointer) {
        for case let node? in nodes { gtk_snapshot_append_node(snapshot, node) }
    }

    private func frame(of index: Int) -> CGRect {
        let (x, y) = (index % columns * Self.side, index / columns * Self.side)
        return CGRect(
            x: x, y: y, width: min(Self.side, picture.bitmap.width - x), height: min(Self.side, picture.bitmap.height - y))
    }

    /// Makes a tile's node from the pixels as they are. The copy never changes, so that the node may keep it.
    private func replace(_ index: Int) {
        let frame = frame(of: index)
        guard let copy = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(frame.width), Int32(frame.height)) else { return }
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
