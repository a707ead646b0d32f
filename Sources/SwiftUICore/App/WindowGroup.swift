import Foundation

/// A scene with any number of windows of the same structure, each with its own state.
///
///     WindowGroup("Note", for: Note.ID.self) { $id in NoteEditor(id: id) }
public struct WindowGroup<Content: View> {
    let content: Content
    let description: SceneDescription

    nonisolated package init(
        content: Content, title: Text?, id: String?, kind: SceneDescription.Kind = .group, valueType: Any.Type? = nil,
        document: (any DocumentScene)? = nil
    ) {
        self.content = content
        description = SceneDescription(kind: kind, id: id, title: title, valueType: valueType, document: document)
    }

    /// Creates a group of windows.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), title: nil, id: nil)
    }

    /// Creates a group of windows with an identifier with which the program opens them.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: nil, id: id)
    }

    /// Creates a group of windows with a title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: title, id: nil)
    }

    /// Creates a group of windows with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(titleKey), id: nil)
    }

    /// Creates a group of windows with a title that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(title), id: nil)
    }

    /// Creates a group of windows with a title and an identifier with which the program opens them.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: title, id: id)
    }

    /// Creates a group of windows with a localized title and an identifier with which the program opens them.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(titleKey), id: id)
    }

    /// Creates a group of windows with a title that is not localized and an identifier with which the program opens them.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(title), id: id)
    }
}

extension WindowGroup {
    /// Creates a group of windows, each of which presents a value. The binding is nil in a window opened without one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: nil, id: nil, valueType: D.self)
    }

    /// Creates a group of windows with an identifier, each of which presents a value. The binding is nil in a window opened without one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: nil, id: id, valueType: D.self)
    }

    /// Creates a group of windows with a title, each of which presents a value. The binding is nil in a window opened without one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: title, id: nil, valueType: D.self)
    }

    /// Creates a group of windows with a title and an identifier, each of which presents a value.
    /// The binding is nil in a window opened without one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: title, id: id, valueType: D.self)
    }

    /// Creates a group of windows with a localized title, each of which presents a value.
    /// The binding is nil in a window opened without one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: Text(titleKey), id: nil, valueType: D.self)
    }

    /// Creates a group of windows with a localized title and an identifier, each of which presents a value.
    /// The binding is nil in a window opened without one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: Text(titleKey), id: id, valueType: D.self)
    }

    /// Creates a group of windows with a title that is not localized, each of which presents a value.
    /// The binding is nil in a window opened without one.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: Text(title), id: nil, valueType: D.self)
    }

    /// Creates a group of windows with a title that is not localized and an identifier, each of which presents a value.
    /// The binding is nil in a window opened without one.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: Text(title), id: id, valueType: D.self)
    }

    /// Creates a group of windows, each of which presents a value. The default value is used in a window opened without one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content, defaultValue: defaultValue), title: nil, id: nil, valueType: D.self)
    }

    /// Creates a group of windows with an identifier, each of which presents a value.
    /// The default value is used in a window opened without one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content, defaultValue: defaultValue), title: nil, id: id, valueType: D.self)
    }

    /// Creates a group of windows with a title, each of which presents a value. The default value is used in a window opened without one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content, defaultValue: defaultValue), title: title, id: nil, valueType: D.self)
    }

    /// Creates a group of windows with a title and an identifier, each of which presents a value.
    /// The default value is used in a window opened without one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content, defaultValue: defaultValue), title: title, id: id, valueType: D.self)
    }

    /// Creates a group of windows with a localized title, each of which presents a value.
    /// The default value is used in a window opened without one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content, defaultValue: defaultValue), title: Text(titleKey), id: nil, valueType: D.self)
    }

    /// Creates a group of windows with a localized title and an identifier, each of which presents a value.
    /// The default value is used in a window opened without one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content, defaultValue: defaultValue), title: Text(titleKey), id: id, valueType: D.self)
    }

    /// Creates a group of windows with a title that is not localized, each of which presents a value.
    /// The default value is used in a window opened without one.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content, defaultValue: defaultValue), title: Text(title), id: nil, valueType: D.self)
    }

    /// Creates a group of windows with a title that is not localized and an identifier, each of which presents a value.
    /// The default value is used in a window opened without one.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content, defaultValue: defaultValue), title: Text(title), id: id, valueType: D.self)
    }
}

// In this file, since the compiler (6.3) emits the same symbol for copies of these groups in each file, but not always with the same
// parameters.
extension WindowGroup {
    /// Creates a group of windows with a localized title, each of which presents a value.
    /// The binding is nil in a window opened without one.
    @_disfavoredOverload
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: Text(titleResource), id: nil, valueType: D.self)
    }

    /// Creates a group of windows with a localized title and an identifier, each of which presents a value.
    /// The binding is nil in a window opened without one.
    @_disfavoredOverload
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: Text(titleResource), id: id, valueType: D.self)
    }

    /// Creates a group of windows with a localized title, each of which presents a value.
    /// The default value is used in a window opened without one.
    @_disfavoredOverload
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content, defaultValue: defaultValue), title: Text(titleResource), id: nil, valueType: D.self)
    }

    /// Creates a group of windows with a localized title and an identifier, each of which presents a value.
    /// The default value is used in a window opened without one.
    @_disfavoredOverload
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content, defaultValue: defaultValue), title: Text(titleResource), id: id, valueType: D.self)
    }
}

extension WindowGroup: Scene {
    public typealias Body = Never

    nonisolated public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _SceneInputs) {
        inputs.collector.collect(scene, inputs: inputs)
    }
}

/// The content of a window that presents a value.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View> {
    /// The value that the program has set in place of the one for which the window was opened; nil if it has set none.
    @State private var replacement: Replacement?
    @Environment(\.windowValue) private var opened
    /// The default value of the window, which is created on demand and then kept.
    @State private var fallback = Fallback()
    private let content: (Binding<Data?>) -> Content
    private let defaultValue: (() -> Data)?

    private struct Replacement {
        var value: Data?
    }

    private final class Fallback {
        var value: Data?
    }

    nonisolated init(_ content: @escaping (Binding<Data?>) -> Content) {
        self.content = content
        defaultValue = nil
    }

    nonisolated init(_ content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data) {
        self.content = { value in
            // The value is never nil: the default value takes its place.
            content(Binding(get: { value.wrappedValue! }, set: { value.set($0, in: $1) }))
        }
        self.defaultValue = defaultValue
    }
}

extension PresentedWindowContent: View {
    public var body: some View {
        let (replacement, opened, location) = (replacement, (opened?.base as? Data) ?? makeFallback(), $replacement)
        content(
            Binding<Data?>(
                get: { replacement.map(\.value) ?? opened },
                set: { value, transaction in location.transaction(transaction).wrappedValue = Replacement(value: value) }))
    }

    private func makeFallback() -> Data? {
        if fallback.value == nil, let defaultValue { fallback.value = defaultValue() }
        return fallback.value
    }
}

/// A scene with a single window.
public struct Window<Content: View>: Scene {
    let content: Content
    let title: Text
    let id: String

    /// Creates a window with a title and an identifier with which the program opens it.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.title = title
        self.id = id
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

    public var body: some Scene { WindowGroup(content: content, title: title, id: id, kind: .single) }
}

/// The scene of a program's settings window, which never opens at launch as the program's first window.
public struct Settings<Content: View>: Scene {
    let content: Content

    /// Creates a settings scene.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some Scene { WindowGroup(content: content, title: Text("Settings"), id: nil, kind: .settings) }
}
