import SwiftUICore

/// A row of a list that knows its rows without creating them.
struct ListedRow {
    /// The place of a row: a loop, and the index of its element there.
    struct LoopPlace {
        var loop: Subview.ID
        var index: Int
    }

    /// The value that selects the row; nil if the row cannot be selected.
    var value: AnyHashable?
    /// The identity by which a scroll view finds the row; nil if the list does not know it.
    var identity: AnyHashable?
    /// The place of the row if the user may delete it; nil if its element may have no row.
    var place: LoopPlace?
}

extension [ListedRow] {
    /// The values of the rows that can be selected, in order.
    var values: [AnyHashable] { compactMap(\.value) }

    /// The places of the rows in their loops, by their values.
    var places: [AnyHashable: ListedRow.LoopPlace] {
        reduce(into: [:]) { places, row in
            if let value = row.value, let place = row.place { places[value] = place }
        }
    }

    /// Returns the identity of the row with a value; nil if the list does not know it or several rows share it.
    func identity(of value: AnyHashable) -> AnyHashable? {
        guard let identity = first(where: { $0.value == value })?.identity else { return nil }
        return count { $0.identity == identity } == 1 ? identity : nil
    }
}
