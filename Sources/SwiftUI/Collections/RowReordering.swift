import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// The loop whose rows the user can move by dragging them.
struct RowReordering {
    var loop: ObjectIdentifier
    /// Called with the offset of a row, and with the offset before which to put it.
    var move: (IndexSet, Int) -> Void

    /// Returns the reordering of a row, or nil if the row cannot be moved.
    init?(_ place: LazyRowPlace, _ traits: ListRowTraits) {
        guard let loop = place.loop, let move = traits.move else { return nil }
        self.loop = loop
        self.move = move
    }

    /// Moves a row to just before the row at an offset, unless it is there.
    func move(_ row: DraggedRow, to offset: Int) {
        guard offset != row.index, offset != row.index + 1 else { return }
        move(IndexSet(integer: row.index), offset)
    }
}

/// A row of a list that is being dragged to another place. Only rows of the same loop accept it.
final class DraggedRow: NSItemProvider, @unchecked Sendable {
    static let type = UTType(exportedAs: "org.apus.list-row")

    let loop: ObjectIdentifier
    let index: Int

    init(loop: ObjectIdentifier, index: Int) {
        self.loop = loop
        self.index = index
        super.init()
        registerDataRepresentation(forTypeIdentifier: Self.type.identifier, visibility: .ownProcess) { completion in
            completion(Data(), nil)
            return nil
        }
    }
}

/// Lets the user drag a row to another place in its loop: at once with a mouse, and with a finger that has held the row.
struct RowDragSource {
    var reordering: RowReordering?
    var index: Int?
}

extension RowDragSource: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        if let reordering, let index {
            content.itemProvider { DraggedRow(loop: reordering.loop, index: index) }
        } else {
            content
        }
    }
}

/// The heights of the rows of a list that have been shown, by which a dragged row finds its new place. One object exists for the lifetime of the list.
final class RowHeights {
    private var heights: [ObjectIdentifier: [Int: CGFloat]] = [:]

    func set(_ height: CGFloat, of place: LazyRowPlace) {
        if let loop = place.loop, let index = place.index { heights[loop, default: [:]][index] = height }
    }

    /// Returns the offset before which a row belongs that has been dragged by a distance: a row is passed when half of it is.
    func destination(of place: LazyRowPlace, draggedBy distance: CGFloat) -> Int? {
        guard let loop = place.loop, let index = place.index, let own = heights[loop]?[index] else { return nil }
        let isDown = distance > 0
        var rest = abs(distance)
        var reached = index
        while true {
            let next = isDown ? reached + 1 : reached - 1
            guard next >= 0, next < place.loopCount else { break }
            let height = heights[loop]?[next] ?? own
            guard rest >= height / 2 else { break }
            rest -= height
            reached = next
        }
        return reached > index ? reached + 1 : reached
    }
}
