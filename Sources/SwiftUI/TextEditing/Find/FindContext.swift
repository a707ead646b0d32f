import SwiftUICore

/// The state of the find navigator for views in which the user edits text.
///
/// `TextEditor` presents the navigator by itself. A view that edits text in another way reads this value to follow the same modifiers.
public struct FindContext {
    /// Whether the find navigator is presented; nil if the program has given no binding with `findNavigator(isPresented:)`.
    public var isPresented: Binding<Bool>?
    /// Whether the find navigator also replaces text.
    public var supportsReplace: Bool
}

/// The settings of the find navigator in a view.
struct FindSettings {
    var isPresented: Binding<Bool>?
    /// The editors of which one presents the navigator; nil if each presents its own.
    var editors: FindableEditors?
    var isFindDisabled = false
    var isReplaceDisabled = false
}

extension EnvironmentValues {
    @Entry var findSettings = FindSettings()

    /// The state of the find navigator; nil where finding is disabled.
    public var findContext: FindContext? {
        let settings = findSettings
        return settings.isFindDisabled ? nil : FindContext(isPresented: settings.isPresented, supportsReplace: !settings.isReplaceDisabled)
    }
}

/// The editors in a view with a find navigator. The navigator appears in the editor that had the focus last, or else in the first one.
@MainActor @Observable final class FindableEditors {
    private var editors: [ObjectIdentifier] = []
    private var focused: ObjectIdentifier?

    nonisolated init() {}

    /// Adds an editor that appears. Of several the first appears last.
    func add(_ editor: TextFinder) { editors.insert(ObjectIdentifier(editor), at: 0) }

    func remove(_ editor: TextFinder) {
        editors.removeAll { $0 == ObjectIdentifier(editor) }
        if focused == ObjectIdentifier(editor) { focused = nil }
    }

    func focus(_ editor: TextFinder) { focused = ObjectIdentifier(editor) }

    /// Whether an editor is the one that presents the navigator.
    func presents(_ editor: TextFinder) -> Bool { (focused ?? editors.first) == ObjectIdentifier(editor) }
}

private struct FindNavigatorModifier {
    var isPresented: Binding<Bool>
    @State private var editors = FindableEditors()

    nonisolated init(isPresented: Binding<Bool>) {
        self.isPresented = isPresented
        _editors = State(initialValue: FindableEditors())
    }
}

extension FindNavigatorModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (isPresented, editors) = (isPresented, editors)
        return content.changingEnvironment(\.findSettings) {
            $0.isPresented = isPresented
            $0.editors = editors
            $0.isFindDisabled = false
        }
    }
}

extension View {
    /// Presents the bar with which the user finds and replaces text in the text editor inside this view, while `isPresented` is true.
    ///
    /// The user also opens it with Command-F (Ctrl+F) and closes it with its Done button or Escape, which change the binding. If the view
    /// has several editors, the bar appears in the one that had the focus last, or in the first one. Follows Apple's documentation of
    /// `findNavigator(isPresented:)`.
    ///
    /// ```swift
    /// TextEditor(text: $text)
    ///     .findNavigator(isPresented: $isFinding)
    ///     .toolbar {
    ///         Toggle("Find", systemImage: "magnifyingglass", isOn: $isFinding)
    ///     }
    /// ```
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        modifier(FindNavigatorModifier(isPresented: isPresented))
    }

    /// Sets whether the user cannot find and replace text in the text editors inside this view.
    ///
    /// The modifier nearest to the editor takes precedence, also over a `findNavigator(isPresented:)` outside of it.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        changingEnvironment(\.findSettings) { $0.isFindDisabled = isDisabled }
    }

    /// Sets whether the user can find, but not replace, text in the text editors inside this view. The modifier nearest to the editor takes
    /// precedence.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        changingEnvironment(\.findSettings) { $0.isReplaceDisabled = isDisabled }
    }
}
