import AttributeGraph
import CoreGraphics

/// Compares two display lists and collects the area where they differ.
///
/// The old list can be compared as if it had moved by a distance, within an area. The differences are then the damage that remains after the
/// pixels of the area have been moved by that distance.
struct DamageComparison {
    private(set) var damage = DamageRectangles()
    /// The groups of which only the opacity differs.
    private(set) var fadingGroups: [DisplayListChange.FadingGroup] = []
    /// The scrolled content with the largest part that stays visible.
    private(set) var scrolledContent: ScrolledContent?
    /// The area of interest, in the coordinates of the new list.
    private let area: CGRect
    /// The rectangular clip around the entries, in the coordinates of the new list.
    private let viewport: CGRect?

    init(within area: CGRect = .infinite, clippedTo viewport: CGRect? = nil) {
        self.area = area
        self.viewport = viewport
    }

    /// Compares the entries of two lists.
    ///
    /// - Parameter shift: The distance by which the old entries are moved before they are compared.
    mutating func compare(_ old: [DisplayList.Entry], _ new: [DisplayList.Entry], shift: CGVector = .zero) {
        compare(old, new, Coordinates(shift: shift, area: area))
    }

    /// The coordinates of compared entries.
    private struct Coordinates {
        /// The distance from these coordinates to those of the list.
        var distance = CGVector.zero
        /// The distance by which old entries are moved.
        var shift: CGVector
        /// The area of interest in these coordinates.
        var area: CGRect

        func moved(by offset: CGVector) -> Coordinates {
            Coordinates(distance: distance + offset, shift: shift, area: area.offsetBy(CGVector(dx: -offset.dx, dy: -offset.dy)))
        }
    }

    private mutating func compare(_ old: [DisplayList.Entry], _ new: [DisplayList.Entry], _ coordinates: Coordinates) {
        var start = 0
        var (oldEnd, newEnd) = (old.count, new.count)
        let shift = coordinates.shift
        while start < oldEnd, start < newEnd, old[start].isSame(as: new[start], movedBy: shift) { start += 1 }
        while oldEnd > start, newEnd > start, old[oldEnd - 1].isSame(as: new[newEnd - 1], movedBy: shift) {
            oldEnd -= 1
            newEnd -= 1
        }
        guard start < oldEnd || start < newEnd else { return }
        if oldEnd - start == newEnd - start, (start..<oldEnd).allSatisfy({ old[$0].key == new[$0].key }) {
            for index in start..<oldEnd { compare(old[index], new[index], coordinates) }
            return
        }
        match(old[start..<oldEnd], new[start..<newEnd], coordinates)
    }

    /// Compares entries of which some have been inserted or removed.
    private mutating func match(
        _ old: ArraySlice<DisplayList.Entry>, _ new: ArraySlice<DisplayList.Entry>, _ coordinates: Coordinates
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
                add(entry.extent, coordinates)
                continue
            }
            for index in next..<place { addOld(old[index].extent, coordinates) }
            compare(old[place], entry, coordinates)
            next = place + 1
        }
        for index in next..<old.endIndex { addOld(old[index].extent, coordinates) }
    }

    private mutating func compare(_ old: DisplayList.Entry, _ new: DisplayList.Entry, _ coordinates: Coordinates) {
        switch (old, new) {
        case (.item(let old), .item(let new)):
            compare(old.content, new.content, coordinates)
        case (.chunk(let oldChunk, let oldOffset), .chunk(let newChunk, let newOffset)):
            var inner = coordinates.moved(by: newOffset)
            inner.shift = (oldOffset + coordinates.shift - newOffset).withoutRoundingErrors
            if inner.shift != .zero { addScrolled(CGVector(dx: -inner.shift.dx, dy: -inner.shift.dy)) }
            // All of a chunk that moves in another direction is damaged, except for backgrounds, which matter within an area only.
            if oldChunk === newChunk {
                guard inner.shift != .zero else { return }
                guard area.isInfinite else { return NativeStack.withSpace { compare(oldChunk.entries, newChunk.entries, inner) } }
                addOld(old.extent, coordinates)
                add(new.extent, coordinates)
            } else {
                NativeStack.withSpace { compare(oldChunk.entries, newChunk.entries, inner) }
            }
        default:
            addOld(old.extent, coordinates)
            add(new.extent, coordinates)
        }
    }

    private mutating func compare(_ old: DisplayList.Content, _ new: DisplayList.Content, _ coordinates: Coordinates) {
        if case .group(let effect, let oldList) = old, case .group(let newEffect, let newList) = new,
            compare(effect, oldList, newEffect, newList, coordinates)
        {
            return
        }
        if case .rectangles(let old) = old, case .rectangles(let new) = new {
            for area in old.differences(from: new, movedBy: coordinates.shift) { add(area, coordinates) }
            return
        }
        if old.isSame(as: new, movedBy: coordinates.shift, within: coordinates.area) { return }
        addOld(old.extent, coordinates)
        add(new.extent, coordinates)
    }

    /// Compares groups as far as their items differ, and returns whether that is all that differs.
    private mutating func compare(
        _ effect: DisplayList.Effect, _ old: DisplayList, _ newEffect: DisplayList.Effect, _ new: DisplayList, _ coordinates: Coordinates
    ) -> Bool {
        let shift = coordinates.shift
        guard newEffect.isLocal, effect.isSame(as: newEffect, movedBy: shift, within: coordinates.area) else {
            if case .opacity = effect, case .opacity = newEffect, let (chunk, offset) = new.onlyChunk, old.onlyChunk?.chunk === chunk,
                chunk.backdrops.isEmpty
            {
                fadingGroups.append(.init(chunk: chunk, offset: offset + coordinates.distance))
            }
            return false
        }
        var clip: CGRect?
        if case .clip(.rect(let rect), _) = newEffect, newEffect.keepsCoordinates {
            let outer = viewport?.offsetBy(CGVector(dx: -coordinates.distance.dx, dy: -coordinates.distance.dy))
            clip = outer?.intersection(rect.standardized) ?? rect.standardized
        }
        var inner = DamageComparison(within: newEffect.keepsCoordinates ? coordinates.area : .infinite, clippedTo: clip)
        NativeStack.withSpace { inner.compare(old.entries, new.entries, shift: shift) }
        for rectangle in inner.damage.rectangles { add(newEffect.extent(around: rectangle), coordinates) }
        if newEffect.keepsCoordinates {
            fadingGroups += inner.fadingGroups.map { .init(chunk: $0.chunk, offset: $0.offset + coordinates.distance) }
        }
        if let found = inner.scrolledContent {
            add(ScrolledContent(viewport: found.viewport.offsetBy(coordinates.distance), distance: found.distance))
        }
        return true
    }

    private mutating func addScrolled(_ distance: CGVector) {
        if let viewport { add(ScrolledContent(viewport: viewport, distance: distance)) }
    }

    private mutating func add(_ content: ScrolledContent) {
        if content.visibleArea > scrolledContent?.visibleArea ?? 0 { scrolledContent = content }
    }

    private mutating func add(_ reach: CGRect, _ coordinates: Coordinates) {
        let reach = reach.offsetBy(coordinates.distance)
        // Antialiased edges extend a pixel into the area.
        damage.add(area.isInfinite ? reach : reach.insetBy(dx: -1, dy: -1).intersection(area))
    }

    private mutating func addOld(_ reach: CGRect, _ coordinates: Coordinates) {
        add(reach.offsetBy(coordinates.shift), coordinates)
    }
}

