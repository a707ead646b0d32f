import SwiftUICore

/// A choice among several values, each shown by a view with its tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    private let selection: Binding<SelectionValue>
    private let label: Label
    private let content: Content

    nonisolated init(selection: Binding<SelectionValue>, labelView: Label, contentView: Content) {
        self.selection = selection
        label = labelView
        content = contentView
    }

    nonisolated init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, labelView: Label, contentView: Content
    ) {
        let bindings = sources.map { $0[keyPath: selection] }
        // All are set at once, and the first is shown for all.
        let first = sources[sources.startIndex][keyPath: selection]
        self.init(
            selection: Binding(get: { first.wrappedValue }, set: { value in bindings.forEach { $0.wrappedValue = value } }),
            labelView: labelView, contentView: contentView)
    }

    /// A picker with a label made of views.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, labelView: label(), contentView: content())
    }

    /// A picker with a label.
    @available(*, deprecated, message: "Use Picker(selection:content:label:) instead.")
    nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, labelView: label, contentView: content())
    }

    /// A picker that sets several values at once. There must be at least one.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(sources: sources, selection: selection, labelView: label(), contentView: content())
    }
}

extension Picker: View {
    public var body: some View {
        PickerAppearance(selection: selection, label: label, content: content)
    }
}

extension Picker where Label == Text {
    /// A picker with a title, which is looked up in the program's translations.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, labelView: Text(titleKey), contentView: content())
    }

    /// A picker with a title, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, labelView: Text(title), contentView: content())
    }

    /// A picker with a title, which is looked up in the program's translations, that sets several values at once.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, labelView: Text(titleKey), contentView: content())
    }

    /// A picker with a title, shown as it is, that sets several values at once.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, labelView: Text(title), contentView: content())
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// A picker with a title, which is looked up in the program's translations, and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, labelView: SwiftUI.Label(titleKey, systemImage: systemImage), contentView: content())
    }

    /// A picker with a title, shown as it is, and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, labelView: SwiftUI.Label(title, systemImage: systemImage), contentView: content())
    }
}
