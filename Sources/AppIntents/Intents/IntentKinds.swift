import Foundation
import SwiftUI

/// An intent of a kind that systems know.
///
/// Follows https://developer.apple.com/documentation/appintents/systemintent.
public protocol SystemIntent: AppIntent {}

/// An intent that shows something in the program.
///
/// Follows https://developer.apple.com/documentation/appintents/openintent.
public protocol OpenIntent: SystemIntent {
    /// The type of the value to show.
    associatedtype Value: AppValue
    /// The value to show.
    var target: Value { get set }
}

extension OpenIntent {
    /// Returns true.
    public static var openAppWhenRun: Bool { true }
}

/// An intent that deletes entities.
///
/// Follows https://developer.apple.com/documentation/appintents/deleteintent.
public protocol DeleteIntent: SystemIntent {
    /// The type of the entities.
    associatedtype Entity: AppEntity
    /// The entities to delete.
    var entities: [Entity] { get set }
}

/// An intent that sets a value.
///
/// Follows https://developer.apple.com/documentation/appintents/setvalueintent.
public protocol SetValueIntent<ValueType>: AppIntent {
    /// The type of the value.
    associatedtype ValueType: _IntentValue
    /// The value that performing the intent sets.
    var value: ValueType { get set }
}

/// An intent whose parameters are the settings of a widget. It is not performed.
///
/// Follows https://developer.apple.com/documentation/appintents/widgetconfigurationintent.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
    /// Does nothing.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// An intent whose parameters are the settings of a control. It is not performed. Linux shows no controls of programs.
///
/// Follows https://developer.apple.com/documentation/appintents/controlconfigurationintent.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
    /// Does nothing.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// An intent that starts, changes or ends a live activity.
///
/// Follows https://developer.apple.com/documentation/appintents/liveactivityintent.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that plays, pauses or changes sound.
///
/// Follows https://developer.apple.com/documentation/appintents/audioplaybackintent.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts, pauses or changes a recording of sound.
///
/// Follows https://developer.apple.com/documentation/appintents/audiorecordingintent.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that can go on in the foreground. Programs on Linux perform their intents themselves, and so are there already.
///
/// Follows https://developer.apple.com/documentation/appintents/foregroundcontinuableintent.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// Calls a function on the main actor and returns its result.
    @discardableResult public func requestToContinueInForeground<Value: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: @escaping @MainActor @Sendable () async throws -> Value
    ) async throws -> Value {
        try await continuation()
    }

    /// Goes on.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}

    /// Returns an error to be thrown by `perform()`: buttons and toggles then call the function.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> any Error {
        ForegroundContinuation(perform: continuation ?? {})
    }
}

/// The error with which an intent leaves its `perform()` for the foreground.
struct ForegroundContinuation: Error {
    let perform: @MainActor @Sendable () async throws -> Void
}

/// An intent that opens an address in the program that is made for it.
///
/// Follows https://developer.apple.com/documentation/appintents/openurlintent.
public struct OpenURLIntent: SystemIntent {
    public static let title: LocalizedStringResource = "Open URL"

    /// The address.
    @Parameter(title: "URL") public var url: URL

    public init() {}

    /// Creates an intent that opens an address.
    public init(_ url: URL) { self.url = url }

    @MainActor public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        EnvironmentValues().openURL(url)
        return .result()
    }
}
