/// Says whether an item of a lazy container has state that would be lost if the item were made anew.
package final class StateKeeper {
    private let outer: StateKeeper?
    /// Whether the item must be kept when it is out of sight.
    private(set) var isNeeded = false

    init(outer: StateKeeper?) {
        self.outer = outer
    }

    /// Keeps the item, and those around it.
    func keep() {
        guard !isNeeded else { return }
        isNeeded = true
        outer?.keep()
    }

    /// Keeps the item if its state began with a value that may come out differently another time: an object, an identifier
    /// just made, a random number.
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
