/// A single window with tools for other windows, which floats above normal windows and is closed by Escape.
///
/// Follows developer.apple.com/documentation/swiftui/utilitywindow.
public struct UtilityWindow<Content: View>: Scene {
    private let window: Window<Content>

    /// Creates a window with a title and an identifier with which the program opens it.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        window = Window(title, id: id, content: content)
    }

    /// Creates a window with a localized title and an identifier with which the program opens it.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// Creates a window with a title that is not localized and an identifier with which the program opens it.
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
