import Foundation
import SwiftUI

/// Values of parameters in the user's language, for the sentences that describe intents.
enum ParameterText {
    static func of<Value: _IntentValue>(_ value: Value) -> String {
        switch value {
        case let value as String: value
        case let value as any InstanceDisplayRepresentable: String(localized: value.displayRepresentation.title)
        case let value as any ListedValue: value.text
        case let value as URL: value.absoluteString
        case let value as Date: value.formatted()
        case let value as IntentFile: value.filename
        case let value as AttributedString: String(value.characters)
        default: String(describing: value)
        }
    }
}

/// An array of values.
private protocol ListedValue {
    var text: String { get }
}

extension Array: ListedValue where Element: _IntentValue {
    var text: String { map { ParameterText.of($0) }.formatted(.list(type: .and)) }
}

extension IntentParameter {
    /// The value as a text; the name of the parameter if there is none.
    var text: String {
        guard let value = presentValue else { return String(localized: title) }
        if let value = value as? Bool, let names = options.displayName { return String(localized: value ? names.true : names.false) }
        return ParameterText.of(value)
    }
}
