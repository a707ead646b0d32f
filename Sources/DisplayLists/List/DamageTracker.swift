import CoreGraphics

/// Computes the damage and the movements of pixels on a surface when one display list replaces another.
///
/// Items that both lists contain in the same order look the same wherever no other item has changed, since a pixel depends only
/// on the items that affect it and on their order. The damage is therefore the area affected by items that only one list contains.
/// Complexity: O(n), where n is the number of items.
package struct DamageTracker: Sendable {
    /// The maximum number of rectangles; more are united into one, since each costs a traversal of the list.
    package static let rectangleLimit = 8

    /// The display list of the previous call; nil if the current contents of the surface are unknown.
    package private(set) var latest: DisplayList?

    package init() {}

    /// Returns rectangles, in the list's coordinates, outside of which `list` looks like the previous list; infinite at first.
    ///
    /// Antialiased edges may exceed them by a pixel. The rectangles overlap little, and there are at most `rectangleLimit`.
    package mutating func damage(of list: DisplayList) -> [CGRect] {
        defer { latest = list }
        return latest.map { Self.comparison(of: $0, list).damage.rectangles } ?? [.infinite]
    }

    /// Returns the change of a surface that shows the previous list. Where content was scrolled by whole pixels, the change moves the pixels,
    /// and only the rest is damage.
    package mutating func change(to list: DisplayList, on grid: SurfaceGrid) -> DisplayListChange {
        defer { latest = list }
        guard let latest else { return DisplayListChange(damage: [.infinite]) }
        let comparison = Self.comparison(of: latest, list)
        let change = DisplayListChange(damage: comparison.damage.rectangles, fadingGroups: comparison.fadingGroups)
        guard let scrolled = comparison.scrolledContent else { return change }
        return DisplayListChange(from: latest, to: list, scrolled: scrolled, insteadOf: change, on: grid) ?? change
    }

    private static func comparison(of old: DisplayList, _ new: DisplayList) -> DamageComparison {
        var comparison = DamageComparison()
        comparison.compare(old.entries, new.entries)
        return comparison
    }

    /// Forgets the previous list, so that everything is damaged next time.
    package mutating func reset() { latest = nil }
}
