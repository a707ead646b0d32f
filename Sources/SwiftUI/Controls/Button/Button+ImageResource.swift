import SwiftUICore

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a localized title and an image of an asset catalogue.
    @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, content: SwiftUI.Label(titleKey, image: image))
    }

    /// Creates a button with a title that is not localized and an image of an asset catalogue.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, content: SwiftUI.Label(title, image: image))
    }

    /// Creates a button with a role, a localized title and an image of an asset catalogue.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, content: SwiftUI.Label(titleKey, image: image))
    }

    /// Creates a button with a role, a title that is not localized and an image of an asset catalogue.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, content: SwiftUI.Label(title, image: image))
    }
}
