import SwiftSourceReader

/// The part of a file that the compilation of other files depends on: everything except the bodies of functions, computed properties and
/// macros.
///
/// A file whose interface is unchanged is compiled by itself. The text errs on the safe side: code that might determine a type, such as
/// an initial value, belongs to the interface.
struct InterfaceText: Equatable {
    private(set) var text = ""

    init(of source: String) {
        let bytes = Array(source.utf8)
        var cursor = TokenCursor(Lexer.tokens(of: source))
        var scan = Statement()
        while let token = cursor.current {
            if token.isPunctuation("{"), scan.hasBody, let body = Self.summary(ofBodyAt: cursor) {
                cursor.skipOne()
                text += body
                scan = Statement()
                continue
            }
            text += String(decoding: bytes[token.range], as: UTF8.self) + " "
            scan.add(token)
            cursor.index += 1
        }
    }

    private static let requirements: Set<String> = ["get", "set", "async", "throws", "mutating", "nonmutating"]

    /// What the interface has of a body; nil for the requirements of a protocol's property, which are no body.
    private static func summary(ofBodyAt cursor: TokenCursor) -> String? {
        var inner = cursor
        inner.index += 1
        guard let first = inner.current else { return nil }
        // A property with observers is stored, unlike one with another body.
        if first.isWord("didSet") || first.isWord("willSet") { return "{observers} " }
        while let token = inner.current, token.isWord(in: requirements) { inner.index += 1 }
        return inner.index > cursor.index + 1 && inner.current?.isPunctuation("}") == true ? nil : "{} "
    }

    /// The beginning of the current declaration, as far as it decides whether a brace opens a body.
    private struct Statement {
        private enum Kind {
            case none, type, function, property
        }

        private var kind = Kind.none
        private var hasInitialValue = false
        private var depth = 0

        private static let types: Set<String> = ["struct", "class", "enum", "protocol", "extension", "actor"]
        private static let functions: Set<String> = ["func", "init", "deinit", "subscript"]

        /// Whether a brace at this place opens a body that no other file sees.
        var hasBody: Bool {
            guard depth == 0 else { return false }
            return switch kind {
            case .none, .type: false
            case .function: true
            case .property: !hasInitialValue
            }
        }

        mutating func add(_ token: Token) {
            if token.opensBracket {
                // A brace that is not a body begins the members of a type, whose declarations start anew.
                if token.isPunctuation("{") { self = Statement() } else { depth += 1 }
            } else if token.closesBracket {
                if token.isPunctuation("}") { self = Statement() } else { depth = max(0, depth - 1) }
            } else if depth == 0 {
                if token.isWord(in: Self.types) {
                    // In `class func` the second word counts.
                    begin(.type)
                } else if token.isWord(in: Self.functions) {
                    begin(.function)
                } else if token.isWord("var") || token.isWord("let") {
                    begin(.property)
                } else if token.kind == .directive {
                    begin(token.text == "Preview" ? .function : .none)
                } else if token.isOperation("="), kind == .property {
                    hasInitialValue = true
                } else if token.isPunctuation(";") {
                    self = Statement()
                }
            }
        }

        private mutating func begin(_ kind: Kind) {
            self.kind = kind
            hasInitialValue = false
        }
    }
}
