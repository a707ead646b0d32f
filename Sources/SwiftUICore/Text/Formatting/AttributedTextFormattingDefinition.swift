import Foundation

/// A type that defines which formatting a styled text may have.
///
/// A definition is made of constraints, which change the attributes of a text one after the other, so that each sees the result of those
/// above it:
///
/// ```swift
/// struct NoteFormatting: AttributedTextFormattingDefinition {
///     var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
///         ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
///     }
/// }
///
/// TextEditor(text: $note).attributedTextFormattingDefinition(NoteFormatting())
/// ```
///
/// Attributes outside of `Scope` stay as they are.
public protocol AttributedTextFormattingDefinition<Scope> {
    /// The attributes that the constraints read and write.
    associatedtype Scope: AttributeScope where Scope == Body.Scope
    /// The type of the body.
    associatedtype Body: AttributedTextFormattingDefinition

    /// The constraints.
    @AttributedTextFormatting.DefinitionBuilder<Self.Scope> var body: Self.Body { get }

    /// Changes attributes to what the definition allows. The default implementation is that of `body`; do not implement it.
    func _constrain(_ attributes: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
    /// A constraint of one attribute to the members of a set.
    public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

    public func _constrain(_ attributes: inout AttributeContainer) {
        body._constrain(&attributes)
    }

    /// Changes the attributes of a text to what the definition allows.
    public func constrain(_ text: inout AttributedString) {
        for (range, attributes) in text.runs.map({ ($0.range, $0.attributes) }) {
            var allowed = attributes
            _constrain(&allowed)
            if allowed != attributes { text[range].setAttributes(allowed) }
        }
    }
}

/// A rule for the value of one attribute, which may depend on other attributes.
///
/// ```swift
/// struct NoWhiteText: AttributedTextValueConstraint {
///     typealias Scope = AttributeScopes.SwiftUIAttributes
///     typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
///
///     func constrain(_ container: inout Attributes) {
///         if container.foregroundColor == .white { container.foregroundColor = nil }
///     }
/// }
/// ```
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition
where Body == AttributedTextFormatting.EmptyDefinition<Scope> {
    /// The attribute that the constraint changes.
    associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
    /// The attributes of a run of characters.
    typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

    /// Changes the attribute to an allowed value.
    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    public var body: AttributedTextFormatting.EmptyDefinition<Scope> { AttributedTextFormatting.EmptyDefinition() }

    public func _constrain(_ attributes: inout AttributeContainer) {
        var proxy = Attributes(attributes: attributes)
        constrain(&proxy)
        attributes = proxy.attributes
    }
}
