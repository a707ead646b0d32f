/// A window with tools for others: there once, in front of normal windows, and closed by Escape.
///
/// Follows developer.apple.com/documentation/swiftui/utilitywindow.
public struct UtilityWindow<Content: View>: Scene {
    private let content: Content
    private let title: Text
    private let id: String

    /// A window with a title that a program opens by a name.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.title = title
        self.id = id
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
        WindowGroup(content: content, title: title, id: id, kind: .single).configured {
            if $0.level == .automatic { $0.level = .floating }
            $0.isUtility = true
        }
    }
}
