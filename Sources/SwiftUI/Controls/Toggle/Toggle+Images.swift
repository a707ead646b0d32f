import SwiftUICore

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Creates a toggle with a localized title and an image of an asset catalogue.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn, content: SwiftUI.Label(titleKey, image: image))
    }

    /// Creates a toggle with a title that is not localized and an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn, content: SwiftUI.Label(title, image: image))
    }

    /// Creates a toggle for several values with a localized title and a symbol. It is mixed if the values differ.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn, content: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a toggle for several values with a title that is not localized and a symbol. It is mixed if the values differ.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn, content: SwiftUI.Label(title, systemImage: systemImage))
    }

    /// Creates a toggle for several values with a localized title and an image of an asset catalogue. It is mixed if the values differ.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn, content: SwiftUI.Label(titleKey, image: image))
    }

    /// Creates a toggle for several values with a title that is not localized and an image of an asset catalogue. It is mixed if the values differ.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn, content: SwiftUI.Label(title, image: image))
    }
}
