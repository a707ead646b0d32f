import AttributeGraph
import CoreGraphics

/// The areas read by items that blur their backdrop, which are larger than the areas they cover.
extension DisplayList {
    /// Appends the areas, in the list's coordinates.
    package func addBackdrops(to areas: inout [CGRect]) { Self.addBackdrops(of: entries, to: &areas) }

    static func addBackdrops(of entries: [Entry], to areas: inout [CGRect]) {
        for entry in entries {
            switch entry {
            case .item(let item): item.content.addBackdrops(to: &areas)
            case .chunk(let chunk, let offset): areas += chunk.backdrops.map { $0.offsetBy(dx: offset.dx, dy: offset.dy) }
            }
        }
    }
}

extension DisplayList.Content {
    fileprivate func addBackdrops(to areas: inout [CGRect]) {
        guard case .group(let effect, let list) = self else { return }
        if case .backdrop(let filter, _) = effect {
            let reach = DisplayList.Effect.blurReach(ofSigma: filter.sigma)
            return areas.append(list.extent.insetBy(dx: -reach, dy: -reach))
        }
        let start = areas.count
        NativeStack.withSpace { list.addBackdrops(to: &areas) }
        guard case .transform(let transform) = effect else { return }
        for index in start..<areas.count { areas[index] = areas[index].applying(transform) }
    }
}
