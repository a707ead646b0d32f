import Combine
import Foundation
import SwiftUI
import os

/// Performs intents: those of buttons, toggles and accessibility actions, and those on which the program calls `callAsFunction`.
package enum IntentRunner {
    /// Tells that the intent of a button or toggle was performed, or has failed: widgets then ask for their content again.
    @MainActor package static let finished = PassthroughSubject<Void, Never>()

    private static let logger = Logger(subsystem: "AppIntents", category: "perform")

    /// Performs an intent in a task of its own.
    static func start<Intent: AppIntent>(_ intent: Intent) {
        Task { @MainActor in
            await run(intent)
            finished.send()
        }
    }

    /// Performs an intent, and the intents that its results open. An error is logged, and the first one of each kind reported as a warning.
    @MainActor private static func run<Intent: AppIntent>(_ intent: Intent) async {
        do {
            let result = try await perform(intent)
            if let next = (result as? any ContinuedResult)?.next { await run(next) }
        } catch let error as ForegroundContinuation {
            do { try await error.perform() } catch { report(error, of: intent) }
        } catch is CancellationError {
        } catch {
            report(error, of: intent)
        }
    }

    private static func report<Intent: AppIntent>(_ error: any Error, of intent: Intent) {
        let sentence = Intent.parameterSummary._sentence(of: _SummaryContext(intent: intent))
        let message = "The intent '\(sentence ?? String(localized: Intent.title))' failed: \(text(of: error))"
        logger.error("\(message)")
        RuntimeWarnings.report(message)
    }

    /// An error in the words that it has for users.
    private static func text(of error: any Error) -> String {
        (error as? any CustomLocalizedStringResourceConvertible).map { String(localized: $0.localizedStringResource) }
            ?? (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
    }

    /// Performs an intent after its parameters and dependencies are there.
    static func perform<Intent: AppIntent>(_ intent: Intent) async throws -> Intent.PerformResult {
        try await prepare(intent)
        return try await intent.perform()
    }

    /// Gives default values to required parameters that have none, makes dependencies, and throws an error if something is missing.
    private static func prepare<Intent: AppIntent>(_ intent: Intent) async throws {
        await fill(intent, includingOptional: false)
        for (name, property) in properties(of: intent) {
            if let parameter = property as? any PreparedParameter { try parameter.check(named: name) }
            if let dependency = property as? any PreparedDependency { try await dependency.resolve() }
        }
    }

    /// Gives default values to the parameters of an intent that has settings of the user, none of which were made.
    package static func fillDefaults<Intent: AppIntent>(of intent: Intent) async { await fill(intent, includingOptional: true) }

    private static func fill<Intent: AppIntent>(_ intent: Intent, includingOptional: Bool) async {
        for (_, property) in properties(of: intent) {
            await (property as? any PreparedParameter)?.fill(includingOptional: includingOptional)
        }
    }

    /// The parameters and dependencies of an intent, with the names of their properties.
    private static func properties<Intent: AppIntent>(of intent: Intent) -> [(name: String, value: any Sendable)] {
        Mirror(reflecting: intent).children.compactMap { child in
            let name = String((child.label ?? "").drop { $0 == "_" })
            if let parameter = child.value as? any PreparedParameter { return (name, parameter) }
            if let dependency = child.value as? any PreparedDependency { return (name, dependency) }
            return nil
        }
    }
}
