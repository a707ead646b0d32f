import SwiftUICore

/// A control for a value that is either on or off.
///
/// The nearest enclosing `toggleStyle` decides between a switch, a check box and a button.
///
/// ```swift
/// Toggle("Notifications", isOn: $notifies)
/// ```
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

    /// Creates a toggle with a custom label.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, content: label())
    }

    /// Creates a toggle for several values, which is mixed if they differ. Toggling sets all of them.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(sources: sources, isOn: isOn, content: label())
    }
}

extension Toggle: View {
    public var body: some View {
        let isOn = isOn
        let part = AnyView(ControlTitle(label))
        AnyView.control(in: styles, \.toggleStyle) {
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
        .modifier(ControlForeground())
    }
}

extension AnyView {
    /// Returns the body of a toggle style for a configuration, type-erased.
    @MainActor fileprivate static func styled<Style: ToggleStyle>(_ style: Style, _ configuration: ToggleStyleConfiguration) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn, content: Text(titleKey))
    }

    /// Creates a toggle with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn, content: Text(title))
    }

    /// Creates a toggle for several values with a localized title.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn, content: Text(titleKey))
    }

    /// Creates a toggle for several values with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn, content: Text(title))
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Creates a toggle with a localized title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, content: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a toggle with a title that is not localized and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, content: SwiftUI.Label(title, systemImage: systemImage))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle of a style configuration, for styles that modify the toggle in the style below them.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, content: configuration.label)
    }
}
