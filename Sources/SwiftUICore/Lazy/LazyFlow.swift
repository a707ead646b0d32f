import Foundation

/// A sequence of views and loops that are laid out in lines, without a section in between.
final class LazyFlow {
    enum Part {
        case node(LazyNode)
        case loop(LazyChildren)

        func isSame(as other: Part) -> Bool {
            switch (self, other) {
            case (.node(let left), .node(let right)): left.node === right.node
            case (.loop(let left), .loop(let right)): left === right
            default: false
            }
        }
    }

    private(set) var parts: ContiguousArray<Part>
    /// The number of views before each part.
    private var starts = ContiguousArray<Int>()
    private var cellCount = 0
    /// The number of views that the line table was made for.
    private var preparedCount = 0
    private var versions = ContiguousArray<Int>()
    private var table = LineTable()
    /// The tracks that the line table was made for.
    private var tracks = ContiguousArray<LazyPass.Track>()
    /// The lines that were visible in the latest layout.
    private var shownLines = 0..<0
    /// The extent of the first line across the axis, when it was estimated last; nil before.
    private var firstExtent: CGFloat?
    /// The lengths of these lines, without gaps.
    private var shownLengths = ContiguousArray<CGFloat>()
    private var typicalGap = Spacing.defaultDistance
    /// The position of the flow in its list, passed on to its rows.
    var place = LazyRowPlace()
    /// The number of rows before the flow in the whole list.
    var rowsBefore = 0
    /// The numbers of rows of the lists in the lines, as far as they have been made, if the flow holds lists.
    private var listRows: [Int: Int] = [:]
    /// Whether every item of the loop is a list of its own, which needs the whole line.
    let holdsLists: Bool

    init(parts: ContiguousArray<Part>, holdsLists: Bool) {
        self.parts = parts
        self.holdsLists = holdsLists
    }

    func isSame(as other: LazyFlow) -> Bool {
        parts.count == other.parts.count && zip(parts, other.parts).allSatisfy { $0.isSame(as: $1) }
    }

    var nodes: [LazyNode] {
        parts.compactMap { if case .node(let node) = $0 { node } else { nil } }
    }

    var loops: [LazyChildren] {
        parts.compactMap { if case .loop(let loop) = $0 { loop } else { nil } }
    }

    // MARK: Cells

    private func recount() {
        cellCount = 0
        starts.removeAll(keepingCapacity: true)
        for part in parts {
            starts.append(cellCount)
            switch part {
            case .node: cellCount += 1
            case .loop(let loop): cellCount += loop.viewCount
            }
        }
    }

    /// The number of rows of the flow. Of lists that have not been made it counts nothing.
    var rowCount: Int {
        if holdsLists { return listRows.values.reduce(0, +) }
        recount()
        return cellCount
    }

    /// Whether all lists before a line are known to be empty.
    private func isFirstList(_ index: Int) -> Bool { (0..<index).allSatisfy { listRows[$0] == 0 } }

    /// The number of rows before a cell in the whole list.
    private func rowsBefore(cell index: Int) -> Int {
        holdsLists ? listRows.reduce(rowsBefore) { $1.key < index ? $0 + $1.value : $0 } : rowsBefore + index
    }

    /// Updates the number of cells and the line table for the current data of the loops and tracks of the container.
    private func prepare(_ pass: LazyPass) {
        let current = currentVersions
        let tracks = tracks(in: pass)
        if current != versions || tracks != self.tracks {
            versions = current
            self.tracks = tracks
            table = LineTable()
            listRows.removeAll()
            shownLines = 0..<0
        }
        recount()
        if cellCount != preparedCount {
            // If only the end of a single loop has changed, the lines before it stay valid.
            let unchanged = parts.count > 1 ? 0 : min(cellCount, preparedCount) / tracks.count
            if !table.isEmpty { table.removeAll(from: unchanged) }
            if holdsLists { listRows = listRows.filter { $0.key < unchanged } }
            shownLines = shownLines.clamped(to: 0..<unchanged)
            preparedCount = cellCount
        }
        if let spacing = pass.spacing { typicalGap = spacing }
    }

