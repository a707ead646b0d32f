import Foundation

#if !canImport(Darwin)
extension AttributedString {
    /// The options for parsing Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The parts of the Markdown syntax that are interpreted.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Blocks and inline styles. White space is collapsed as in Markdown.
            case full
            /// Inline styles only. Runs of white space are collapsed to a space.
            case inlineOnly
            /// Inline styles only. White space is preserved.
            case inlineOnlyPreservingWhitespace
        }

        /// The behaviour for a source that cannot be parsed.
        public enum FailurePolicy: Hashable, Sendable {
            /// Throw an error.
            case throwError
            /// Return the part that could be parsed.
            case returnPartiallyParsedIfPossible
        }

        /// Whether attributes in the source, `^[text](name: value)`, are parsed and removed from the text.
        public var allowsExtendedAttributes: Bool
        /// The parts of the Markdown syntax that are interpreted.
        public var interpretedSyntax: InterpretedSyntax
        /// The behaviour for a source that cannot be parsed. It has no effect, since this parser accepts every string.
        public var failurePolicy: FailurePolicy
        /// The language of the text, if known. It has no effect.
        public var languageCode: String?

        /// Creates parsing options. By default, the full syntax is interpreted.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Parses Markdown. Relative links are resolved against `baseURL`. Blocks are joined without a separator: the boundary
    /// between blocks is not a character of the text. This parser never throws.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init()
        for source in Self.blocks(markdown, options.interpretedSyntax) {
            append(AttributedString(inlineMarkdown: source, extendedAttributes: options.allowsExtendedAttributes, baseURL: baseURL))
        }
    }

    /// Parses Markdown in UTF-8. Invalid bytes are replaced.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    private static func blocks(_ source: String, _ syntax: MarkdownParsingOptions.InterpretedSyntax) -> [String] {
        switch syntax {
        case .inlineOnlyPreservingWhitespace:
            return [source]
        case .inlineOnly:
            return [source.split(whereSeparator: \.isWhitespace).joined(separator: " ")]
        case .full:
            var blocks: [String] = []
            var lines: [Substring] = []
            func finish() {
                if !lines.isEmpty { blocks.append(lines.joined(separator: " ")) }
                lines = []
            }
            for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
                let content = line.drop { $0.isWhitespace }
                let marker = BlockMarker(content)
                if content.isEmpty || marker != nil { finish() }
                guard !content.isEmpty else { continue }
                lines.append(marker?.rest ?? content)
                if marker?.endsLine == true { finish() }
            }
            finish()
            return blocks
        }
    }
}

/// The marker at the beginning of a line that makes it a heading, a quotation or a list item.
private struct BlockMarker {
    var rest: Substring
    /// Whether the block ends with the line.
    var endsLine: Bool

    init?(_ line: Substring) {
        let hashes = line.prefix { $0 == "#" }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        if (1...6).contains(hashes.count), line[hashes.endIndex...].first?.isWhitespace ?? true {
            rest = line[hashes.endIndex...].drop(while: \.isWhitespace)
            endsLine = true
        } else if let first = line.first, "-+*>".contains(first), line.dropFirst().first?.isWhitespace == true {
            rest = line.dropFirst(2)
            endsLine = false
        } else if (1...9).contains(digits.count), let sign = line[digits.endIndex...].first, ".)".contains(sign),
            line[digits.endIndex...].dropFirst().first?.isWhitespace == true
        {
            rest = line[digits.endIndex...].dropFirst(2)
            endsLine = false
        } else {
            return nil
        }
    }
}
#endif

extension AttributedString {
    init(inlineMarkdown source: String, extendedAttributes: Bool = false, baseURL: URL? = nil) {
        self.init()
        for span in InlineMarkdown.spans(source, extendedAttributes: extendedAttributes) {
            append(AttributedString(span.text, attributes: span.style.attributes(baseURL: baseURL)))
        }
    }
}

extension InlineMarkdown.Style {
    var intent: InlinePresentationIntent? {
        var intent: InlinePresentationIntent = []
        if isEmphasized { intent.insert(.emphasized) }
        if isStrong { intent.insert(.stronglyEmphasized) }
        if isCode { intent.insert(.code) }
        if isStruck { intent.insert(.strikethrough) }
        if isBreak { intent.insert(.lineBreak) }
        if isTag { intent.insert(.inlineHTML) }
        return intent.isEmpty ? nil : intent
    }

    func attributes(baseURL: URL?) -> AttributeContainer {
        var container = AttributeContainer()
        container.inlinePresentationIntent = intent
        container.link = link.map { baseURL == nil ? $0 : URL(string: $0.relativeString, relativeTo: baseURL) ?? $0 }
        return container
    }
}
