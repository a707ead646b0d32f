import Foundation
import Observation

/// Records operations so that they can be undone and redone. Foundation on Linux lacks this class.
///
///     undoManager.registerUndo(withTarget: self) { [name] in $0.rename(to: name) }
///     undoManager.setActionName("Rename")
///
/// An operation registered while an action is undone redoes it. Views get the undo manager of their window or document from the
/// environment, and views that read `canUndo` or the titles are updated when they change.
///
/// Targets are referenced weakly: operations whose target has gone are skipped. Calls that raise an exception on Apple's systems, such
/// as an unbalanced ``endUndoGrouping()``, have no effect. Registering by selector or invocation needs Objective-C and does not exist.
/// Follows https://developer.apple.com/documentation/foundation/undomanager
@MainActor @preconcurrency
open class UndoManager: NSObject {
    /// The groups that can be undone and redone, the latest last.
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// The groups that are open, the outermost first.
    private var openGroups: [UndoGroup] = []
    /// Whether the outermost open group was opened by the manager itself and ends with the event.
    private var isEventGroupOpen = false
    private var disablingCount = 0
    let registrar = ObservationRegistrar()

    /// Whether operations registered during one event, such as a key press, are undone together. Initially true.
    open var groupsByEvent = true
    /// The run loop modes in which groups end with an event. It exists for compatibility and has no effect.
    open var runLoopModes: [RunLoop.Mode] = [.default]
    /// Whether an action is being undone.
    open private(set) var isUndoing = false
    /// Whether an action is being redone.
    open private(set) var isRedoing = false

    /// Creates a manager without actions.
    nonisolated public override init() {
        super.init()
    }

    // MARK: Registering

