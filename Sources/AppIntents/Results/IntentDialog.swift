import Foundation
import SwiftUI

/// A text that an intent shows or speaks to its user.
///
/// Follows https://developer.apple.com/documentation/appintents/intentdialog.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    /// The text where nothing is shown beside it.
    let full: LocalizedStringResource
    /// The text beside a view.
    let supporting: LocalizedStringResource

    /// Creates a dialog.
    public init(_ text: LocalizedStringResource) { self.init(full: text, supporting: text) }

    /// Creates a dialog.
    ///
    /// - Parameters:
    ///   - full: The text where nothing is shown beside it.
    ///   - supporting: The text beside a view that shows the rest.
    ///   - systemImageName: The symbol beside the text. Without effect.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String? = nil) {
        self.full = full
        self.supporting = supporting
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    /// The full text, in the user's language.
    var text: String { String(localized: full) }
}
