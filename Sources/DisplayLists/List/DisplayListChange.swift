import CoreGraphics

/// The pixels of a surface.
package struct SurfaceGrid {
    /// The area of the surface, in whole pixels.
    package let bounds: CGRect
    /// The number of pixels per point.
    package let scale: CGFloat

    package init(bounds: CGRect, scale: CGFloat) {
        self.bounds = bounds
        self.scale = scale
    }
}

/// What changes on a surface that shows a display list when another list replaces it.
package struct DisplayListChange {
    /// Pixels that have only moved, because the content of a scroll view was scrolled.
    package struct Movement: Equatable {
        /// The area of the pixels after the movement, in whole pixels.
        package let area: CGRect
        /// The distance, in whole pixels.
        package let distance: CGVector
    }

    /// A part of the list of which only the opacity changes.
    package struct FadingGroup {
        package let chunk: DisplayList.Chunk
        /// The distance from the coordinates of the chunk to those of the list.
        package let offset: CGVector
    }

    /// Parts of the list whose opacity changes, so that a surface can keep them as pixels.
    package let fadingGroups: [FadingGroup]
    /// Pixels to move before anything is painted; nil if none have moved.
    package let movement: Movement?
    /// Rectangles to repaint, in the list's coordinates. Antialiased edges may exceed them by a pixel.
    package let damage: [CGRect]

    /// The smallest area, in pixels, that is moved and not repainted: below it moving costs more than it saves.
    private static let smallestMovedArea: CGFloat = 16_384

    /// Creates a change without movement.
    init(damage: [CGRect], fadingGroups: [FadingGroup] = []) {
        movement = nil
        self.damage = damage
        self.fadingGroups = fadingGroups
    }

    /// Creates a change with movement; nil if painting all damage costs less.
    ///
    /// - Parameters:
    ///   - scrolled: The scrolled content.
    ///   - unmoved: The change if no pixels are moved.
    init?(
        from old: DisplayList, to new: DisplayList, scrolled: ScrolledContent, insteadOf unmoved: DisplayListChange, on grid: SurfaceGrid
    ) {
        let surface = grid.bounds.applying(CGAffineTransform(scaleX: 1 / grid.scale, y: 1 / grid.scale))
        let damage = unmoved.damage.map { $0.intersection(surface) }
        let smallest = Self.smallestMovedArea / (grid.scale * grid.scale)
        let damagedArea = damage.reduce(0) { $0 + $1.area }
        guard damagedArea > smallest else { return nil }

        let distance = CGVector(dx: scrolled.distance.dx * grid.scale, dy: scrolled.distance.dy * grid.scale)
        let wholeDistance = CGVector(dx: distance.dx.rounded(), dy: distance.dy.rounded())
        guard (distance - wholeDistance).withoutRoundingErrors == .zero else { return nil }
        let viewport = scrolled.viewport.intersection(surface).applying(CGAffineTransform(scaleX: grid.scale, y: grid.scale)).inwardWhole
        let area = viewport.intersection(viewport.offsetBy(wholeDistance))
        guard !area.isNull, area.area >= Self.smallestMovedArea else { return nil }

        let moved = area.applying(CGAffineTransform(scaleX: 1 / grid.scale, y: 1 / grid.scale))
        var comparison = DamageComparison(within: moved)
        comparison.compare(old.entries, new.entries, shift: scrolled.distance)
        let inside = comparison.damage.rectangles
        let outside = damage.flatMap { $0.subtracting(moved) }
        let remaining = (inside + outside).reduce(0) { $0 + $1.area }
        // To move a pixel costs a fraction of painting it.
        guard remaining + moved.area / 4 < damagedArea else { return nil }
        movement = Movement(area: area, distance: wholeDistance)
        self.damage = inside + outside
        fadingGroups = unmoved.fadingGroups
    }
}

extension CGRect {
    fileprivate var area: CGFloat { isNull ? 0 : width * height }

    /// The largest rectangle with integral edges inside this one, with a tolerance of about a thousandth.
    fileprivate var inwardWhole: CGRect {
        guard !isNull else { return .null }
        let slack: CGFloat = 1.0 / 1024
        let (left, top) = ((minX - slack).rounded(.up), (minY - slack).rounded(.up))
        let (right, bottom) = ((maxX + slack).rounded(.down), (maxY + slack).rounded(.down))
        return right > left && bottom > top ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }

    /// The parts of the rectangle outside of another one: at most four rectangles.
    fileprivate func subtracting(_ other: CGRect) -> [CGRect] {
        let common = intersection(other)
        guard !isNull, !common.isNull, common.width > 0, common.height > 0 else { return isNull ? [] : [self] }
        return [
            CGRect(x: minX, y: minY, width: width, height: common.minY - minY),
            CGRect(x: minX, y: common.maxY, width: width, height: maxY - common.maxY),
            CGRect(x: minX, y: common.minY, width: common.minX - minX, height: common.height),
            CGRect(x: common.maxX, y: common.minY, width: maxX - common.maxX, height: common.height),
        ].filter { $0.width > 0 && $0.height > 0 }
    }
}
