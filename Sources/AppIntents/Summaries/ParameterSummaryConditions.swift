import Foundation
import SwiftUI

/// Compares a value with one other.
public enum EquatableComparisonOperator: Hashable, Sendable { case equalTo, notEqualTo }
/// Compares a value with several others.
public enum OneOfComparisonOperator: Hashable, Sendable { case oneOf }
/// Tells whether there is a value.
public enum HasValueComparisonOperator: Hashable, Sendable { case hasAnyValue, hasNoValue }
/// Compares a value with a smaller or larger one.
public enum ComparableComparisonOperator: Hashable, Sendable { case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo }

/// One of two sentences, depending on the value of a parameter.
///
/// ```swift
/// When(\.$isDone, .equalTo, true) { Summary("Reopen \(\.$task)") } otherwise: { Summary("Finish \(\.$task)") }
/// ```
///
/// Follows https://developer.apple.com/documentation/appintents/parametersummarywhencondition.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary>: ParameterSummary {
    private let isTrue: (_SummaryContext) -> Bool
    private let when: WhenCondition
    private let otherwise: Otherwise

    private init(_ isTrue: @escaping (_SummaryContext) -> Bool, _ when: WhenCondition, _ otherwise: Otherwise) {
        self.isTrue = isTrue
        self.when = when
        self.otherwise = otherwise
    }

    public func _sentence(of context: _SummaryContext) -> String? {
        isTrue(context) ? when._sentence(of: context) : otherwise._sentence(of: context)
    }

    private init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ when: WhenCondition, _ otherwise: Otherwise,
        isTrue: @escaping (Value.UnwrappedType?) -> Bool
    ) {
        self.init({ context in (context.intent as? Intent).map { isTrue($0[keyPath: keyPath].presentValue) } ?? false }, when, otherwise)
    }

    /// Chooses the first sentence if a parameter has a value, or has not another one.
    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: EquatableComparisonOperator, _ value: Value.UnwrappedType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.UnwrappedType: Equatable {
        self.init(keyPath, when(), otherwise()) { ($0 == value) == (comparisonOperator == .equalTo) }
    }

    /// Chooses the first sentence if a parameter has one of several values.
    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: OneOfComparisonOperator, _ values: [Value.UnwrappedType],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.UnwrappedType: Equatable {
        self.init(keyPath, when(), otherwise()) { value in value.map { values.contains($0) } ?? false }
    }

    /// Chooses the first sentence if a parameter has any value, or none.
    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(keyPath, when(), otherwise()) { ($0 != nil) == (comparisonOperator == .hasAnyValue) }
    }

    /// Chooses the first sentence if the value of a parameter is smaller or larger than another one.
    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: ComparableComparisonOperator, _ value: Value.UnwrappedType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.UnwrappedType: Comparable {
        self.init(keyPath, when(), otherwise()) { present in
            guard let present else { return false }
            return switch comparisonOperator {
            case .lessThan: present < value
            case .lessThanOrEqualTo: present <= value
            case .greaterThan: present > value
            case .greaterThanOrEqualTo: present >= value
            }
        }
    }

    /// Chooses the first sentence if a parameter is the entity with an identifier, or is not.
    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparisonOperator: EquatableComparisonOperator,
        _ value: Value.UnwrappedType.ID, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.UnwrappedType: AppEntity {
        self.init(keyPath, when(), otherwise()) { ($0?.id == value) == (comparisonOperator == .equalTo) }
    }
}

extension ParameterSummaryWhenCondition {
    /// Chooses the first sentence in widgets of a family, or in those of other families. Elsewhere it is the second one.
    public init(
        widgetFamily comparisonOperator: EquatableComparisonOperator, _ value: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init({ context in context.family.map { ($0 == value) == (comparisonOperator == .equalTo) } ?? false }, when(), otherwise())
    }

    /// Chooses the first sentence in widgets of some families.
    public init(
        widgetFamily comparisonOperator: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init({ context in context.family.map { values.contains($0) } ?? false }, when(), otherwise())
    }
}

/// One of several sentences, depending on the value of a parameter.
///
/// ```swift
/// Switch(\.$genre) {
///     Case(.novel) { Summary("Read \(\.$book)") }
///     DefaultCase { Summary("Study \(\.$book)") }
/// }
/// ```
///
/// Follows https://developer.apple.com/documentation/appintents/parametersummaryswitchcondition.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue>: ParameterSummary {
    private let keyPath: KeyPath<Intent, IntentParameter<Value>>
    private let cases: [_ParameterSummaryCase<Value.UnwrappedType>]

    /// Creates a choice between the sentences of values.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value.UnwrappedType> _ cases: () -> [_ParameterSummaryCase<Value.UnwrappedType>]
    ) {
        self.keyPath = keyPath
        self.cases = cases()
    }

    public func _sentence(of context: _SummaryContext) -> String? {
        guard let intent = context.intent as? Intent else { return nil }
        let value = intent[keyPath: keyPath].presentValue
        return cases.first { $0.matches(value) }?.content._sentence(of: context)
    }
}

/// The sentence of some values.
public struct _ParameterSummaryCase<Value> {
    let matches: (Value?) -> Bool
    let content: any ParameterSummary
}

/// The sentence of a value, or of several ones.
///
/// Follows https://developer.apple.com/documentation/appintents/parametersummarycasecondition.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue & Equatable> {
    let values: [Value]
    let content: any ParameterSummary

    /// Creates the sentence of a value.
    public init<Content: ParameterSummary>(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        values = [value]
        self.content = content()
    }

    /// Creates the sentence of several values.
    public init<Content: ParameterSummary>(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        self.values = values
        self.content = content()
    }
}

/// The sentence of all other values.
///
/// Follows https://developer.apple.com/documentation/appintents/parametersummarydefaultcasecondition.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent> {
    let content: any ParameterSummary

    /// Creates the sentence.
    public init<Content: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ content: () -> Content) { self.content = content() }
}

/// Builds the sentences of values from several statements.
///
/// Follows https://developer.apple.com/documentation/appintents/parametersummarycasebuilder.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
    public static func buildExpression(_ expression: ParameterSummaryCaseCondition<Intent, Value>) -> [_ParameterSummaryCase<Value>]
    where Value: Equatable {
        [_ParameterSummaryCase(matches: { value in value.map { expression.values.contains($0) } ?? false }, content: expression.content)]
    }
    public static func buildExpression(_ expression: ParameterSummaryDefaultCaseCondition<Intent>) -> [_ParameterSummaryCase<Value>] {
        [_ParameterSummaryCase(matches: { _ in true }, content: expression.content)]
    }
    public static func buildBlock(_ cases: [_ParameterSummaryCase<Value>]...) -> [_ParameterSummaryCase<Value>] { cases.flatMap { $0 } }
}
