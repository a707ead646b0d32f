/// A text for the model, or a part of one.
public protocol PromptRepresentable {
    /// The text.
    @PromptBuilder var promptRepresentation: Prompt { get }
}

/// The input of a model.
///
/// Follows https://developer.apple.com/documentation/foundationmodels/prompt.
public struct Prompt: PromptRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The text.
    public let description: String

    /// Creates a text of a part.
    public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }
    /// Creates a text of lines.
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }

    init(text: String) { description = text }

    // `return`, as the protocol's builder would ask the value for itself.
    public var promptRepresentation: Prompt { return self }
}

/// Makes a text of lines.
@resultBuilder public struct PromptBuilder {
    public static func buildExpression(_ expression: some PromptRepresentable) -> Prompt { expression.promptRepresentation }
    public static func buildBlock(_ components: Prompt...) -> Prompt { joined(components) }
    public static func buildArray(_ components: [Prompt]) -> Prompt { joined(components) }
    public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(text: "") }
    public static func buildEither(first component: Prompt) -> Prompt { component }
    public static func buildEither(second component: Prompt) -> Prompt { component }
    public static func buildLimitedAvailability(_ component: Prompt) -> Prompt { component }

    private static func joined(_ components: [Prompt]) -> Prompt {
        Prompt(text: components.map(\.description).filter { !$0.isEmpty }.joined(separator: "\n"))
    }
}

/// A text that says how the model answers, or a part of one.
public protocol InstructionsRepresentable {
    /// The text.
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

/// How the model answers.
///
/// Follows https://developer.apple.com/documentation/foundationmodels/instructions.
public struct Instructions: InstructionsRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The text.
    public let description: String

    /// Creates a text of a part.
    public init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }
    /// Creates a text of lines.
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }

    init(text: String) { description = text }

    // `return`, as the protocol's builder would ask the value for itself.
    public var instructionsRepresentation: Instructions { return self }
}

/// Makes a text of lines.
@resultBuilder public struct InstructionsBuilder {
    public static func buildExpression(_ expression: some InstructionsRepresentable) -> Instructions { expression.instructionsRepresentation }
    public static func buildBlock(_ components: Instructions...) -> Instructions { joined(components) }
    public static func buildArray(_ components: [Instructions]) -> Instructions { joined(components) }
    public static func buildOptional(_ component: Instructions?) -> Instructions { component ?? Instructions(text: "") }
    public static func buildEither(first component: Instructions) -> Instructions { component }
    public static func buildEither(second component: Instructions) -> Instructions { component }
    public static func buildLimitedAvailability(_ component: Instructions) -> Instructions { component }

    private static func joined(_ components: [Instructions]) -> Instructions {
        Instructions(text: components.map(\.description).filter { !$0.isEmpty }.joined(separator: "\n"))
    }
}

extension String: PromptRepresentable, InstructionsRepresentable {
    public var promptRepresentation: Prompt { Prompt(text: self) }
    public var instructionsRepresentation: Instructions { Instructions(text: self) }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
    public var promptRepresentation: Prompt { Prompt(text: map(\.promptRepresentation.description).joined(separator: "\n")) }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions {
        Instructions(text: map(\.instructionsRepresentation.description).joined(separator: "\n"))
    }
}
