/// Moves the window of the view, as dragging its title bar does.
///
/// The desktop takes the drag over once it has begun, so that nothing is told of its end. Does nothing in pictures and tests.
/// Follows developer.apple.com/documentation/swiftui/windowdraggesture.
public struct WindowDragGesture: Gesture {
    /// That the window is being moved.
    public struct Value: Equatable, Sendable {}

    @Environment(\.windowHandle) private var window

    nonisolated public init() {}

    public var body: some Gesture<Value> {
        DragGesture(minimumDistance: 4)
            .onChanged { [window] _ in window?.move() }
            .map { _ in Value() }
    }
}