    /// Registers a function that undoes a change. While an action is undone it registers a function that redoes it.
    ///
    /// - Parameters:
    ///   - target: The object that is changed. It is referenced weakly.
    ///   - handler: Called with the target when the change is undone.
    @preconcurrency public final func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let needsGroup = openGroups.isEmpty
        if needsGroup { openEventGroup() }
        openGroups.last?.add(UndoOperation(target, handler: handler))
        if !isUndoing, !isRedoing { redoStack = [] }
        if needsGroup, !groupsByEvent { closeEventGroup() }
        changed()
    }

    /// Whether operations are recorded; see ``disableUndoRegistration()``.
    open var isUndoRegistrationEnabled: Bool { disablingCount == 0 }

    /// Ignores operations until ``enableUndoRegistration()`` has been called as often as this function.
    open func disableUndoRegistration() { disablingCount += 1 }

    /// Ends the effect of one call of ``disableUndoRegistration()``.
    open func enableUndoRegistration() { disablingCount = max(0, disablingCount - 1) }

    // MARK: Grouping

    /// The number of groups that are open, including the one of the current event.
    open var groupingLevel: Int { openGroups.count }

    /// Opens a group: the operations registered until the matching ``endUndoGrouping()`` are undone together. Groups can be nested.
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openEventGroup() }
        openGroup()
    }

    /// Closes the group that was opened last. Has no effect if no group was opened by ``beginUndoGrouping()``.
    open func endUndoGrouping() {
        guard openGroups.count > (isEventGroupOpen ? 1 : 0) else { return }
        closeGroup()
    }

    private func openEventGroup() {
        openGroup()
        isEventGroupOpen = true
        guard groupsByEvent else { return }
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.endEvent() } }
    }

    private func closeEventGroup() {
        guard isEventGroupOpen, openGroups.count == 1 else { return }
        closeGroup()
        isEventGroupOpen = false
    }

    /// Whether an event that takes several turns of the main queue, such as a drag, is going on. Its operations form one group.
    package var isEventOpen = false

    /// Closes the group of the current event. Hosts call it after each event; otherwise the next turn of the main queue does.
    package func endEvent() {
        if !isEventOpen { closeEventGroup() }
    }

    private func openGroup() {
        if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func closeGroup() {
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        guard let group = openGroups.popLast() else { return }
        if group.isEffective {
            if let outer = openGroups.last {
                outer.add(group)
            } else if isUndoing {
                redoStack.append(group)
            } else {
                undoStack.append(group)
                dropOldGroups()
            }
        }
        changed()
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// The maximum number of actions that can be undone; the oldest ones beyond it are dropped. 0, the initial value, means no limit.
    open var levelsOfUndo = 0 {
        didSet { dropOldGroups() }
    }

    private func dropOldGroups() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: Undoing and redoing

    /// Closes the group of the current event, and undoes the last action. Has no effect while another group is open.
    open func undo() {
        closeEventGroup()
        guard openGroups.isEmpty else { return }
        undoNestedGroup()
    }

    /// Undoes the last group: the one that was closed last. Has no effect while a group is open.
    open func undoNestedGroup() {
        guard openGroups.isEmpty, !isUndoing, !isRedoing, let group = popLast(&undoStack) else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        perform(group)
        isUndoing = false
        changed()
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the action that was undone last, unless another one has been registered since.
    open func redo() {
        closeEventGroup()
        guard openGroups.isEmpty, !isUndoing, !isRedoing, let group = popLast(&redoStack) else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        perform(group)
        isRedoing = false
        changed()
        post(.NSUndoManagerDidRedoChange)
    }

    /// Performs a group and records the operations registered meanwhile, under the same name, for the opposite direction.
    private func perform(_ group: UndoGroup) {
        openGroup()
        if let reverse = openGroups.last {
            (reverse.actionName, reverse.isDiscardable, reverse.userInfo) = (group.actionName, group.isDiscardable, group.userInfo)
        }
        group.perform()
        // Groups that a handler left open end with the action.
        while !openGroups.isEmpty { closeGroup() }
    }

    private func popLast(_ stack: inout [UndoGroup]) -> UndoGroup? {
        while let group = stack.popLast() {
            if group.isEffective { return group }
        }
        return nil
    }

    /// Whether there is an action to undo.
    open var canUndo: Bool { undoGroup != nil }
    /// Whether there is an action to redo.
    open var canRedo: Bool { redoGroup != nil }

    /// The number of actions that can be undone.
    open var undoCount: Int {
        registrar.access(self, keyPath: \.undoCount)
        return (undoStack + openGroups.prefix(1)).count(where: \.isEffective)
    }

    /// The number of actions that can be redone.
    open var redoCount: Int {
        registrar.access(self, keyPath: \.undoCount)
        return redoStack.count(where: \.isEffective)
    }

    /// Removes all actions, and records operations again if this was disabled.
    open func removeAllActions() {
        (undoStack, redoStack, disablingCount) = ([], [], 0)
        for group in openGroups { group.removeAll() }
        changed()
    }

    /// Removes the operations of a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoStack + redoStack + openGroups { group.removeOperations(of: target) }
        undoStack.removeAll { !$0.isEffective }
        redoStack.removeAll { !$0.isEffective }
        changed()
    }

    // MARK: The next action

    /// The group that ``undo()`` undoes.
    var undoGroup: UndoGroup? {
        registrar.access(self, keyPath: \.undoCount)
        if !isUndoing, !isRedoing, let open = openGroups.first, open.isEffective { return open }
        return undoStack.last { $0.isEffective }
    }

    /// The group that ``redo()`` redoes.
    var redoGroup: UndoGroup? {
        registrar.access(self, keyPath: \.undoCount)
        return redoStack.last { $0.isEffective }
    }

    /// The group that names and other information are set for: the one that is being recorded or, without one, the last one.
    var currentGroup: UndoGroup? { openGroups.first ?? (isUndoing ? redoStack : undoStack).last }

    /// The target of the operation that ``undo()`` performs first.
    package var nextUndoTarget: AnyObject? { undoGroup?.lastTarget }

    /// Notifies the views that read which actions there are.
    func changed() {
        registrar.withMutation(of: self, keyPath: \.undoCount) {}
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension UndoManager: Observable {}
