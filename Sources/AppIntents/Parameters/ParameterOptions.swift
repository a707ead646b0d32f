import Foundation
import SwiftUI

/// The values that a number can have.
struct ValueRange<Value>: Sendable {
    let contains: @Sendable (Value) -> Bool
    /// The range for messages.
    let text: String
}

/// How a parameter is entered, and which values it can have.
struct ParameterOptions<Value: _IntentValue>: Sendable {
    var requestValueDialog: IntentDialog?
    var range: ValueRange<Value.UnwrappedType>?
    /// Names of the values true and false.
    var displayName: Bool.IntentDisplayName?
    /// The values to choose from; empty for all.
    var supportedValues: [Value.UnwrappedType] = []
    /// Asks for the default value: a provider of options, or the query of an entity.
    var defaultResult: @Sendable () async -> Value.UnwrappedType? = {
        guard let type = Value.UnwrappedType.self as? any AppEntity.Type else { return nil }
        return await ParameterOptions.defaultEntity(type) as? Value.UnwrappedType
    }

    private static func defaultEntity<Entity: AppEntity>(_ type: Entity.Type) async -> (any Sendable)? {
        await type.defaultQuery.defaultResult()
    }
}

extension ParameterOptions where Value.UnwrappedType: Comparable {
    /// Limits the values to those from one number to another, with both.
    mutating func limit(_ bounds: (lowerBound: Value.UnwrappedType, upperBound: Value.UnwrappedType)?) {
        guard let (low, high) = bounds else { return }
        range = ValueRange(contains: { $0 >= low && $0 <= high }, text: "\(low) … \(high)")
    }
}

/// Whether a parameter takes the value of the action before it in a shortcut. Without effect, as Linux has no shortcuts.
///
/// Follows https://developer.apple.com/documentation/appintents/inputconnectionbehavior.
public enum InputConnectionBehavior: Hashable, Sendable {
    case `default`
    case connectToPreviousIntentResult
    case never
}

/// The smallest and the largest number of elements of an array. Without effect, as Linux has nothing that asks for them.
///
/// Follows https://developer.apple.com/documentation/appintents/intentcollectionsize.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
    let min: Int
    let max: Int?

    public init(integerLiteral value: Int) {
        min = value
        max = value
    }

    /// Creates the size of arrays with a number of elements that is in a range; nil for no upper bound.
    public init(min: Int = 0, max: Int? = nil) {
        self.min = min
        self.max = max
    }
}

/// The size and place of a widget whose settings an intent has.
///
/// Follows https://developer.apple.com/documentation/appintents/intentwidgetfamily.
public enum IntentWidgetFamily: Hashable, Sendable, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

extension Bool {
    /// Names of the values of a parameter that is true or false.
    public struct IntentDisplayName: Sendable {
        let `true`: LocalizedStringResource
        let `false`: LocalizedStringResource

        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }
    }
}

extension String {
    /// How a text is entered. Without effect, as Linux has nothing that asks for the values of parameters.
    public struct IntentInputOptions: Sendable {
        /// The keyboard that is shown.
        public enum KeyboardType: Hashable, Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
        }

        /// Which letters become capitals.
        public enum CapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }

        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
            autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {}
    }
}

extension IntentParameter {
    /// The control for a whole number. Without effect, as Linux has nothing that asks for the values of parameters.
    public enum IntControlStyle: Hashable, Sendable { case field, stepper, slider }
    /// The control for a number. Without effect, as Linux has nothing that asks for the values of parameters.
    public enum DoubleControlStyle: Hashable, Sendable { case field, stepper, slider }
    /// The parts of a date that are entered. Without effect, as Linux has nothing that asks for the values of parameters.
    public enum DateKind: Hashable, Sendable { case date, time, dateTime }
}
