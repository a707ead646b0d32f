import FoundationOverlay

/// The services that a host provides to its tree besides events and time; unless the host replaces them, they work inside of the program.
package final class HostServices {
    /// The clipboard for copied and pasted text and items.
    package lazy var clipboard: any Clipboard = PrivateClipboard()
    /// The storage of `@SceneStorage`. Set before the root view.
    package lazy var sceneStore = SceneStore()
    /// Whether a pointer is down in the window.
    var isPointerDown = false
    /// The undo manager of the window or of its document; nil until a view asks for it.
    private(set) var usedUndoManager: UndoManager?

    /// The undo manager of the window or of its document. A document's manager is set before the root view.
    package var undoManager: UndoManager {
        get {
            if let usedUndoManager { return usedUndoManager }
            let manager = UndoManager()
            usedUndoManager = manager
            if isPointerDown { onMainActor { manager.isEventOpen = true } }
            return manager
        }
        set { usedUndoManager = newValue }
    }
}
