import SwiftUICore

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a menu with a localized title and an image of an asset catalogue.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
    }

    /// Creates a menu with a title that is not localized and an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, image: image) }
    }

    /// Creates a menu with a localized title, an image of an asset catalogue and an action for a short press.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { SwiftUI.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }

    /// Creates a menu with a title that is not localized, an image of an asset catalogue and an action for a short press.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { SwiftUI.Label(title, image: image) }, primaryAction: primaryAction)
    }
}
