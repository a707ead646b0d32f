import SwiftUICore

/// A control for choosing one of several values.
///
/// Each view of the content represents the value in its `tag`, whose type must be that of the selection.
///
/// ```swift
/// Picker("Size", selection: $size) {
///     Text("Small").tag(Size.small)
///     Text("Large").tag(Size.large)
/// }
/// ```
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    private let selection: Binding<SelectionValue>
    private let label: Label
    private let content: Content
    /// The view that stands for the selected choice while the choices are not shown; nil for the choice itself.
    private let currentValueLabel: AnyView?

    nonisolated init(selection: Binding<SelectionValue>, labelView: Label, contentView: Content, currentValueLabel: AnyView? = nil) {
        self.selection = selection
        label = labelView
        content = contentView
        self.currentValueLabel = currentValueLabel
    }

    nonisolated init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, labelView: Label, contentView: Content,
        currentValueLabel: AnyView? = nil
    ) {
        let bindings = sources.map { $0[keyPath: selection] }
        // The picker shows the first value and writes all of them.
        let first = sources[sources.startIndex][keyPath: selection]
        self.init(
            selection: Binding(get: { first.wrappedValue }, set: { value in bindings.forEach { $0.wrappedValue = value } }),
            labelView: labelView, contentView: contentView, currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a custom label.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, labelView: label(), contentView: content())
    }

    /// Creates a picker with a custom label.
    nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, labelView: label, contentView: content())
    }

    /// Creates a picker that shows the first of several values and sets all of them. `sources` must not be empty.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(sources: sources, selection: selection, labelView: label(), contentView: content())
    }
}

extension Picker: View {
    public var body: some View {
        PickerAppearance(selection: selection, label: label, content: content, currentValueLabel: currentValueLabel)
            .modifier(ControlForeground())
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, labelView: Text(titleKey), contentView: content())
    }

    /// Creates a picker with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, labelView: Text(title), contentView: content())
    }

    /// Creates a picker for several values with a localized title. `sources` must not be empty.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, labelView: Text(titleKey), contentView: content())
    }

    /// Creates a picker for several values with a title that is not localized. `sources` must not be empty.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, labelView: Text(title), contentView: content())
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a picker with a localized title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, labelView: SwiftUI.Label(titleKey, systemImage: systemImage), contentView: content())
    }

    /// Creates a picker with a title that is not localized and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, labelView: SwiftUI.Label(title, systemImage: systemImage), contentView: content())
    }
}
