import CoreGraphics
import DisplayLists
import Foundation

/// Fading groups as pixels, so that a frame composes them with another opacity and does not paint their items again.
///
/// A cached bitmap holds the same pixels as the group painted into a surface of its own. It stays valid while only the opacity of the whole group
/// changes. A group that turns or is scaled is painted anew in each frame, since resampled text and edges look different.
final class ComposedGroups: Sendable {
    /// The pixels of a group.
    struct Group: Sendable {
        let chunk: DisplayList.Chunk
        /// The transform from the chunk's coordinates to pixels.
        let transform: CGAffineTransform
        let bitmap: Bitmap
    }

    private let groups: [ObjectIdentifier: Group]

    private init(_ groups: [ObjectIdentifier: Group]) {
        self.groups = groups
    }

    /// Returns the bitmaps of the groups that fade in this frame; nil if no group fades. A group that also faded in the previous frame reuses
    /// its bitmap. A group whose bitmap cannot be made is left out, and is painted directly.
    ///
    /// - Parameters:
    ///   - bounds: The visible pixels.
    ///   - previous: The groups of the previous frame.
    static func make(
        _ fading: [DisplayListChange.FadingGroup], renderer: CairoRenderer, bounds: CGRect, previous: ComposedGroups?
    ) -> ComposedGroups? {
        guard !fading.isEmpty else { return nil }
        var renderer = renderer
        renderer.background = nil
        var groups: [ObjectIdentifier: Group] = [:]
        var remaining = bounds.width * bounds.height
        for group in fading {
            let transform = CGAffineTransform(translationX: group.offset.dx, y: group.offset.dy)
                .concatenating(CGAffineTransform(scaleX: renderer.scale, y: renderer.scale))
            let visible = group.chunk.extent.applying(transform).insetBy(dx: -1, dy: -1).outwardWhole.intersection(bounds)
            guard !visible.isNull, visible.width > 0, visible.height > 0, visible.width * visible.height <= remaining else { continue }
            remaining -= visible.width * visible.height
            let identity = ObjectIdentifier(group.chunk)
            if let known = previous?.groups[identity], known.transform == transform, known.bitmap.bounds == visible {
                groups[identity] = known
                continue
            }
            let list = DisplayList(entries: [.chunk(group.chunk, offset: group.offset)])
            guard
                let bitmap = try? Bitmap(
                    width: Int(visible.width), height: Int(visible.height), left: Int(visible.minX), top: Int(visible.minY)),
                (try? renderer.draw(list, into: bitmap)) != nil
            else { continue }
            groups[identity] = Group(chunk: group.chunk, transform: transform, bitmap: bitmap)
        }
        return groups.isEmpty ? nil : ComposedGroups(groups)
    }

    /// The only group; nil if there are several.
    var only: Group? { groups.count == 1 ? groups.first?.value : nil }

    /// Returns the pixels of content that is a known group at its place; nil otherwise.
    func bitmap(of content: DisplayList, under transform: CGAffineTransform) -> Bitmap? {
        guard content.entries.count == 1, case .chunk(let chunk, let offset) = content.entries[0],
            let group = groups[ObjectIdentifier(chunk)]
        else { return nil }
        let place = CGAffineTransform(translationX: offset.dx, y: offset.dy).concatenating(transform)
        return place.isNearly(group.transform) ? group.bitmap : nil
    }
}

extension CGAffineTransform {
    /// Whether two transforms put every point at the same place within a thousandth of a pixel or less.
    fileprivate func isNearly(_ other: CGAffineTransform) -> Bool {
        abs(a - other.a) < 1e-9 && abs(b - other.b) < 1e-9 && abs(c - other.c) < 1e-9 && abs(d - other.d) < 1e-9 && abs(tx - other.tx) < 1e-6
            && abs(ty - other.ty) < 1e-6
    }
}
