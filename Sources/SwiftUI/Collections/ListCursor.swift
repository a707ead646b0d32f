import CoreGraphics
import Foundation
import SwiftUICore

/// The row from which keys and clicks move or extend the selection of a list, and the rows that have been created. One object exists for the lifetime
/// of the list.
final class ListCursor {
    struct Row {
        var frame: CGRect
        var delete: ((IndexSet) -> Void)?
        var index: Int?
        /// Returns the text by which typing selects the row; nil for none.
        var text: () -> String?
        /// Returns the expansion of the row, if it is one of a tree.
        var expansion: () -> RowExpansion?
        /// Returns the time on the clock of the views, in seconds.
        var time: () -> Double
    }

    private var rows: [AnyHashable: Row] = [:]
    /// The links to views in the rows of a list that selects the row of the open link.
    private(set) var links: [AnyHashable: RowLink] = [:]
    /// The row where an extended selection starts, and below it the row where it ends.
    private var anchor: AnyHashable?
    private var lead: AnyHashable?
    /// The characters that have been typed to select a row, and when the last one was typed.
    private var typed = ""
    private var typedAt = -Double.infinity
    /// The pause after which typing begins anew, in seconds.
    private static let typingPause = 1.0

    func place(_ tag: AnyHashable, _ row: Row) { rows[tag] = row }

    /// Keeps the link of a row, and returns the value that selects the row; nil without a link to a view.
    func place(_ link: RowLink?) -> AnyHashable? {
        guard let link, let open = link.open else { return nil }
        links[open.id] = link
        return open.id
    }

    func remove(_ tag: AnyHashable) {
        rows[tag] = nil
        links[tag] = nil
    }

    /// The values of the rows that have been created, in order.
    private var created: [AnyHashable] {
        rows.sorted { ($0.value.frame.minY, $0.value.frame.minX) < ($1.value.frame.minY, $1.value.frame.minX) }.map(\.key)
    }

    /// Returns the values of all rows that the list has enumerated without creating them, with the created rows that it cannot enumerate inserted at
    /// their positions on screen.
    private func order(_ listed: [ListedRow]) -> [AnyHashable] {
        var order = listed.values
        guard !order.isEmpty else { return created }
        let known = Set(order)
        guard rows.keys.contains(where: { !known.contains($0) }) else { return order }
        var place = 0
        for row in created {
            if let index = order.firstIndex(of: row) {
                place = index + 1
            } else {
                order.insert(row, at: place)
                place += 1
            }
        }
        return order
    }

    /// A row to which the list scrolls.
    struct Destination {
        var identity: AnyHashable
        /// Where the row is in the viewport afterwards; nil to scroll as little as possible.
        var anchor: UnitPoint?
    }

    /// Returns where to scroll to show a row.
    private func destination(_ row: AnyHashable, _ listed: [ListedRow]) -> Destination {
        // Of a list whose other rows cannot be enumerated, the rows next to the last created one are created when they are near the viewport.
        let created = created
        let isAtEdge = (row == created.first || row == created.last) && !listed.contains { $0.value == row }
        return Destination(identity: listed.identity(of: row) ?? row, anchor: isAtEdge ? .center : nil)
    }

    /// Moves the selection by one step, or extends it; returns the reached row, or nil if there are no rows.
    func move(by step: Int, extending: Bool, in selection: ListSelection) -> Destination? {
        let listed = selection.listedRows?() ?? []
        let order = order(listed)
        let selected = Set(selection.selected())
        let start =
            lead.flatMap { selected.contains($0) ? $0 : nil }
            ?? (step > 0 ? order.last { selected.contains($0) } : order.first { selected.contains($0) })
        guard let start, let place = order.firstIndex(of: start) else {
            guard let target = step > 0 ? order.first : order.last else { return nil }
            (anchor, lead) = (target, target)
            selection.replace([target])
            return destination(target, listed)
        }
        let next = min(max(0, place + step), order.count - 1)
        lead = order[next]
        if extending, selection.allowsSeveral {
            let origin = anchor.flatMap { order.firstIndex(of: $0) } ?? place
            anchor = order[origin]
            selection.replace(Array(order[min(origin, next)...max(origin, next)]))
        } else {
            anchor = order[next]
            selection.replace([order[next]])
        }
        return destination(order[next], listed)
    }

