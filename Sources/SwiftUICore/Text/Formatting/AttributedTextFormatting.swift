import Foundation

/// The types of which definitions of formatting are made; see `AttributedTextFormattingDefinition`.
public enum AttributedTextFormatting {
    /// A definition that allows everything.
    public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        public typealias Body = EmptyDefinition<Scope>

        /// Creates the definition.
        public init() {}

        public var body: EmptyDefinition<Scope> { self }
        public func _constrain(_ attributes: inout AttributeContainer) {}
    }

    /// Several definitions, of which each changes the result of the one before.
    public struct TupleDefinition<Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition>: AttributedTextFormattingDefinition {
        public typealias Body = EmptyDefinition<Scope>

        private let definitions: (repeat each Definition)

        init(_ definitions: repeat each Definition) {
            self.definitions = (repeat each definitions)
        }

        public var body: EmptyDefinition<Scope> { EmptyDefinition() }
        public func _constrain(_ attributes: inout AttributeContainer) {
            for definition in repeat each definitions { definition._constrain(&attributes) }
        }
    }

    /// A constraint of one attribute to the members of a set.
    public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>: AttributedTextValueConstraint
    where AttributeKey.Value: Sendable & Hashable {
        private let values: Set<AttributeKey.Value?>?
        private let fallback: AttributeKey.Value?

        /// Creates a constraint for the attribute at a key path.
        ///
        /// - Parameters:
        ///   - key: The attribute.
        ///   - values: The allowed values; nil among them allows text without the attribute.
        ///   - default: The value that replaces all others; nil to remove the attribute.
        public init(for key: KeyPath<Scope, AttributeKey>, values: Set<AttributeKey.Value?>, default: AttributeKey.Value?) {
            self.values = values
            fallback = `default`
        }

        public func constrain(_ container: inout Attributes) {
            if let values, !values.contains(container[AttributeKey.self]) { container[AttributeKey.self] = fallback }
        }
    }

    /// The attributes of a run of characters, of which a constraint may read all and change one.
    @dynamicMemberLookup
    public struct AttributeContainerProxy<Scope: AttributeScope, AttributeKey: AttributedStringKey> where AttributeKey.Value: Sendable {
        var attributes: AttributeContainer

        /// The value of the attribute that the constraint may change.
        public subscript(key: AttributeKey.Type) -> AttributeKey.Value? {
            get { attributes[key] }
            set { attributes[key] = newValue }
        }

        /// The value of another attribute.
        @_disfavoredOverload
        public subscript<Key: AttributedStringKey>(key: Key.Type) -> Key.Value? where Key.Value: Sendable { attributes[key] }

        /// The value of the attribute that the constraint may change.
        public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, AttributeKey>) -> AttributeKey.Value? {
            get { attributes[AttributeKey.self] }
            set { attributes[AttributeKey.self] = newValue }
        }

        /// The value of another attribute.
        @_disfavoredOverload
        public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Key>) -> Key.Value?
        where Key.Value: Sendable { attributes[Key.self] }
    }

    /// Builds a definition from several.
    @resultBuilder
    public struct DefinitionBuilder<Scope: AttributeScope> {
        public static func buildExpression<Definition: AttributedTextFormattingDefinition>(
            _ definition: Definition
        ) -> Definition where Definition.Scope == Scope { definition }

        public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

        public static func buildPartialBlock<Definition: AttributedTextFormattingDefinition>(
            first: Definition
        ) -> Definition where Definition.Scope == Scope { first }

        public static func buildPartialBlock<First: AttributedTextFormattingDefinition, Next: AttributedTextFormattingDefinition>(
            accumulated: First, next: Next
        ) -> TupleDefinition<Scope, First, Next> where First.Scope == Scope, Next.Scope == Scope { TupleDefinition(accumulated, next) }
    }
}

/// A definition of formatting without its type, as views pass it on.
///
/// It may be sent: definitions are values of constraints, which are Sendable, and are never changed.
package struct TextFormattingRule: @unchecked Sendable {
    private let definition: any AttributedTextFormattingDefinition

    init(_ definition: some AttributedTextFormattingDefinition) {
        self.definition = definition
    }

    func constrain(_ attributes: inout AttributeContainer) { definition._constrain(&attributes) }

    /// Returns a text with the attributes that the definition allows.
    package func constrained(_ text: AttributedString) -> AttributedString {
        var result = text
        for (range, attributes) in text.runs.map({ ($0.range, $0.attributes) }) {
            var allowed = attributes
            constrain(&allowed)
            if allowed != attributes { result[range].setAttributes(allowed) }
        }
        return result
    }
}

extension EnvironmentValues {
    /// The formatting that styled texts may have; nil for any.
    @Entry package var textFormattingRule: TextFormattingRule?
}

extension View {
    /// Limits the formatting of the styled texts in this view to what a definition allows.
    ///
    /// A `Text` of an `AttributedString` shows it with the allowed formatting. A `TextEditor` also writes the allowed formatting to its
    /// binding whenever the text or its formatting is edited.
    nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(_ definition: D) -> some View {
        environment(\.textFormattingRule, TextFormattingRule(definition))
    }

    /// Removes the limits that views around this one set for the formatting of styled texts: all attributes of a scope are allowed.
    nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: KeyPath<AttributeScopes, S.Type>) -> some View {
        environment(\.textFormattingRule, nil)
    }
}
