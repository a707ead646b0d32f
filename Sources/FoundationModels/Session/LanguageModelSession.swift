import Foundation
import Observation

/// A conversation with the model of the system. As there is none, whatever is asked fails with ``GenerationError/assetsUnavailable(_:)``: programs ask
/// for `SystemLanguageModel.availability` first.
///
/// Follows https://developer.apple.com/documentation/foundationmodels/languagemodelsession.
@Observable public final class LanguageModelSession: @unchecked Sendable {
    /// The reason for which the model does not answer.
    ///
    /// Follows https://developer.apple.com/documentation/foundationmodels/languagemodelsession/generationerror.
    public enum GenerationError: Error, LocalizedError {
        /// The context of an error.
        public struct Context: Sendable {
            /// A description for programmers.
            public let debugDescription: String

            /// Creates a description.
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }

        case exceededContextWindowSize(Context)
        /// There is no model. It is the error on Linux.
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)

        public var errorDescription: String? {
            switch self {
            case .assetsUnavailable: "This system has no language model."
            case .exceededContextWindowSize: "The conversation is too long."
            case .guardrailViolation: "The model may not answer."
            case .unsupportedGuide: "A limit of a value is not possible."
            case .unsupportedLanguageOrLocale: "The model does not know the language."
            case .decodingFailure: "The answer is not what was asked for."
            case .rateLimited: "The model was asked too often."
            case .concurrentRequests: "The model is answering."
            }
        }

        static var unavailable: GenerationError {
            .assetsUnavailable(Context(debugDescription: "SystemLanguageModel.availability is unavailable(deviceNotEligible)."))
        }
    }

    /// The reason for which a function of the program that the model has called has failed.
    public struct ToolCallError: Error, LocalizedError {
        /// The function.
        public var tool: any Tool
        /// Its error.
        public var underlyingError: any Error

        /// Creates an error.
        public init(tool: any Tool, underlyingError: any Error) { (self.tool, self.underlyingError) = (tool, underlyingError) }

        public var errorDescription: String? { "\(tool.name): \(underlyingError.localizedDescription)" }
    }

    /// An answer.
    public struct Response<Content> {
        /// The answer.
        public let content: Content
        /// The answer as it was generated.
        public let rawContent: GeneratedContent
        /// The entries of the transcript that belong to the response.
        public let transcriptEntries: ArraySlice<Transcript.Entry>
    }

    /// An answer that is being generated.
    public struct ResponseStream<Content: Generable>: AsyncSequence {
        /// The answer as far as it is generated.
        public struct Snapshot {
            public let content: Content.PartiallyGenerated
            public let rawContent: GeneratedContent
        }

        public struct AsyncIterator: AsyncIteratorProtocol {
            /// Throws ``GenerationError/assetsUnavailable(_:)``.
            public mutating func next() async throws -> Snapshot? { throw GenerationError.unavailable }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

        /// Waits for the whole answer. Throws ``GenerationError/assetsUnavailable(_:)``.
        public func collect() async throws -> Response<Content> { throw GenerationError.unavailable }
    }

    /// The entries of the session: the instructions, or the transcript with which the session was created.
    public let transcript: Transcript
    /// Whether the model answers. It is false.
    public var isResponding: Bool { false }

    /// Creates a session with instructions as a text.
    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {
        self.init(instructions.map { Instructions(text: $0) })
    }

    /// Creates a session with instructions.
    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil) {
        self.init(instructions)
    }

    /// Creates a session with instructions as lines.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows { self.init(try instructions()) }

    /// Creates a session that goes on with a transcript.
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) { self.transcript = transcript }

    private init(_ instructions: Instructions?) {
        transcript = Transcript(
            entries: instructions.map { [.instructions(.init(segments: [.text(.init(content: $0.description))]))] } ?? [])
    }

    /// Prepares the model for a question. Without a model it has no effect.
    public func prewarm(promptPrefix: Prompt? = nil) {}

    // MARK: Answers

    /// Asks for a text. Throws ``GenerationError/assetsUnavailable(_:)``.
    @discardableResult
    public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> {
        throw GenerationError.unavailable
    }

    /// Asks for a text. Throws ``GenerationError/assetsUnavailable(_:)``.
    @discardableResult
    public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> {
        throw GenerationError.unavailable
    }

    /// Asks for a text. Throws ``GenerationError/assetsUnavailable(_:)``.
    @discardableResult
    public func respond(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> {
        _ = try prompt()
        throw GenerationError.unavailable
    }

    /// Asks for a value. Throws ``GenerationError/assetsUnavailable(_:)``.
    @discardableResult
    public func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw GenerationError.unavailable }

    /// Asks for a value. Throws ``GenerationError/assetsUnavailable(_:)``.
    @discardableResult
    public func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw GenerationError.unavailable }

    /// Asks for a value. Throws ``GenerationError/assetsUnavailable(_:)``.
    @discardableResult
    public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> {
        _ = try prompt()
        throw GenerationError.unavailable
    }

    /// Asks for content of a schema. Throws ``GenerationError/assetsUnavailable(_:)``.
    @discardableResult
    public func respond(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> { throw GenerationError.unavailable }

    /// Asks for a text, which is told as it is generated. The sequence throws ``GenerationError/assetsUnavailable(_:)``.
    public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> { ResponseStream() }

    /// Asks for a text, which is told as it is generated. The sequence throws ``GenerationError/assetsUnavailable(_:)``.
    public func streamResponse(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> { ResponseStream() }

    /// Asks for a text, which is told as it is generated. The sequence throws ``GenerationError/assetsUnavailable(_:)``.
    public func streamResponse(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<String> {
        _ = try prompt()
        return ResponseStream()
    }

    /// Asks for a value, which is told as it is generated. The sequence throws ``GenerationError/assetsUnavailable(_:)``.
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream() }

    /// Asks for a value, which is told as it is generated. The sequence throws ``GenerationError/assetsUnavailable(_:)``.
    public func streamResponse<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream() }

    /// Asks for a value, which is told as it is generated. The sequence throws ``GenerationError/assetsUnavailable(_:)``.
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<Content> {
        _ = try prompt()
        return ResponseStream()
    }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}
