/// The shape of the pointer that the program chooses for all its windows, instead of the shapes that views set.
package enum ProgramPointer {
    private struct State {
        var shape: PointerShape?
        var onChange: @Sendable () -> Void = {}
    }

    private static let state = Locked(State())

    /// The shape; nil to leave the choice to the views.
    package static var shape: PointerShape? {
        get { state.withLock { $0.shape } }
        set {
            let onChange = state.withLock { state in
                defer { state.shape = newValue }
                return state.shape == newValue ? {} : state.onChange
            }
            onChange()
        }
    }

    /// Called when the shape has changed, on the thread that changed it. Windows update their pointers.
    package static var onChange: @Sendable () -> Void {
        get { state.withLock { $0.onChange } }
        set { state.withLock { $0.onChange = newValue } }
    }
}
