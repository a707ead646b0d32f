import FoundationOverlay

/// What a window offers to the views in it.
package struct WindowServices {
    var handle: TreeHandle?

    /// The undo manager of the window or of its document; nil outside of windows.
    package var undoManager: UndoManager? { handle?.tree?.services.undoManager }

    /// The view that the commands of the Edit menu act on; nil outside of windows.
    package var editCommands: EditCommandTarget? { handle?.tree?.focus.editCommands }
}

extension EnvironmentValues {
    /// What the view's window offers.
    @Entry package var windowServices: WindowServices = WindowServices()

    /// The undo manager of the view's window or, in a window that shows a document, of the document; nil outside of windows.
    ///
    ///     @Environment(\.undoManager) private var undoManager
    ///
    /// The Undo and Redo commands use it, unless the focused text has edits of its own to undo.
    public var undoManager: UndoManager? { windowServices.undoManager }
}

extension ViewTree {
    /// Ends the group of operations that one event registers, unless a pointer is down: a drag is undone as a whole.
    func endUndoEvent() {
        guard let manager = services.usedUndoManager, !services.isPointerDown else { return }
        onMainActor { manager.endEvent() }
    }

    /// Notes whether a pointer is down.
    func trackUndo(_ phase: PointerEvent.Phase) {
        switch phase {
        case .began: services.isPointerDown = true
        case .ended, .cancelled: services.isPointerDown = false
        default: return
        }
        guard let manager = services.usedUndoManager else { return }
        let isPointerDown = services.isPointerDown
        onMainActor { manager.isEventOpen = isPointerDown }
    }
}