    private var currentVersions: ContiguousArray<Int> {
        ContiguousArray(parts.lazy.map { if case .loop(let loop) = $0 { loop.version } else { 0 } })
    }

    private func tracks(in pass: LazyPass) -> ContiguousArray<LazyPass.Track> {
        holdsLists ? [pass.fullTrack] : pass.tracks
    }

    private var lineCount: Int { (cellCount + tracks.count - 1) / tracks.count }

    private func cell(at index: Int, _ pass: LazyPass) -> LazyCell? {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle + 1 } else { high = middle }
        }
        // An empty loop has the same start as the next part: the last one contains the cell.
        let part = low - 1
        guard part >= 0 else { return nil }
        switch parts[part] {
        case .node(let node):
            guard index == starts[part] else { return nil }
            node.pass = pass.serial
            tell(.node(node.node), at: index, in: nil)
            return .node(node.node)
        case .loop(let loop):
            let (cell, countChanged) = loop.cell(at: index - starts[part], pass: pass.serial)
            if countChanged {
                recount()
                preparedCount = cellCount
                table.removeAll(from: index / tracks.count)
            }
            if cell == nil, index < cellCount, countChanged { return self.cell(at: index, pass) }
            if let cell {
                if pass.tracks.count > 1, cell.isList != holdsLists { (loop.isMixed, pass.foundMixedLoop) = (true, true) }
                tell(cell, at: index, in: loop, view: index - starts[part])
            }
            return cell
        }
    }

    /// The position of a cell in the list.
    private func place(at index: Int) -> LazyRowPlace {
        var place = place
        place.isFirst = place.isFirst && index == 0
        place.isLast = place.isLast && index == cellCount - 1
        return place
    }

    /// Passes its position to a row.
    private func tell(_ cell: LazyCell, at index: Int, in loop: LazyChildren?, view: Int = 0) {
        switch cell {
        case .node(let node):
            guard let row = node as? LazyRowNode else { return }
            var place = place(at: index)
            place.isOdd = rowsBefore(cell: index) % 2 == 1
            if let loop {
                let slot = loop.counts.slot(ofView: view).0
                place.index = slot
                place.identity = loop.identity(at: slot)
                place.loop = ObjectIdentifier(loop)
                place.loopCount = loop.slotCount
            }
            row.place = place
        case .list(let list):
            var place = place(at: index)
            // Empty sections are not counted among those before others.
            place.isFirst = self.place.isFirst && isFirstList(index)
            // Sections after loose rows are not the first.
            place.isInFirstSection = place.isInFirstSection && place.isFirst
            list.place = place
            list.rowsBefore = rowsBefore(cell: index)
            listRows[index] = list.rowCount
        }
    }

    // MARK: Lines

    private struct Line {
        var length: CGFloat = 0
        /// The spacing preferences towards the lines before and after.
        var spacing: ViewSpacing?
    }

    /// The cells of the line that was measured last. Kept, since a layout measures all visible lines.
    private var lineCells = ContiguousArray<LazyCell>()

    /// Measures the views of a line. Lists are placed as well, since they are laid out as they are measured.
    private func measureLine(
        _ index: Int, at position: CGFloat, in tracks: ContiguousArray<LazyPass.Track>, _ pass: LazyPass
    ) -> Line? {
        var line = Line()
        lineCells.removeAll(keepingCapacity: true)
        let first = index * tracks.count
        for offset in tracks.indices {
            guard let cell = cell(at: first + offset, pass) else { break }
            lineCells.append(cell)
            switch cell {
            case .node(let node): line.length = max(line.length, pass.length(of: node, in: tracks[offset]))
            case .list(let list): line.length = max(line.length, list.layOut(at: position, pass))
            }
        }
        guard let firstCell = lineCells.first else { return nil }
        if pass.spacing == nil, tracks.count == 1, case .node(let node) = firstCell { line.spacing = node.spacing }
        return line
    }

    /// The length of all lines, as far as is known.
    private func total(_ pass: LazyPass) -> CGFloat {
        guard cellCount > 0 else { return 0 }
        if table.isEmpty {
            return holdsLists ? estimate(pass).length : max(0, CGFloat(lineCount) * pass.typicalAdvance - typicalGap)
        }
        return max(0, table.position(of: lineCount) - typicalGap)
    }

    /// Whether there are no views.
    var isEmpty: Bool {
        recount()
        return cellCount == 0
    }

    /// Keeps the first items alive although they have no views, since they may get some.
    func keepEmptySlots(_ pass: LazyPass) {
        for loop in loops where loop.slotCount > 0 {
            pass.loops.append(loop)
            _ = loop.keepEmptySlots(beside: -1, pass: pass.serial)
        }
    }

    /// Places the visible lines, with the first line of all at `start`, and returns the length of all lines.
    func layOut(at start: CGFloat, _ pass: LazyPass) -> CGFloat {
        prepare(pass)
        for case .loop(let loop) in parts { pass.loops.append(loop) }
        guard cellCount > 0 else { return 0 }
        let first = pass.visible.lowerBound + pass.shift - start
        if pass.visible.upperBound + pass.shift - start <= 0 || (first > 0 && first >= total(pass)) {
            shownLines = 0..<0
            return total(pass)
        }
        var index = table.line(at: first, of: lineCount)
        var position = table.position(of: index)
        if table.isEmpty, first > 0 {
            // The length of rows does not predict that of lists.
            let advance = holdsLists ? (estimate(pass).length + typicalGap) / CGFloat(lineCount) : pass.typicalAdvance
            if advance > 0 { index = min(lineCount - 1, Int(min(first / advance, 1e15))) }
            position = CGFloat(index) * advance
        }
        let firstLine = index
        let placedBefore = pass.placements.count
        // The line that must not move on screen: the first line that was and still is visible, or else the first visible one.
        var anchor = firstLine
        var before = position
        let candidate = max(firstLine, shownLines.lowerBound)
        if candidate < shownLines.upperBound {
            let candidatePosition = table.position(of: candidate)
            if candidatePosition < pass.visible.upperBound + pass.shift - start { (anchor, before) = (candidate, candidatePosition) }
        }
        let shiftBefore = pass.shift
        var previous: Line?
        let tracks = tracks
        shownLengths.removeAll(keepingCapacity: true)
        while index < lineCount {
            // Corrections before the anchor are included in its position.
            if index == anchor { pass.shift = shiftBefore }
            // Nested lists may change the shift.
            if position >= pass.visible.upperBound + pass.shift - start { break }
            guard let line = measureLine(index, at: start + position, in: tracks, pass) else { break }
            if pass.spacing == nil, let above = previous?.spacing, let below = line.spacing {
                let gap = above.distance(to: below, along: pass.axis)
                position += gap - typicalGap
                table.set(previous!.length + gap, at: index - 1)
                typicalGap = gap
            }
            table.set(line.length + typicalGap, at: index)
            for offset in lineCells.indices {
                if case .node(let node) = lineCells[offset] {
                    pass.place(node, in: tracks[offset], at: start + position, lineLength: line.length, isShared: tracks.count > 1)
                }
            }
            position += line.length + typicalGap
            shownLengths.append(line.length)
            previous = line
            index += 1
        }
        lineCells.removeAll(keepingCapacity: true)
        shownLines = firstLine..<max(firstLine, index)
        // The length of lists does not predict that of rows.
        if !holdsLists { pass.typicalAdvance = table.mean }
        let moved = table.position(of: anchor) - before
        if abs(moved) > 1e-6 {
            pass.movePlacements(from: placedBefore, by: moved)
            pass.shift += moved
        }
        return total(pass)
    }

    /// Returns the position and length of an item of a loop along the axis: in one of these lines, or in a list in one of them.
    func place(ofItem index: Int, in loop: LazyChildren, _ pass: LazyPass) -> (start: CGFloat, length: CGFloat)? {
        if tracks.isEmpty { prepare(pass) }
        recount()
        for (part, start) in zip(parts, starts) {
            guard case .loop(let candidate) = part else { continue }
            if let view = candidate.viewIndex(ofItem: index, in: loop) { return place(ofLine: (start + view) / tracks.count, pass) }
            for (slotIndex, slot) in candidate.shown {
                guard let list = slot.list, let inner = list.place(ofItem: index, in: loop, pass) else { continue }
                let outer = place(ofLine: (start + candidate.counts.start(of: slotIndex)) / tracks.count, pass)
                return (outer.start + inner.start, inner.length)
            }
        }
        return nil
    }

    private func place(ofLine line: Int, _ pass: LazyPass) -> (start: CGFloat, length: CGFloat) {
        if table.isEmpty { return (CGFloat(line) * pass.typicalAdvance, max(0, pass.typicalAdvance - typicalGap)) }
        return (table.position(of: line), max(0, (table[line] ?? table.mean) - typicalGap))
    }

    /// Returns the estimated length of all lines for a proposal, based on the visible lines or else the first one, and the extent of the first line
    /// across the axis, which is a stack's ideal extent and is not determined after the pass has laid out the lines.
    func estimate(_ pass: LazyPass) -> (length: CGFloat, across: CGFloat) {
        let tracks = tracks(in: pass)
        let isKnown = tracks == self.tracks && currentVersions == versions
        if self.tracks.isEmpty { prepare(pass) }
        recount()
        guard cellCount > 0 else { return (0, 0) }
        if pass.isLaidOut, isKnown, !holdsLists, !table.isEmpty { return (total(pass), 0) }
        if shownLines.isEmpty, !table.isEmpty || (pass.typicalAdvance > 0 && !holdsLists) {
            return (table.isEmpty ? total(pass) : CGFloat((cellCount + tracks.count - 1) / tracks.count) * table.mean - typicalGap, 0)
        }
        var across: CGFloat?
        var sum: CGFloat = 0
        var count = 0
        let sampled = shownLines.isEmpty ? 0..<1 : shownLines
        for index in sampled {
            var extent: CGFloat = 0
            guard let length = estimateLine(index, pass, tracks, &extent) else { break }
            if index == 0 { firstExtent = extent }
            across = across ?? firstExtent ?? extent
            sum += length
            count += 1
            guard isKnown, index - shownLines.lowerBound < shownLengths.count, let advance = table[index] else { continue }
            table.set(advance + length - shownLengths[index - shownLines.lowerBound], at: index)
            shownLengths[index - shownLines.lowerBound] = length
        }
        if isKnown, !table.isEmpty { return (total(pass), across ?? 0) }
        guard count > 0 else { return (0, 0) }
        let advance = sum / CGFloat(count) + typicalGap
        if pass.typicalAdvance == 0, !holdsLists { pass.typicalAdvance = advance }
        return (max(0, CGFloat((cellCount + tracks.count - 1) / tracks.count) * advance - typicalGap), across ?? 0)
    }

    private func estimateLine(
        _ index: Int, _ pass: LazyPass, _ tracks: ContiguousArray<LazyPass.Track>, _ across: inout CGFloat
    ) -> CGFloat? {
        var length: CGFloat?
        for (offset, track) in tracks.enumerated() {
            guard let cell = cell(at: index * tracks.count + offset, pass) else { break }
            switch cell {
            case .node(let node):
                length = max(length ?? 0, pass.length(of: node, in: track))
                if track.length.isNaN {
                    let own = node.size(for: pass.proposal(for: track))[pass.axis.perpendicular]
                    if own.isFinite { across = max(across, own) }
                }
            case .list(let list):
                let estimate = list.estimate(pass)
                length = max(length ?? 0, estimate.length)
                across = max(across, estimate.across)
            }
        }
        return length
    }
}
