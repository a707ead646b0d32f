/// Records whether an item of a lazy container has state that would be lost if the item were made again.
package final class StateKeeper {
    private let outer: StateKeeper?
    /// Whether the item must be kept while it is invisible.
    private(set) var isNeeded = false

    init(outer: StateKeeper?) {
        self.outer = outer
    }

    /// Marks the item, and the enclosing items, to be kept.
    func keep() {
        guard !isNeeded else { return }
        isNeeded = true
        outer?.keep()
    }

    /// Keeps the item if the initial value of its state may be different another time: an object, a generated identifier, a random
    /// number.
    func keep(initially value: some Any) {
        guard !isNeeded, !Self.isSteady(value) else { return }
        keep()
    }

    private static func isSteady(_ value: some Any) -> Bool {
        switch value {
        case is Bool: true
        case let number as Int: number == 0
        case let number as Double: number == 0
        case let string as String: string.isEmpty
        case let optional as any NilCheckable: optional.isNil
        default: false
        }
    }
}

private protocol NilCheckable {
    var isNil: Bool { get }
}

extension Optional: NilCheckable {
    fileprivate var isNil: Bool { self == nil }
}
