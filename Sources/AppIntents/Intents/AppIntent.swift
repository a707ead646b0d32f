import Foundation
import SwiftUI

/// A type with a name that stays the same when the program is compiled again.
///
/// Follows https://developer.apple.com/documentation/appintents/persistentlyidentifiable.
public protocol PersistentlyIdentifiable {
    /// The name; by default that of the type.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A type whose properties may be dependencies: `@Dependency var store: Store`.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
    public typealias Dependency = AppDependency
}

/// Something that a program can do for its user, as a value with parameters.
///
/// ```swift
/// struct AddBook: AppIntent {
///     static let title: LocalizedStringResource = "Add Book"
///
///     @Parameter(title: "Title") var name: String
///     @Dependency private var library: Library
///
///     func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> {
///         .result(value: try await library.add(name))
///     }
/// }
/// ```
///
/// Linux has neither Siri nor a Shortcuts app: only the program itself performs its intents, by buttons and toggles (`Button(intent:label:)`), by
/// calling them like functions, and as configurations of widgets.
///
/// Follows https://developer.apple.com/documentation/appintents/appintent.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// The type of the result.
    associatedtype PerformResult: IntentResult
    /// The type of the sentence that describes the intent with its parameters.
    associatedtype SummaryContent: ParameterSummary

    /// The name of the action, which begins with a verb.
    static var title: LocalizedStringResource { get }
    /// The description of the intent; nil for none. A property of the type `IntentDescription` hides this one, as it does on Apple's systems.
    static var description: IntentDescription? { get }
    /// Whether the program is opened before the intent is performed. Without effect, as it is the program that performs it.
    static var openAppWhenRun: Bool { get }
    /// Whether the system may show the intent. Without effect, as Linux has no place for it.
    static var isDiscoverable: Bool { get }
    /// Whether the user has to unlock the device first. Without effect, as a desktop that is locked performs no intents.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// In which states of the program the intent can be performed. Without effect, as it is the program that performs it.
    static var supportedModes: IntentModes { get }
    /// A sentence that describes the intent with its parameters. Messages about errors contain it.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    /// Creates the intent with the default values of its parameters.
    init()
    /// Performs the action of the intent.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When<WhenCondition: ParameterSummary, Otherwise: ParameterSummary> =
        ParameterSummaryWhenCondition<Self, WhenCondition, Otherwise>
    public typealias Switch<Value: _IntentValue> = ParameterSummarySwitchCondition<Self, Value>
    public typealias Case<Value: _IntentValue & Equatable> = ParameterSummaryCaseCondition<Self, Value>
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>

    /// Returns nil.
    public static var description: IntentDescription? { nil }
    /// Returns false.
    public static var openAppWhenRun: Bool { false }
    /// Returns true.
    public static var isDiscoverable: Bool { true }
    /// Returns `alwaysAllowed`.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// Returns `background`.
    public static var supportedModes: IntentModes { .background }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
    /// No sentence.
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

extension AppIntent {
    /// Performs the intent, after default values were given to parameters that have none.
    ///
    /// - Parameter donateOnCompletion: Without effect, as Linux suggests no intents.
    /// - Throws: What `perform()` throws, and an `AppIntentError` if a parameter has no value, or a value outside of its range.
    public func callAsFunction(donate donateOnCompletion: Bool = true) async throws {
        _ = try await IntentRunner.perform(self)
    }

    /// Performs the intent, after default values were given to parameters that have none.
    ///
    /// - Parameter donateOnCompletion: Without effect, as Linux suggests no intents.
    /// - Throws: What `perform()` throws, and an `AppIntentError` if a parameter has no value, or a value outside of its range.
    public func callAsFunction(donate donateOnCompletion: Bool = true) async throws
    where PerformResult: ReturnsValue, PerformResult.Value == Never {
        _ = try await IntentRunner.perform(self)
    }

    /// Performs the intent, after default values were given to parameters that have none, and returns its value.
    ///
    /// - Parameter donateOnCompletion: Without effect, as Linux suggests no intents.
    /// - Throws: What `perform()` throws, and an `AppIntentError` if a parameter has no value, or a value outside of its range.
    @discardableResult public func callAsFunction(donate donateOnCompletion: Bool = true) async throws -> PerformResult.Value
    where PerformResult: ReturnsValue {
        guard let value = try await IntentRunner.perform(self).value else { throw AppIntentError(.noValue(String(localized: Self.title))) }
        return value
    }
}

/// A description of an intent for users.
///
/// Follows https://developer.apple.com/documentation/appintents/intentdescription.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    /// The description.
    public let descriptionText: LocalizedStringResource
    /// The name of the group of intents that it belongs to; nil for none.
    public let categoryName: LocalizedStringResource?
    /// Further words by which the intent is found.
    public let searchKeywords: [LocalizedStringResource]
    /// The name of its value; nil for that of the value's type.
    public let resultValueName: LocalizedStringResource?

    /// Creates a description.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [],
        resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// Whether the user has to unlock the device before an intent is performed.
///
/// Follows https://developer.apple.com/documentation/appintents/intentauthenticationpolicy.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    /// The intent is performed on a locked device, too.
    case alwaysAllowed
    /// The user has to unlock the device.
    case requiresAuthentication
    /// The user has to unlock the device that performs the intent.
    case requiresLocalDeviceAuthentication
}

/// The states of the program in which an intent can be performed.
///
/// Follows https://developer.apple.com/documentation/appintents/intentmodes.
public struct IntentModes: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// When a program comes to the foreground for an intent.
    public enum ForegroundMode: Hashable, Sendable {
        /// Before the intent is performed.
        case immediate
        /// When the intent asks for it.
        case dynamic
        /// When the intent was performed, at the latest.
        case deferred
    }

    /// In the background.
    public static let background = IntentModes(rawValue: 1)
    /// In the foreground, from the beginning.
    public static let foreground = IntentModes(rawValue: 2)
    /// In the foreground, from a moment on.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: .foreground
        case .dynamic: IntentModes(rawValue: 4)
        case .deferred: IntentModes(rawValue: 8)
        }
    }
}

/// A library or program with intents, which names the libraries whose intents belong to it, too. Without effect: nothing collects intents.
///
/// Follows https://developer.apple.com/documentation/appintents/appintentspackage.
public protocol AppIntentsPackage {
    /// The libraries whose intents belong to this one; by default none.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
