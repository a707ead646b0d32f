import Foundation
import SwiftUI

/// The values that the sentence about an intent depends on.
public struct _SummaryContext {
    let intent: any AppIntent
    /// The family of the widget whose settings the intent has; nil for other intents.
    let family: IntentWidgetFamily?

    init(intent: any AppIntent, family: IntentWidgetFamily? = nil) {
        self.intent = intent
        self.family = family
    }
}

/// A sentence that describes an intent with its parameters.
///
/// ```swift
/// static var parameterSummary: some ParameterSummary {
///     Summary("Add \(\.$name) to \(\.$shelf)") { \.$pages }
/// }
/// ```
///
/// On Linux, messages about intents that failed contain it.
///
/// Follows https://developer.apple.com/documentation/appintents/parametersummary.
public protocol ParameterSummary {
    /// Returns the sentence about an intent; nil for none.
    func _sentence(of context: _SummaryContext) -> String?
}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {
    init() {}

    public func _sentence(of context: _SummaryContext) -> String? { nil }
}

/// A text with the values of parameters.
///
/// Follows https://developer.apple.com/documentation/appintents/parametersummarystring.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    private let pieces: [(Intent) -> String]

    public init(stringLiteral value: String) { pieces = [{ _ in value }] }
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    func text(of intent: Intent) -> String { pieces.map { $0(intent) }.joined() }

    /// The pieces of a text that is being written.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [(Intent) -> String] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { pieces.append { _ in literal } }

        /// Adds the value of a parameter; without a value, the name of the parameter.
        public mutating func appendInterpolation<Value: _IntentValue>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            pieces.append { $0[keyPath: keyPath].text }
        }
    }
}

/// A sentence about an intent, and the parameters that it does not name.
///
/// Follows https://developer.apple.com/documentation/appintents/intentparametersummary.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    private let string: ParameterSummaryString<Intent>?

    /// Creates a sentence, from a text with the parameters that it names, and the other ones. A system that edits intents shows these below the
    /// sentence; on Linux they are without effect.
    public init(
        _ string: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>] = { [] }
    ) {
        self.string = string
    }

    /// Creates a summary without a sentence.
    public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>] = { [] }) { string = nil }

    public func _sentence(of context: _SummaryContext) -> String? {
        (context.intent as? Intent).flatMap { intent in string?.text(of: intent) }
    }
}

/// Lists parameters, each a statement: `\.$pages`.
@resultBuilder public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<Value: _IntentValue>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) -> [PartialKeyPath<Intent>] {
        [keyPath]
    }
    public static func buildBlock(_ keyPaths: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] { keyPaths.flatMap { $0 } }
}

/// Builds a summary from one statement.
///
/// Follows https://developer.apple.com/documentation/appintents/parametersummarybuilder.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildBlock() -> EmptyParameterSummary { EmptyParameterSummary() }
    public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
}
