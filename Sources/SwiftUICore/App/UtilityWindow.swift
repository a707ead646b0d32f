/// A window with tools for others: there once, in front of normal windows, and closed by Escape.
///
/// Follows developer.apple.com/documentation/swiftui/utilitywindow.
public struct UtilityWindow<Content: View>: Scene {
    private let window: Window<Content>

    /// A window with a title that a program opens by a name.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        window = Window(title, id: id, content: content)
    }

    /// A window with a title that a program opens by a name.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// A window with a title that a program opens by a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    public var body: some Scene {
        window.configured {
            if $0.level == .automatic { $0.level = .floating }
            $0.isUtility = true
        }
    }
}
