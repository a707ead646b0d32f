import Foundation

/// The entries of a session. Since no model answers, they are the entries that the program provides.
///
/// Follows https://developer.apple.com/documentation/foundationmodels/transcript.
public struct Transcript: Hashable, Sendable, RandomAccessCollection {
    /// A part of a session.
    public enum Entry: Hashable, Sendable, Identifiable {
        case instructions(Instructions)
        case prompt(Prompt)
        case response(Response)

        public var id: String {
            switch self {
            case .instructions(let entry): entry.id
            case .prompt(let entry): entry.id
            case .response(let entry): entry.id
            }
        }
    }

    /// A part of an entry.
    public enum Segment: Hashable, Sendable, Identifiable {
        case text(TextSegment)
        case structure(StructuredSegment)

        public var id: String {
            switch self {
            case .text(let segment): segment.id
            case .structure(let segment): segment.id
            }
        }
    }

    /// A text.
    public struct TextSegment: Hashable, Sendable, Identifiable {
        public var id: String
        public var content: String

        public init(id: String = UUID().uuidString, content: String) { (self.id, self.content) = (id, content) }
    }

    /// Generated content.
    public struct StructuredSegment: Hashable, Sendable, Identifiable {
        public var id: String
        public var source: String
        public var content: GeneratedContent

        public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
            (self.id, self.source, self.content) = (id, source, content)
        }
    }

    /// How the model answers.
    public struct Instructions: Hashable, Sendable, Identifiable {
        public var id: String
        public var segments: [Segment]

        public init(id: String = UUID().uuidString, segments: [Segment]) { (self.id, self.segments) = (id, segments) }
    }

    /// A prompt that the model was given.
    public struct Prompt: Hashable, Sendable, Identifiable {
        public var id: String
        public var segments: [Segment]
        public var options: GenerationOptions

        public init(id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions()) {
            (self.id, self.segments, self.options) = (id, segments, options)
        }
    }

    /// A response of the model.
    public struct Response: Hashable, Sendable, Identifiable {
        public var id: String
        public var segments: [Segment]

        public init(id: String = UUID().uuidString, segments: [Segment]) { (self.id, self.segments) = (id, segments) }
    }

    private var entries: [Entry]

    /// Creates a transcript.
    public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }

    public var startIndex: Int { entries.startIndex }
    public var endIndex: Int { entries.endIndex }
    public subscript(index: Int) -> Entry { entries[index] }
}
