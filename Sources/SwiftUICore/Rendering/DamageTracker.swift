import AttributeGraph
import CoreGraphics
import Foundation

/// Finds what must be painted anew when one picture follows another.
///
/// Items that both lists have, in the same order, look the same where no other item has changed: a pixel depends on the
/// items that reach it and on their order. Damage is therefore what the items reach that only one of the lists has. Takes
/// time linear in the number of items.
package struct DamageTracker: Sendable {
    /// More rectangles than this are painted as one: each costs a walk through the list.
    package static let rectangleLimit = 8

    /// The picture that was compared last; nil when nothing is known of what is shown.
    package private(set) var latest: DisplayList?

    package init() {}

    /// Rectangles, in the list's coordinates, outside of which `list` looks as the list before. Infinite at first.
    ///
    /// Edges may be smoothed over a pixel more. Rectangles do not overlap much, and there are at most `rectangleLimit`.
    package mutating func damage(of list: DisplayList) -> [CGRect] {
        defer { latest = list }
        guard let latest else { return [.infinite] }
        var damage = DamageRectangles()
        Self.compare(latest.items, list.items, &damage)
        return damage.rectangles
    }

    /// Forgets the picture: everything is damaged next time.
    package mutating func reset() { latest = nil }

    private static func compare(_ old: [DisplayList.Item], _ new: [DisplayList.Item], _ damage: inout DamageRectangles) {
        var start = 0
        var (oldEnd, newEnd) = (old.count, new.count)
        while start < oldEnd, start < newEnd, old[start].isSame(as: new[start]) { start += 1 }
        while oldEnd > start, newEnd > start, old[oldEnd - 1].isSame(as: new[newEnd - 1]) {
            oldEnd -= 1
            newEnd -= 1
        }
        if oldEnd - start == newEnd - start {
            var isPaired = true
            for index in start..<oldEnd where old[index].identity != new[index].identity {
                isPaired = false
                break
            }
            if isPaired {
                for index in start..<oldEnd { compare(old[index], new[index], &damage) }
                return
            }
        }
        match(old[start..<oldEnd], new[start..<newEnd], &damage)
    }

    /// Compares items of which some have come or gone.
    private static func match(
        _ old: ArraySlice<DisplayList.Item>, _ new: ArraySlice<DisplayList.Item>, _ damage: inout DamageRectangles
    ) {
        var places: [DisplayList.Identity: [Int]] = [:]
        for index in old.indices.reversed() { places[old[index].identity, default: []].append(index) }
        var next = old.startIndex
        for item in new {
            while let place = places[item.identity]?.last, place < next { places[item.identity]?.removeLast() }
            guard let place = places[item.identity]?.popLast() else {
                damage.add(item.content.reach)
                continue
            }
            for index in next..<place { damage.add(old[index].content.reach) }
            compare(old[place], item, &damage)
            next = place + 1
        }
        for index in next..<old.endIndex { damage.add(old[index].content.reach) }
    }

    private static func compare(_ old: DisplayList.Item, _ new: DisplayList.Item, _ damage: inout DamageRectangles) {
        if old.content.isSame(as: new.content) { return }
        // Inside of a group that stays the same only a part may have changed.
        if case .group(let effect, let oldList) = old.content, case .group(let newEffect, let newList) = new.content,
            effect.isSame(as: newEffect), effect.isLocal
        {
            var inner = DamageRectangles()
            NativeStack.withSpace { compare(oldList.items, newList.items, &inner) }
            for rectangle in inner.rectangles { damage.add(effect.extent(around: rectangle)) }
            return
        }
        damage.add(old.content.reach)
        damage.add(new.content.reach)
    }
}

extension DisplayList.Effect {
    /// Whether a change in a group reaches no further than `extent(around:)` of the change.
    fileprivate var isLocal: Bool {
        switch self {
        case .transform, .opacity, .clip, .mask, .blendMode, .compositing, .colorMatrix: true
        case .projection, .shadow, .blur, .porterDuff, .alphaThreshold: false
        }
    }
}

extension DisplayList.Content {
    /// What the content can change: more than its extent if it takes away what is around it.
    fileprivate var reach: CGRect { takesAway ? .infinite : extent }

    private var takesAway: Bool {
        guard case .group(let effect, let list) = self else { return false }
        if case .porterDuff = effect { return true }
        return NativeStack.withSpace { list.items.contains { $0.content.takesAway } }
    }
}

/// A few rectangles that together cover what was added.
private struct DamageRectangles {
    private(set) var rectangles: [CGRect] = []

    /// No picture is as large, in points.
    private static let endless: CGFloat = 1e9

    mutating func add(_ rectangle: CGRect) {
        guard !rectangle.isNull, rectangle.width >= 0, rectangle.height >= 0 else { return }
        guard rectangle.minX.isFinite, rectangle.minY.isFinite, rectangle.width < Self.endless, rectangle.height < Self.endless else {
            return rectangles = [.infinite]
        }
        var added = rectangle
        // What overlaps, or nearly touches, is painted together.
        while let index = rectangles.firstIndex(where: { $0.insetBy(dx: -2, dy: -2).intersects(added) }) {
            if rectangles[index].contains(added) { return }
            added = added.union(rectangles.remove(at: index))
        }
        if rectangles.count >= DamageTracker.rectangleLimit {
            rectangles = [rectangles.reduce(added) { $0.union($1) }]
        } else {
            rectangles.append(added)
        }
    }
}
