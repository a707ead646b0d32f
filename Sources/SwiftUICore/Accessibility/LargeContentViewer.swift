/// Shows a large copy of a label while its content is pressed, for users with large text.
private struct LargeContentViewer<Label: View> {
    @Environment(\.accessibilityLargeContentViewerEnabled) private var isEnabled
    @GestureState private var isPressed = false
    /// Nil for the content itself.
    var label: Label?

    nonisolated init(label: Label?) {
        self.label = label
    }
}

extension LargeContentViewer: ViewModifier {
    func body(content: Content) -> some View {
        content
            .simultaneousGesture(
                LongPressGesture(minimumDuration: 0.5)
                    .sequenced(before: DragGesture(minimumDistance: 0))
                    .updating($isPressed) { value, isPressed, _ in
                        if case .second = value { isPressed = true }
                    },
                including: isEnabled ? .all : .subviews
            )
            .overlay {
                if isPressed, isEnabled {
                    Group {
                        if let label { label } else { content }
                    }
                    .font(.largeTitle)
                    .imageScale(.large)
                    .padding(24)
                    .fixedSize()
                    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
                }
            }
    }
}

extension EnvironmentValues {
    /// Whether pressing a view with a large content viewer shows it: while the user's text size is one of the accessibility sizes.
    public var accessibilityLargeContentViewerEnabled: Bool { dynamicTypeSize.isAccessibilitySize }
}

extension View {
    /// Shows a view in large letters while this view is pressed, if the user's text size is one of the accessibility sizes; for controls
    /// that cannot grow, such as those of a toolbar.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
        modifier(LargeContentViewer(label: largeContentView()))
    }

    /// Shows the view itself in large letters while it is pressed, if the user's text size is one of the accessibility sizes.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
        modifier(LargeContentViewer<EmptyView>(label: nil))
    }
}
