import Foundation
import SwiftUI

/// Why an intent could not be performed.
///
/// Follows https://developer.apple.com/documentation/appintents/appintenterror.
public struct AppIntentError: Error, Hashable, Sendable, CustomLocalizedStringResourceConvertible, LocalizedError, CustomStringConvertible {
    enum Kind: Hashable, Sendable {
        case needsValue(parameter: String, dialog: String?)
        case needsChoice(parameter: String, dialog: String?)
        case needsConfirmation(dialog: String?)
        case outOfRange(parameter: String, range: String)
        case missingDependency(String)
        case noValue(String)
        case restart
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// The intent wants to be performed from the beginning. On Linux it is not, as nothing would have changed.
    public static let restartPerform = AppIntentError(.restart)

    /// Why an intent can never be performed.
    ///
    /// Follows https://developer.apple.com/documentation/appintents/appintenterror/unrecoverable.
    public enum Unrecoverable: Error, Hashable, Sendable, CustomLocalizedStringResourceConvertible, LocalizedError {
        /// The entity of the intent no longer exists.
        case entityNotFound
        /// The program does not allow it now.
        case featureCurrentlyRestricted
        /// The program does not allow it.
        case notAllowed
        /// For another reason.
        case unknown

        public var localizedStringResource: LocalizedStringResource {
            switch self {
            case .entityNotFound: "What the action needs was not found."
            case .featureCurrentlyRestricted: "This is currently restricted."
            case .notAllowed: "This is not allowed."
            case .unknown: "The action could not be performed."
            }
        }

        public var errorDescription: String? { String(localized: localizedStringResource) }
    }

    public var localizedStringResource: LocalizedStringResource { LocalizedStringResource(stringLiteral: description) }
    public var errorDescription: String? { description }

    public var description: String {
        switch kind {
        case .needsValue(let parameter, let dialog): "The parameter '\(parameter)' needs a value." + (dialog.map { " \($0)" } ?? "")
        case .needsChoice(let parameter, let dialog): "The parameter '\(parameter)' has several possible values." + (dialog.map { " \($0)" } ?? "")
        case .needsConfirmation(let dialog): "The action needs to be confirmed." + (dialog.map { " \($0)" } ?? "")
        case .outOfRange(let parameter, let range): "The value of the parameter '\(parameter)' is none of \(range)."
        case .missingDependency(let type): "No dependency of the type \(type) was added to the AppDependencyManager."
        case .noValue(let title): "The action '\(title)' has returned no value."
        case .restart: "The action needs to be performed again."
        }
    }
}