    /// Selects a row. Where several rows can be selected, the command key adds it or removes it, and the shift key selects the rows from the one that
    /// was selected before.
    func click(_ tag: AnyHashable, holding held: EventModifiers, in selection: ListSelection) {
        lead = tag
        if selection.allowsSeveral, held.contains(.shift) {
            let order = order(selection.listedRows?() ?? [])
            let selected = Set(selection.selected())
            let origin = anchor.flatMap { order.firstIndex(of: $0) } ?? order.firstIndex { selected.contains($0) }
            if let origin, let place = order.firstIndex(of: tag) {
                anchor = order[origin]
                return selection.replace(Array(order[min(origin, place)...max(origin, place)]))
            }
        }
        anchor = tag
        selection.select(tag, selection.allowsSeveral && held.contains(.command))
    }

    /// Selects the next row whose text begins with the characters typed since the last pause. Returns the row, or nil if no row matches.
    /// Rows far outside of the viewport have not been created, and are not found.
    func type(_ characters: String, in selection: ListSelection) -> Destination? {
        guard let now = rows.values.first?.time() else { return nil }
        let isContinued = now - typedAt <= Self.typingPause
        // A space after a recent character belongs to the typed text; otherwise it presses the focused view.
        guard isContinued || !characters.allSatisfy(\.isWhitespace) else { return nil }
        typed = isContinued ? typed + characters : characters
        typedAt = now
        let listed = selection.listedRows?() ?? []
        let order = order(listed)
        let selected = Set(selection.selected())
        // The first character moves on from the selected row, so that repeating it reaches the next match after a pause.
        let start = order.firstIndex(where: selected.contains).map { isContinued ? $0 : $0 + 1 } ?? 0
        let candidates = order[min(start, order.count)...] + order[..<min(start, order.count)]
        let found = candidates.first { tag in
            rows[tag]?.text()?.range(of: typed, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
        }
        guard let found else { return nil }
        (anchor, lead) = (found, found)
        selection.replace([found])
        return destination(found, listed)
    }

    /// Expands or collapses the selected row; returns whether it is a row of a tree that was not so before.
    @MainActor func expand(_ isExpanded: Bool, in selection: ListSelection) -> Bool {
        let selected = selection.selected()
        guard selected.count == 1, let expansion = rows[selected[0]]?.expansion(), expansion.isExpanded != isExpanded else { return false }
        expansion.set(isExpanded)
        return true
    }

    /// Selects all rows; returns false where multiple selection is not allowed.
    func selectAll(in selection: ListSelection) -> Bool {
        guard selection.allowsSeveral else { return false }
        selection.replace(order(selection.listedRows?() ?? []))
        return true
    }

    /// Deletes the selected rows that can be deleted; returns false if there are none. Of the rows that have not been created, those can be deleted
    /// that belong to the loop of a created row.
    func deleteSelected(in selection: ListSelection) -> Bool {
        let places = selection.listedRows?().places ?? [:]
        var deletions: [Subview.ID: (delete: (IndexSet) -> Void, indices: IndexSet)] = [:]
        var misplaced: Set<Subview.ID> = []
        for (tag, row) in rows {
            guard let delete = row.delete, let index = row.index, let place = places[tag] else { continue }
            if place.index != index { misplaced.insert(place.loop) }
            deletions[place.loop] = (delete, [])
        }
        for loop in misplaced { deletions[loop] = nil }
        // Rows that the list does not know count as those of one loop.
        var (unlisted, others): (((IndexSet) -> Void)?, IndexSet) = (nil, [])
        for tag in selection.selected() {
            let row = rows[tag]
            if let row, row.delete == nil { continue }
            if let place = places[tag], deletions[place.loop] != nil {
                deletions[place.loop]?.indices.insert(place.index)
            } else if let delete = row?.delete, let index = row?.index {
                unlisted = unlisted ?? delete
                others.insert(index)
            }
        }
        let all = deletions.values.filter { !$0.indices.isEmpty }
        for deletion in all { deletion.delete(deletion.indices) }
        unlisted?(others)
        return !all.isEmpty || unlisted != nil
    }
}
