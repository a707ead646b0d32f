import SwiftUICore

/// The objects by which the code of a program refers to its open windows: one object for each window, which stays the same until the window is
/// closed.
@MainActor package struct WindowHandles<Handle: AnyObject> {
    /// The object of a window. The identity of a closed window may be that of a later one, whose views are others.
    private struct Known {
        let handle: Handle
        weak var tree: ViewTree?
    }

    private var handles: [ObjectIdentifier: Known] = [:]

    package init() {}

    /// Makes an object that of a window that has been opened.
    package mutating func register(_ handle: Handle, for window: OpenWindow) { handles[window.id] = Known(handle: handle, tree: window.tree) }

    /// Returns the objects of the open windows, in the order in which the windows were opened.
    ///
    /// - Parameters:
    ///   - excluded: The windows that have other objects.
    ///   - make: Makes the object of a window that has none.
    package mutating func open(except excluded: Set<ObjectIdentifier> = [], _ make: (ObjectIdentifier) -> Handle) -> [Handle] {
        let open = ProgramServices.openWindows.filter { !excluded.contains($0.id) }.map { window in
            let known = handles[window.id].flatMap { $0.tree === window.tree ? $0.handle : nil }
            return (window.id, Known(handle: known ?? make(window.id), tree: window.tree))
        }
        handles = Dictionary(uniqueKeysWithValues: open)
        return open.map(\.1.handle)
    }
}