extension DisplayList.Entry {
    /// The identity by which an entry is found in another list.
    struct Key: Hashable {
        let identity: DisplayList.Identity
        /// The run of the chunk; nil for an item.
        let run: Int?
    }

    var key: Key {
        switch self {
        case .item(let item): Key(identity: item.identity, run: nil)
        case .chunk(let chunk, _): Key(identity: chunk.identity, run: chunk.run)
        }
    }

    /// Whether the entry, moved by a distance, is known to look like another one.
    fileprivate func isSame(as other: DisplayList.Entry, movedBy shift: CGVector) -> Bool {
        if shift == .zero { return isSame(as: other) }
        guard case .chunk(let chunk, let offset) = self, case .chunk(let otherChunk, let otherOffset) = other else { return false }
        return chunk === otherChunk && (offset + shift - otherOffset).withoutRoundingErrors == .zero
    }
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

    /// Whether items within the group are drawn at their own coordinates.
    fileprivate var keepsCoordinates: Bool {
        switch self {
        case .transform, .projection: false
        default: true
        }
    }

    /// Whether the effect, moved by a distance, is known to be the same as another one within an area.
    fileprivate func isSame(as other: DisplayList.Effect, movedBy shift: CGVector, within area: CGRect) -> Bool {
        guard shift != .zero else { return isSame(as: other) }
        if case .clip(.rect(let rect), _) = self, case .clip(.rect(let otherRect), _) = other {
            return rect.offsetBy(shift).isSame(as: otherRect, within: area)
        }
        return offset(by: shift).isSame(as: other)
    }
}

extension DisplayList {
    /// The only entry, if it is a chunk.
    fileprivate var onlyChunk: (chunk: Chunk, offset: CGVector)? {
        guard entries.count == 1, case .chunk(let chunk, let offset) = entries[0] else { return nil }
        return (chunk, offset)
    }
}

extension DisplayList.Content {
    /// Whether the content, moved by a distance, is known to look like another one within an area.
    fileprivate func isSame(as other: DisplayList.Content, movedBy shift: CGVector, within area: CGRect) -> Bool {
        guard shift != .zero else { return isSame(as: other) }
        // A background looks the same wherever it is.
        if case .fill(.rect(let rect), let paint, let options) = self, case .fill(.rect(let otherRect), let otherPaint, let otherOptions) = other,
            paint.solidColor != nil, paint == otherPaint, options == otherOptions
        {
            return rect.offsetBy(shift).isSame(as: otherRect, within: area)
        }
        // What a backdrop reads may lie outside of the area.
        guard !readsBackdrop else { return false }
        return offset(by: shift).isSame(as: other)
    }

    private var readsBackdrop: Bool {
        var areas: [CGRect] = []
        DisplayList(items: [DisplayList.Item(identity: DisplayList.Identity(node: 0), frame: .zero, content: self)]).addBackdrops(to: &areas)
        return !areas.isEmpty
    }
}

extension CGVector {
    static func + (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
    static func - (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy) }

    /// The vector, or zero if it is much shorter than a pixel.
    var withoutRoundingErrors: CGVector { abs(dx) < 1e-6 && abs(dy) < 1e-6 ? .zero : self }
}

extension CGRect {
    /// Whether two rectangles have the same intersection with an area, within rounding errors.
    fileprivate func isSame(as other: CGRect, within area: CGRect) -> Bool {
        let (part, otherPart) = (standardized.intersection(area), other.standardized.intersection(area))
        if part.isNull || otherPart.isNull { return part.isNull && otherPart.isNull }
        return abs(part.minX - otherPart.minX) < 1e-6 && abs(part.minY - otherPart.minY) < 1e-6 && abs(part.maxX - otherPart.maxX) < 1e-6
            && abs(part.maxY - otherPart.maxY) < 1e-6
    }
}
