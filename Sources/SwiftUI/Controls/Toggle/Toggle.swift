import SwiftUICore

/// Something that is on or off.
public struct Toggle<Label: View> {
    @Environment(\.toggleStyle) private var styles
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label

    nonisolated init(isOn: Binding<Bool>, isMixed: Bool = false, content: Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        label = content
    }

    nonisolated init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, content: Label) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let values = Set(bindings.map(\.wrappedValue))
        let all = Binding(
            get: { bindings.allSatisfy(\.wrappedValue) },
            set: { value in bindings.forEach { $0.wrappedValue = value } })
        self.init(isOn: all, isMixed: values.count > 1, content: content)
    }

    /// A toggle with a label made of views.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, content: label())
    }

    /// A toggle for several values at once, mixed when they differ; toggling makes them the same.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(sources: sources, isOn: isOn, content: label())
    }
}

extension Toggle: View {
    public var body: some View {
        let isOn = isOn
        let isConfigured = Label.self == ToggleStyleConfiguration.Label.self
        let part = AnyView.part(label, in: styles, \.toggleStyle, isConfigured: isConfigured)
        AnyView.control(in: styles, \.toggleStyle, isConfigured: isConfigured) {
            .styled($0, ToggleStyleConfiguration(label: .init(content: part), isOn: isOn, isMixed: isMixed))
        }
            .accessibility {
                $0.childBehavior = .ignore
                $0.role = .toggle
                $0.addedTraits = [.isButton, .isToggle]
                $0.value = Text(verbatim: isMixed ? "mixed" : isOn.wrappedValue ? "1" : "0")
                $0.actions = [AccessibilityActionEntry(.activate) { isOn.wrappedValue.toggle() }]
            }
            .accessibilityLabelled { label }
    }
}

extension AnyView {
    /// What a toggle style makes of a configuration.
    @MainActor fileprivate static func styled<Style: ToggleStyle>(_ style: Style, _ configuration: ToggleStyleConfiguration) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title, which is looked up in the program's translations.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn, content: Text(titleKey))
    }

    /// A toggle with a title, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn, content: Text(title))
    }

    /// A toggle for several values at once with a title, which is looked up in the program's translations.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn, content: Text(titleKey))
    }

    /// A toggle for several values at once with a title, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn, content: Text(title))
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// A toggle with a title, which is looked up in the program's translations, and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, content: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// A toggle with a title, shown as it is, and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, content: SwiftUI.Label(title, systemImage: systemImage))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is given, for a style that only changes what is around it.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, content: configuration.label)
    }
}
