import LedgerModel

/// The states of a book before and after its changes.
struct BookHistory {
    private struct Step {
        var action: BookAction
        var book: Book
    }

    private var past: [Step] = []
    private var future: [Step] = []
    private let limit = 200

    /// The change that would be undone.
    var undoableAction: BookAction? { past.last?.action }
    /// The change that would be redone.
    var redoableAction: BookAction? { future.last?.action }

    /// Records the state before a change.
    mutating func record(_ action: BookAction, before book: Book) {
        past.append(Step(action: action, book: book))
        if past.count > limit { past.removeFirst() }
        future = []
    }

    /// Goes back before the latest change.
    mutating func undo(_ book: inout Book) {
        guard let step = past.popLast() else { return }
        future.append(Step(action: step.action, book: book))
        book = step.book
    }

    /// Repeats the change undone last.
    mutating func redo(_ book: inout Book) {
        guard let step = future.popLast() else { return }
        past.append(Step(action: step.action, book: book))
        book = step.book
    }
}
