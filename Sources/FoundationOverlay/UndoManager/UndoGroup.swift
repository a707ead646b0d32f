/// Operations that are undone together.
@MainActor
final class UndoGroup {
    /// An operation or a nested group.
    private enum Element {
        case operation(UndoOperation)
        case group(UndoGroup)
    }

    private var elements: [Element] = []
    /// The name of the action in menus; empty for none.
    var actionName = ""
    var isDiscardable = false
    var userInfo: [UndoManager.UserInfoKey: Any] = [:]

    func add(_ operation: UndoOperation) { elements.append(.operation(operation)) }
    func add(_ group: UndoGroup) { elements.append(.group(group)) }
    func removeAll() { elements = [] }

    /// Removes the operations of a target, and nested groups that become empty.
    func removeOperations(of target: AnyObject) {
        elements.removeAll { element in
            switch element {
            case .operation(let operation): return operation.target === target
            case .group(let group):
                group.removeOperations(of: target)
                return !group.isEffective
            }
        }
    }

    /// Whether undoing the group does anything: the target of one of its operations still exists.
    var isEffective: Bool {
        elements.contains { element in
            switch element {
            case .operation(let operation): operation.target != nil
            case .group(let group): group.isEffective
            }
        }
    }

    /// The target of the operation that was registered last.
    var lastTarget: AnyObject? {
        switch elements.last {
        case .operation(let operation): operation.target
        case .group(let group): group.lastTarget
        case nil: nil
        }
    }

    /// Performs the operations, the last one first.
    func perform() {
        for element in elements.reversed() {
            switch element {
            case .operation(let operation): operation.perform()
            case .group(let group): group.perform()
            }
        }
    }
}

/// A registered function with its target.
@MainActor
struct UndoOperation {
    private(set) weak var target: AnyObject?
    private let handler: @MainActor (AnyObject) -> Void

    init<Target: AnyObject>(_ target: Target, handler: @escaping @MainActor (Target) -> Void) {
        self.target = target
        // The handler is called with the target only.
        self.handler = { handler(unsafeDowncast($0, to: Target.self)) }
    }

    /// Calls the handler unless the target has gone.
    func perform() {
        if let target { handler(target) }
    }
}
