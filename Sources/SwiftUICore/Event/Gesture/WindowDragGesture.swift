/// A gesture that moves the window of the view, like dragging its title bar.
///
/// The desktop takes over the drag once it has begun, so its end is not reported. Does nothing in views without a window, such as
/// those rendered to images and in tests. Follows developer.apple.com/documentation/swiftui/windowdraggesture.
public struct WindowDragGesture: Gesture {
    /// The value while the window is being moved; it carries no data.
    public struct Value: Equatable, Sendable {}

    @Environment(\.windowHandle) private var window

    /// Creates a window drag gesture.
    nonisolated public init() {}

    public var body: some Gesture<Value> {
        DragGesture(minimumDistance: 4)
            .onChanged { [window] _ in window?.move() }
            .map { _ in Value() }
    }
}
