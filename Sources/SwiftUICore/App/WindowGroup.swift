import Foundation

/// Windows that show the same kind of content.
public struct WindowGroup<Content: View> {
    let content: Content
    let description: SceneDescription

    nonisolated package init(content: Content, title: Text?, id: String?, kind: SceneDescription.Kind = .group, valueType: Any.Type? = nil) {
        self.content = content
        description = SceneDescription(kind: kind, id: id, title: title, valueType: valueType)
    }

    /// Windows with the given content.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), title: nil, id: nil)
    }

    /// Windows that a program opens by a name.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: nil, id: id)
    }

    /// Windows with a title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: title, id: nil)
    }

    /// Windows with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(titleKey), id: nil)
    }

    /// Windows with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(title), id: nil)
    }

    /// Windows with a title that a program opens by a name.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: title, id: id)
    }

    /// Windows with a title that a program opens by a name.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(titleKey), id: id)
    }

    /// Windows with a title that a program opens by a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(title), id: id)
    }
}

extension WindowGroup {
    /// Windows that each show a value; a window that was opened without one has none.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: nil, id: nil, valueType: D.self)
    }

    /// Windows that each show a value and that a program opens by a name.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: nil, id: id, valueType: D.self)
    }

    /// Windows with a title that each show a value.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: title, id: nil, valueType: D.self)
    }

    /// Windows with a title that each show a value and that a program opens by a name.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: title, id: id, valueType: D.self)
    }

    /// Windows with a title that each show a value.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: Text(titleKey), id: nil, valueType: D.self)
    }

    /// Windows with a title that each show a value and that a program opens by a name.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: Text(titleKey), id: id, valueType: D.self)
    }

    /// Windows with a title that each show a value.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: Text(title), id: nil, valueType: D.self)
    }

    /// Windows with a title that each show a value and that a program opens by a name.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content), title: Text(title), id: id, valueType: D.self)
    }

    /// Windows that each show a value; a window that was opened without one shows the default one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content, defaultValue: defaultValue), title: nil, id: nil, valueType: D.self)
    }

    /// Windows that each show a value and that a program opens by a name; a window that was opened without one shows the default one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content, defaultValue: defaultValue), title: nil, id: id, valueType: D.self)
    }

    /// Windows with a title that each show a value; a window that was opened without one shows the default one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content, defaultValue: defaultValue), title: title, id: nil, valueType: D.self)
    }

    /// Windows with a title that each show a value and that a program opens by a name; a window that was opened without one shows the default one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content, defaultValue: defaultValue), title: title, id: id, valueType: D.self)
    }

    /// Windows with a title that each show a value; a window that was opened without one shows the default one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content, defaultValue: defaultValue), title: Text(titleKey), id: nil, valueType: D.self)
    }

    /// Windows with a title that each show a value and that a program opens by a name; a window that was opened without one shows the default one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content, defaultValue: defaultValue), title: Text(titleKey), id: id, valueType: D.self)
    }

    /// Windows with a title that each show a value; a window that was opened without one shows the default one.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content, defaultValue: defaultValue), title: Text(title), id: nil, valueType: D.self)
    }

    /// Windows with a title that each show a value and that a program opens by a name; a window that was opened without one shows the default one.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content, defaultValue: defaultValue), title: Text(title), id: id, valueType: D.self)
    }
}

extension WindowGroup: Scene {
    public typealias Body = Never

    nonisolated public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _SceneInputs) {
        inputs.collector.collect(scene, inputs: inputs)
    }
}

/// The content of a window that shows a value.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View> {
    /// The value that the program has put in the place of the one that the window was opened for; nil for none.
    @State private var replacement: Replacement?
    @Environment(\.windowValue) private var opened
    /// What is shown where there is no value, once it has been asked for.
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
            // There always is one: the default value, if no other.
            content(Binding(get: { value.wrappedValue! }, set: { value.transaction($1).wrappedValue = $0 }))
        }
        self.defaultValue = defaultValue
    }
}

extension PresentedWindowContent: View {
    public var body: some View {
        let (replacement, opened, location) = (replacement, (opened?.base as? Data) ?? makeFallback(), $replacement)
        content(Binding<Data?>(
            get: { replacement.map(\.value) ?? opened },
            set: { value, transaction in location.transaction(transaction).wrappedValue = Replacement(value: value) }))
    }

    private func makeFallback() -> Data? {
        if fallback.value == nil, let defaultValue { fallback.value = defaultValue() }
        return fallback.value
    }
}

/// A window that exists once.
public struct Window<Content: View>: Scene {
    let content: Content
    let title: Text
    let id: String

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

    public var body: some Scene { WindowGroup(content: content, title: title, id: id, kind: .single) }
}

/// The window of a program's settings, which is never its first.
public struct Settings<Content: View>: Scene {
    let content: Content

    /// Settings with the given content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some Scene { WindowGroup(content: content, title: Text("Settings"), id: nil, kind: .settings) }
}
