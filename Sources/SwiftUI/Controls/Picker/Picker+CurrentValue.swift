import SwiftUICore

extension Picker {
    /// Creates a picker with a custom label, and a view that stands for the selected choice while the choices are not shown.
    ///
    /// ```swift
    /// Picker(selection: $flavour) {
    ///     ForEach(Flavour.allCases) { Text($0.name).tag($0) }
    /// } label: {
    ///     Text("Flavour")
    /// } currentValueLabel: {
    ///     Text("Tastes of \(flavour.name)")
    /// }
    /// ```
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, labelView: label(), contentView: content(), currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values, of which it shows the first and sets all, and a view that stands for the selected choice while
    /// the choices are not shown. `sources` must not be empty.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, labelView: label(), contentView: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a localized title, and a view that stands for the selected choice.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, labelView: Text(titleKey), contentView: content(), currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title that is not localized, and a view that stands for the selected choice.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, labelView: Text(title), contentView: content(), currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values with a localized title, and a view that stands for the selected choice. `sources` must not be empty.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, labelView: Text(titleKey), contentView: content(), currentValueLabel: AnyView(currentValueLabel())
        )
    }

    /// Creates a picker for several values with a title that is not localized, and a view that stands for the selected choice. `sources` must not be empty.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, labelView: Text(title), contentView: content(), currentValueLabel: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a picker with a localized title and a symbol, and a view that stands for the selected choice.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, labelView: SwiftUI.Label(titleKey, systemImage: systemImage), contentView: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title that is not localized and a symbol, and a view that stands for the selected choice.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, labelView: SwiftUI.Label(title, systemImage: systemImage), contentView: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values with a localized title and a symbol, and a view that stands for the selected choice. `sources` must not be empty.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, labelView: SwiftUI.Label(titleKey, systemImage: systemImage), contentView: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values with a title that is not localized and a symbol, and a view that stands for the selected choice. `sources` must not be empty.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, labelView: SwiftUI.Label(title, systemImage: systemImage), contentView: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a localized title and an image of an asset catalogue, and a view that stands for the selected choice.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, labelView: SwiftUI.Label(titleKey, image: image), contentView: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title that is not localized and an image of an asset catalogue, and a view that stands for the selected choice.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, labelView: SwiftUI.Label(title, image: image), contentView: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values with a localized title and an image of an asset catalogue, and a view that stands for the selected choice. `sources` must not be empty.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, labelView: SwiftUI.Label(titleKey, image: image), contentView: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values with a title that is not localized and an image of an asset catalogue, and a view that stands for the selected choice. `sources` must not be empty.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, labelView: SwiftUI.Label(title, image: image), contentView: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}
