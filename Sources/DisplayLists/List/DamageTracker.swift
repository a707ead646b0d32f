import AttributeGraph
import CoreGraphics
import Foundation

/// Computes the area to repaint when one display list replaces another.
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
        guard let latest else { return [.infinite] }
        var damage = DamageRectangles()
        Self.compare(latest.entries, list.entries, movedBy: .zero, &damage)
        return damage.rectangles
    }

    /// Forgets the previous list, so that everything is damaged next time.
    package mutating func reset() { latest = nil }

    /// Compares entries that are shifted by a distance in the list.
    private static func compare(
        _ old: [DisplayList.Entry], _ new: [DisplayList.Entry], movedBy distance: CGVector, _ damage: inout DamageRectangles
    ) {
        var start = 0
        var (oldEnd, newEnd) = (old.count, new.count)
        while start < oldEnd, start < newEnd, old[start].isSame(as: new[start]) { start += 1 }
        while oldEnd > start, newEnd > start, old[oldEnd - 1].isSame(as: new[newEnd - 1]) {
            oldEnd -= 1
            newEnd -= 1
        }
        guard start < oldEnd || start < newEnd else { return }
        if oldEnd - start == newEnd - start, (start..<oldEnd).allSatisfy({ old[$0].key == new[$0].key }) {
            for index in start..<oldEnd { compare(old[index], new[index], movedBy: distance, &damage) }
            return
        }
        match(old[start..<oldEnd], new[start..<newEnd], movedBy: distance, &damage)
    }

    /// Compares entries of which some have been inserted or removed.
    private static func match(
        _ old: ArraySlice<DisplayList.Entry>, _ new: ArraySlice<DisplayList.Entry>, movedBy distance: CGVector,
        _ damage: inout DamageRectangles
    ) {
        // A chunk that only one of the lists contains is compared item by item.
        let (oldKeys, newKeys) = (Set(old.map(\.key)), Set(new.map(\.key)))
        let old = old.opened { newKeys.contains($0) }
        let new = new.opened { oldKeys.contains($0) }
        var places: [DisplayList.Entry.Key: [Int]] = [:]
        for index in old.indices.reversed() { places[old[index].key, default: []].append(index) }
        var next = 0
        for entry in new {
            let key = entry.key
            while let place = places[key]?.last, place < next { places[key]?.removeLast() }
            guard let place = places[key]?.popLast() else {
                damage.add(entry.reach, movedBy: distance)
                continue
            }
            for index in next..<place { damage.add(old[index].reach, movedBy: distance) }
            compare(old[place], entry, movedBy: distance, &damage)
            next = place + 1
        }
        for index in next..<old.endIndex { damage.add(old[index].reach, movedBy: distance) }
    }

    private static func compare(
        _ old: DisplayList.Entry, _ new: DisplayList.Entry, movedBy distance: CGVector, _ damage: inout DamageRectangles
    ) {
        switch (old, new) {
        case (.item(let old), .item(let new)):
            compare(old, new, movedBy: distance, &damage)
        case (.chunk(let old, let offset), .chunk(let new, let newOffset)) where offset == newOffset:
            guard old !== new else { return }
            let inner = CGVector(dx: distance.dx + offset.dx, dy: distance.dy + offset.dy)
            NativeStack.withSpace { compare(old.entries, new.entries, movedBy: inner, &damage) }
        case (.chunk(let old, let offset), .chunk(let new, let newOffset)) where old !== new:
            // The chunk was redrawn at its new place: compare it with the old chunk moved there.
            let moved = DisplayList(entries: old.entries).offset(by: offset).entries
            let redrawn = DisplayList(entries: new.entries).offset(by: newOffset).entries
            NativeStack.withSpace { compare(moved, redrawn, movedBy: distance, &damage) }
        default:
            damage.add(old.reach, movedBy: distance)
            damage.add(new.reach, movedBy: distance)
        }
    }

    private static func compare(
        _ old: DisplayList.Item, _ new: DisplayList.Item, movedBy distance: CGVector, _ damage: inout DamageRectangles
    ) {
        // Within an unchanged group effect, only some of the items may have changed.
        if case .group(let effect, let oldList) = old.content, case .group(let newEffect, let newList) = new.content,
            effect.isSame(as: newEffect), effect.isLocal
        {
            var inner = DamageRectangles()
            NativeStack.withSpace { compare(oldList.entries, newList.entries, movedBy: .zero, &inner) }
            for rectangle in inner.rectangles { damage.add(effect.extent(around: rectangle), movedBy: distance) }
            return
        }
        if old.content.isSame(as: new.content) { return }
        damage.add(old.content.reach, movedBy: distance)
        damage.add(new.content.reach, movedBy: distance)
    }
}

extension DisplayList.Entry {
    /// The identity by which an entry is found in another list.
    fileprivate struct Key: Hashable {
        let identity: DisplayList.Identity
        /// The run of the chunk; nil for an item.
        let run: Int?
    }

    fileprivate var key: Key {
        switch self {
        case .item(let item): Key(identity: item.identity, run: nil)
        case .chunk(let chunk, _): Key(identity: chunk.identity, run: chunk.run)
        }
    }

    /// The area that the entry can affect.
    fileprivate var reach: CGRect { takesAway ? .infinite : extent }
}

extension ArraySlice<DisplayList.Entry> {
    /// The entries, with every chunk for whose key `isWhole` returns false replaced by its contents.
    fileprivate func opened(unless isWhole: (DisplayList.Entry.Key) -> Bool) -> [DisplayList.Entry] {
        var result: [DisplayList.Entry] = []
        for entry in self {
            if case .chunk(let chunk, let offset) = entry, !isWhole(entry.key) {
                let inner = DisplayList(entries: chunk.entries).offset(by: offset).entries
                result += NativeStack.withSpace { inner[...].opened(unless: isWhole) }
            } else {
                result.append(entry)
            }
        }
        return result
    }
}

extension DisplayList.Effect {
    /// Whether a change within a group affects nothing outside of `extent(around:)` of the change.
    fileprivate var isLocal: Bool {
        switch self {
        case .transform, .opacity, .clip, .mask, .blendMode, .compositing, .colorMatrix: true
        case .projection, .shadow, .blur, .porterDuff, .alphaThreshold, .backdrop: false
        }
    }
}

extension DisplayList.Content {
    /// The area that the content can affect: infinite if it erases its surroundings, otherwise its extent.
    fileprivate var reach: CGRect { takesAway ? .infinite : extent }

    package var takesAway: Bool {
        guard case .group(let effect, let list) = self else { return false }
        if case .porterDuff = effect { return true }
        return NativeStack.withSpace { list.entries.contains { $0.takesAway } }
    }
}

/// A few rectangles that together cover all added ones.
private struct DamageRectangles {
    private(set) var rectangles: [CGRect] = []

    /// A size in points that no display list has; larger rectangles count as infinite.
    private static let endless: CGFloat = 1e9

    mutating func add(_ rectangle: CGRect, movedBy distance: CGVector) { add(rectangle.offsetBy(distance)) }

    mutating func add(_ rectangle: CGRect) {
        guard !rectangle.isNull, rectangle.width >= 0, rectangle.height >= 0 else { return }
        guard rectangle.minX.isFinite, rectangle.minY.isFinite, rectangle.width < Self.endless, rectangle.height < Self.endless else {
            return rectangles = [.infinite]
        }
        var added = rectangle
        // Unite rectangles that overlap or nearly touch.
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
