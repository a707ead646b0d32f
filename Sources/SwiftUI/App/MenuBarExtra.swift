import SwiftUICore

/// An item in the menu bar of the system.
///
/// Linux desktops have no common place for such items. Here it is a small window, which opens with the program and shows the content as
/// menu items or unchanged (``menuBarExtraStyle(_:)``). The label is not shown; a title becomes the title of the window. Closing the window
/// does not change `isInserted`, so that a program that stores the value shows the extra again at its next start.
///
/// Follows developer.apple.com/documentation/swiftui/menubarextra.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
    private let title: Text?
    private let isInserted: Binding<Bool>?
    private let content: Content
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    init(title: Text?, isInserted: Binding<Bool>?, content: Content) {
        self.title = title
        self.isInserted = isInserted
        self.content = content
    }

    /// Creates an extra with a custom label, which is not shown.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(title: nil, isInserted: nil, content: content())
    }

    /// Creates an extra with a custom label, which is present while `isInserted` is true.
    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(title: nil, isInserted: isInserted, content: content())
    }

    public var body: some Scene {
        let isShown = isInserted?.wrappedValue ?? true
        // Extras without a title differ in their content.
        let id = "MenuBarExtra \(title?.plainString() ?? String(reflecting: Content.self))"
        WindowGroup(content: MenuBarExtraContent(content: content), title: title, id: id, kind: .single)
            .configured {
                $0.resizability = .contentSize
                $0.launchBehavior = isShown ? .presented : .suppressed
            }
            .onChange(of: isShown) { if $1 { openWindow(id: id) } else { dismissWindow(id: id) } }
    }
}

/// The content of a menu bar extra's window.
private struct MenuBarExtraContent<Content: View>: View {
    let content: Content
    @Environment(\.isMenuBarExtraMenu) private var isMenu

    var body: some View {
        if isMenu { MenuItems { content }.fixedSize() } else { content }
    }
}

extension MenuBarExtra where Label == Text {
    /// Creates an extra with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), isInserted: nil, content: content())
    }

    /// Creates an extra with a localized title, which is present while `isInserted` is true.
    public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), isInserted: isInserted, content: content())
    }

    /// Creates an extra with a title that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), isInserted: nil, content: content())
    }

    /// Creates an extra with a title that is not localized, which is present while `isInserted` is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), isInserted: isInserted, content: content())
    }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    /// Creates an extra with a localized title and an image, which is not shown.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), isInserted: nil, content: content())
    }

    /// Creates an extra with a localized title and a symbol, which is not shown.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), isInserted: nil, content: content())
    }

    /// Creates an extra with a localized title and an image, which is present while `isInserted` is true.
    public init(_ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), isInserted: isInserted, content: content())
    }

    /// Creates an extra with a localized title and a symbol, which is present while `isInserted` is true.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), isInserted: isInserted, content: content())
    }

    /// Creates an extra with a title that is not localized and an image, which is not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), isInserted: nil, content: content())
    }

    /// Creates an extra with a title that is not localized and a symbol, which is not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), isInserted: nil, content: content())
    }

    /// Creates an extra with a title that is not localized and an image, which is present while `isInserted` is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), isInserted: isInserted, content: content())
    }

    /// Creates an extra with a title that is not localized and a symbol, which is present while `isInserted` is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), isInserted: isInserted, content: content())
    }
}
