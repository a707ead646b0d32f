import Foundation
import SwiftUI
import Synchronization
import os

/// A parameter of an intent, or a property of an entity.
///
/// Follows https://developer.apple.com/documentation/appintents/anyintentvalue.
public protocol AnyIntentValue<Value>: Sendable {
    /// The type of its value.
    associatedtype Value: _IntentValue
    /// Its name.
    var title: LocalizedStringResource { get }
    /// Whether it can be without a value.
    var isOptional: Bool { get }
}

/// A property of an intent that gets its value from the caller of the intent.
///
/// ```swift
/// @Parameter(title: "Title") var name: String
/// @Parameter(title: "Pages", default: 100, inclusiveRange: (1, 5000)) var pages: Int
/// @Parameter(title: "Shelf") var shelf: ShelfEntity?
/// ```
///
/// Copies of an intent share the values of its parameters. Reading a parameter that is not optional and has no value reports a warning, and results
/// in an empty value of the type; an entity has no such value, and ends the program. Intents of buttons, and intents that are called like
/// functions, are not performed without their values.
///
/// Follows https://developer.apple.com/documentation/appintents/intentparameter.
@propertyWrapper public final class IntentParameter<Value: _IntentValue>: AnyIntentValue {
    /// The name of the parameter; empty if the intent gives none.
    public let title: LocalizedStringResource
    /// The description for users; nil for none.
    let description: LocalizedStringResource?
    let options: ParameterOptions<Value>
    private let stored: Mutex<Value?>

    init(
        _ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ defaultValue: Value.UnwrappedType?,
        options: ParameterOptions<Value> = ParameterOptions()
    ) {
        self.title = title ?? ""
        self.description = description
        self.options = options
        stored = Mutex(defaultValue.map { Value._wrapping($0) })
    }

    /// Creates a parameter without a title. The compiler finds this initializer, which creates wrappers without arguments, in the class only.
    public convenience init() { self.init(nil, nil, nil) }

    /// Whether the parameter can be without a value.
    public var isOptional: Bool { Value.isOptional }

    /// The value.
    public var wrappedValue: Value {
        get { stored.withLock { $0 } ?? MissingValue.placeholder("The parameter '\(String(localized: title))'") }
        set { stored.withLock { $0 = newValue } }
    }

    /// The parameter itself, which can be asked for its value.
    public var projectedValue: IntentParameter { self }

    /// The value that is there.
    var presentValue: Value.UnwrappedType? { stored.withLock { $0 }?._unwrapped }
}

/// The value that is read before one was set.
enum MissingValue {
    /// Reports that a parameter was read without a value, and returns an empty value. A type that has none ends the program with a message, as there is
    /// no value to return.
    static func placeholder<Value: _IntentValue>(_ name: String) -> Value {
        guard let placeholder = Value._placeholder() else { fatalError("\(name) was read, but has no value.") }
        if !Value.isOptional { RuntimeWarnings.report("\(name) was read, but has no value.") }
        return placeholder
    }
}

// Asking the user. Linux has nothing that asks for an intent: each way of asking results in an error.
extension IntentParameter {
    /// Returns the error with which an intent asks for the value of the parameter.
    public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

    /// Asks the user for the value of the parameter, which on Linux is not possible.
    ///
    /// - Throws: An `AppIntentError`.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw needsValueError(dialog) }

    /// Returns the error that an intent throws if it needs a value of the parameter.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(.needsValue(parameter: String(localized: title), dialog: dialog?.text))
    }

    /// Returns the error that an intent throws if the user has to choose one of several values.
    public func needsDisambiguationError(among items: [Value.ValueType], dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(.needsChoice(parameter: String(localized: title), dialog: dialog?.text))
    }

    /// Asks the user to choose one of several values, which on Linux is not possible.
    ///
    /// - Throws: An `AppIntentError`, unless there is one value only, which is returned.
    public func requestDisambiguation(among items: [Value.ValueType], dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        guard let item = items.first, items.count == 1 else { throw needsDisambiguationError(among: items, dialog: dialog) }
        return item
    }

    /// Asks the user whether a value is meant, which on Linux is not possible.
    ///
    /// - Throws: An `AppIntentError`.
    public func requestConfirmation(for item: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
        throw AppIntentError(.needsConfirmation(dialog: dialog?.text))
    }
}

/// A parameter without its value's type, for `IntentRunner`.
protocol PreparedParameter: Sendable {
    /// Gives the parameter a default value of its options or entities if it has none.
    func fill(includingOptional: Bool) async
    /// Throws an error if the parameter cannot be used.
    func check(named name: String) throws
}

extension IntentParameter: PreparedParameter {
    func fill(includingOptional: Bool) async {
        guard presentValue == nil, includingOptional || !isOptional, let value = await options.defaultResult() else { return }
        stored.withLock { $0 = Value._wrapping(value) }
    }

    func check(named name: String) throws {
        let value = stored.withLock { $0 }
        guard let value else {
            if isOptional { return }
            let title = String(localized: title)
            throw AppIntentError(.needsValue(parameter: title.isEmpty ? name : title, dialog: options.requestValueDialog?.text))
        }
        guard let present = value._unwrapped, let range = options.range, !range.contains(present) else { return }
        throw AppIntentError(.outOfRange(parameter: String(localized: title), range: range.text))
    }
}
