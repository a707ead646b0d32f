import Foundation
import FoundationOverlay
import Testing

/// A value whose changes register their undoing.
@MainActor private final class Counter {
    private(set) var value = 0
    let undoManager: UndoManager

    init(_ undoManager: UndoManager) {
        self.undoManager = undoManager
    }

    func set(_ new: Int, named name: String? = nil) {
        let old = value
        undoManager.registerUndo(withTarget: self) { $0.set(old) }
        if let name { undoManager.setActionName(name) }
        value = new
    }

    /// Changes the value in an event of its own.
    func change(to new: Int, named name: String? = nil) {
        set(new, named: name)
        undoManager.endEvent()
    }
}

@MainActor struct UndoManagerTests {
    private let manager = UndoManager()
    private let counter: Counter

    init() {
        counter = Counter(manager)
    }

    @Test func actionsAreUndoneAndRedoneOneByOne() {
        #expect(!manager.canUndo && !manager.canRedo)
        for value in 1...3 { counter.change(to: value) }
        #expect(manager.undoCount == 3)
        manager.undo()
        manager.undo()
        #expect(counter.value == 1 && manager.canUndo && manager.redoCount == 2)
        manager.redo()
        #expect(counter.value == 2)
        manager.undo()
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        for _ in 1...3 { manager.redo() }
        #expect(counter.value == 3 && !manager.canRedo)
        manager.redo()
        #expect(counter.value == 3)
    }

    @Test func aNewActionEndsRedoing() {
        counter.change(to: 1)
        manager.undo()
        #expect(manager.canRedo)
        counter.change(to: 2)
        #expect(!manager.canRedo)
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test func whatOneEventChangesIsUndoneTogether() async {
        counter.set(1)
        counter.set(2)
        #expect(manager.groupingLevel == 1)
        manager.undo()
        #expect(counter.value == 0 && manager.groupingLevel == 0)
        counter.set(3)
        // The next turn of the main queue ends the event.
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(manager.groupingLevel == 0)
        counter.set(4)
        manager.undo()
        #expect(counter.value == 3)
    }

    @Test func aDragIsOneEvent() async {
        manager.isEventOpen = true
        counter.set(1)
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        counter.set(2)
        manager.isEventOpen = false
        manager.endEvent()
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test func groupsAreNested() {
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        counter.set(1)
        manager.beginUndoGrouping()
        counter.set(2)
        #expect(manager.groupingLevel == 2)
        // Not while groups are open.
        manager.undo()
        #expect(counter.value == 2)
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        #expect(manager.undoCount == 1 && manager.groupingLevel == 0)
        manager.undoNestedGroup()
        #expect(counter.value == 0)
        manager.redo()
        #expect(counter.value == 2)
    }

    @Test func anEmptyGroupIsNoAction() {
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        manager.endEvent()
        #expect(!manager.canUndo)
    }

    @Test func anActionHasANameInMenus() {
        #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
        counter.change(to: 1, named: "Add")
        #expect(manager.undoActionName == "Add" && manager.undoMenuItemTitle == "Undo Add" && manager.redoActionName.isEmpty)
        manager.undo()
        #expect(manager.redoMenuItemTitle == "Redo Add" && manager.undoMenuItemTitle == "Undo")
        manager.redo()
        #expect(manager.undoMenuItemTitle == "Undo Add")
    }

    @Test func anActionCarriesInformation() {
        let key = UndoManager.UserInfoKey(rawValue: "place")
        counter.set(1)
        manager.setActionUserInfoValue("here", forKey: key)
        manager.setActionIsDiscardable(true)
        manager.undo()
        #expect(manager.redoActionUserInfoValue(forKey: key) as? String == "here" && manager.redoActionIsDiscardable)
        #expect(manager.undoActionUserInfoValue(forKey: key) == nil && !manager.undoActionIsDiscardable)
    }

    @Test func theOldestActionsAreDropped() {
        manager.levelsOfUndo = 2
        for value in 1...4 { counter.change(to: value) }
        for _ in 1...4 { manager.undo() }
        #expect(counter.value == 2)
    }

    @Test func registrationCanBeDisabled() {
        manager.disableUndoRegistration()
        manager.disableUndoRegistration()
        manager.enableUndoRegistration()
        counter.change(to: 1)
        #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)
        manager.enableUndoRegistration()
        counter.change(to: 2)
        #expect(manager.isUndoRegistrationEnabled && manager.canUndo)
    }

    @Test func actionsAreRemoved() {
        let other = Counter(manager)
        counter.change(to: 1)
        other.change(to: 1)
        counter.set(2)
        other.set(2)
        manager.removeAllActions(withTarget: counter)
        #expect(manager.undoCount == 2)
        manager.undo()
        #expect(counter.value == 2 && other.value == 1)
        manager.disableUndoRegistration()
        manager.removeAllActions()
        #expect(!manager.canUndo && !manager.canRedo && manager.isUndoRegistrationEnabled)
    }

    @Test func targetsAreNotKept() {
        var other: Counter? = Counter(manager)
        counter.change(to: 1)
        other?.change(to: 1)
        weak let reference = other
        other = nil
        #expect(reference == nil && manager.undoCount == 1)
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test func handlersSeeInWhichDirectionTheyRun() {
        var seen: [String] = []
        manager.registerUndo(withTarget: counter) { [manager] target in
            seen.append("\(manager.isUndoing) \(manager.isRedoing)")
            manager.registerUndo(withTarget: target) { _ in seen.append("\(manager.isUndoing) \(manager.isRedoing)") }
        }
        manager.undo()
        manager.redo()
        #expect(seen == ["true false", "false true"] && !manager.isUndoing && !manager.isRedoing)
    }

    @Test func notificationsArePosted() {
        let names: [Notification.Name] = [
            .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
            .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
        ]
        var seen: [Notification.Name] = []
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in MainActor.assumeIsolated { seen.append(name) } }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        counter.change(to: 1)
        #expect(seen == Array(names[0...2]))
        seen = []
        manager.undo()
        #expect(seen.first == .NSUndoManagerWillUndoChange && seen.last == .NSUndoManagerDidUndoChange)
        seen = []
        manager.redo()
        #expect(seen.first == .NSUndoManagerWillRedoChange && seen.last == .NSUndoManagerDidRedoChange)
    }
}
