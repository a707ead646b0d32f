import SwiftUICore

/// An item of its own in the system's menu bar.
///
/// Desktops of Linux have no place for it that all of them know: here it is a small window, which opens with the program and has the menu's
/// items, or the content as it is (``Scene/menuBarExtraStyle(_:)``). Its label is seen nowhere; a title is that of the window.
/// Who closes the window does not take the extra away: a program that remembers whether it is inserted shows it when it starts again.
/// Follows developer.apple.com/documentation/swiftui/menubarextra.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
    private let title: Text?
    private let isInserted: Binding<Bool>?
    private let content: Content
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    fileprivate init(title: Text?, isInserted: Binding<Bool>?, content: Content) {
        self.title = title
        self.isInserted = isInserted
        self.content = content
    }

    /// An extra with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(title: nil, isInserted: nil, content: content())
    }

    /// An extra with a label, which is there while the binding says so.
    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(title: nil, isInserted: isInserted, content: content())
    }

    public var body: some Scene {
        let isShown = isInserted?.wrappedValue ?? true
        let id = "MenuBarExtra \(title?.plainString() ?? "")"
        WindowGroup(content: MenuBarExtraContent(content: content), title: title, id: id, kind: .single)
            .configured {
                $0.resizability = .contentSize
                $0.launchBehavior = isShown ? .presented : .suppressed
            }
            .onChange(of: isShown) { if $1 { openWindow(id: id) } else { dismissWindow(id: id) } }
    }
}

/// What the window of a menu bar extra shows.
private struct MenuBarExtraContent<Content: View>: View {
    let content: Content
    @Environment(\.isMenuBarExtraMenu) private var isMenu

    var body: some View {
        if isMenu { MenuItems { content }.fixedSize() } else { content }
    }
}

extension MenuBarExtra where Label == Text {
    /// An extra with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), isInserted: nil, content: content())
    }

    /// An extra with a title, which is there while the binding says so.
    public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), isInserted: isInserted, content: content())
    }

    /// An extra with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), isInserted: nil, content: content())
    }

    /// An extra with a title, which is there while the binding says so.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), isInserted: isInserted, content: content())
    }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    /// An extra with a title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), isInserted: nil, content: content())
    }

    /// An extra with a title and a picture.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), isInserted: nil, content: content())
    }

    /// An extra with a title and a picture, which is there while the binding says so.
    public init(_ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), isInserted: isInserted, content: content())
    }

    /// An extra with a title and a picture, which is there while the binding says so.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), isInserted: isInserted, content: content())
    }

    /// An extra with a title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), isInserted: nil, content: content())
    }

    /// An extra with a title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), isInserted: nil, content: content())
    }

    /// An extra with a title and a picture, which is there while the binding says so.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), isInserted: isInserted, content: content())
    }

    /// An extra with a title and a picture, which is there while the binding says so.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), isInserted: isInserted, content: content())
    }
}
