import SwiftUICore

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a picker with a localized title and an image of an asset catalogue.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, labelView: SwiftUI.Label(titleKey, image: image), contentView: content())
    }

    /// Creates a picker with a title that is not localized and an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, labelView: SwiftUI.Label(title, image: image), contentView: content())
    }

    /// Creates a picker for several values with a localized title and an image of an asset catalogue. `sources` must not be empty.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, labelView: SwiftUI.Label(titleKey, image: image), contentView: content())
    }

    /// Creates a picker for several values with a title that is not localized and an image of an asset catalogue. `sources` must not be empty.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, labelView: SwiftUI.Label(title, image: image), contentView: content())
    }

    /// Creates a picker for several values with a localized title and a symbol. `sources` must not be empty.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, labelView: SwiftUI.Label(titleKey, systemImage: systemImage), contentView: content())
    }

    /// Creates a picker for several values with a title that is not localized and a symbol. `sources` must not be empty.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, labelView: SwiftUI.Label(title, systemImage: systemImage), contentView: content())
    }
}
