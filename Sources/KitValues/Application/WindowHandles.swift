import SwiftUICore

/// The objects by which the code of a program refers to its open windows: one object for each window, which stays the same until the window is
/// closed.
@MainActor package struct WindowHandles<Handle: AnyObject> {
    private var handles: [ObjectIdentifier: Handle] = [:]

    package init() {}

    /// Makes an object that of a window that has been opened.
    package mutating func register(_ handle: Handle, for id: ObjectIdentifier) { handles[id] = handle }

    /// Returns the objects of the open windows, in the order in which the windows were opened.
    ///
    /// - Parameters:
    ///   - excluded: The windows that have other objects.
    ///   - make: Makes the object of a window that has none.
    package mutating func open(except excluded: Set<ObjectIdentifier> = [], _ make: (ObjectIdentifier) -> Handle) -> [Handle] {
        let open = ProgramServices.openWindows.filter { !excluded.contains($0.id) }.map { ($0.id, handles[$0.id] ?? make($0.id)) }
        handles = Dictionary(uniqueKeysWithValues: open)
        return open.map(\.1)
    }
}
