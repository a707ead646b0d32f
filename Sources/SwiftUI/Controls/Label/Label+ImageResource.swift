import Foundation
import SwiftUICore

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and an image of an asset catalogue.
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(titleView: Text(titleKey), iconView: Image(resource))
    }

    /// Creates a label with a localized title and an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(titleView: Text(titleResource), iconView: Image(resource))
    }

    /// Creates a label with a title that is not localized and an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(titleView: Text(title), iconView: Image(resource))
    }
}
