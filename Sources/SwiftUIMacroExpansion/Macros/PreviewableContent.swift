import SwiftSourceReader

/// A view made of a preview's closure: the properties marked `@Previewable` are its properties, and the rest of the closure is its body.
struct PreviewableContent {
    static let typeName = "PreviewableContent"

    /// The declarations of the properties without the attribute.
    private var properties: [String] = []
    private var body = ""

    /// Nil if the closure marks no property.
    init?(of closure: ClosureSource) {
        let source = closure.source
        var cursor = closure.statements
        var rest = source.tokens[cursor.index - 1].range.upperBound
        var conditions = 0
        while let token = cursor.current {
            let start = cursor.index
            let prefix = cursor.readPrefix()
            let marks = prefix.attributes.filter { $0.name == "Previewable" }
            if let mark = marks.first, conditions == 0, cursor.current?.isWord(in: ["var", "let"]) == true {
                cursor.index += 1
                _ = cursor.readBindings(in: .statements)
                let (whole, marked) = (source.bytes(ofTokens: start..<cursor.index), source.bytes(ofTokens: mark.tokens))
                let behind = source.text(at: marked.upperBound..<whole.upperBound)
                properties.append(source.text(at: whole.lowerBound..<marked.lowerBound) + behind.drop(while: \.isWhitespace))
                body += source.text(at: rest..<whole.lowerBound)
                if cursor.current?.isPunctuation(";") == true { cursor.index += 1 }
                rest = source.bytes(ofTokens: start..<cursor.index).upperBound
            } else if cursor.index == start {
                // A property inside of `#if` stays where it is.
                if token.kind == .directive { conditions += token.text == "if" ? 1 : token.text == "endif" ? -1 : 0 }
                cursor.skipOne()
            }
        }
        guard !properties.isEmpty else { return nil }
        body += source.text(at: rest..<source.tokens[closure.tokens.upperBound - 1].range.lowerBound)
    }

    var declaration: String {
        """
        struct \(Self.typeName): SwiftUI.View {
                \(properties.joined(separator: "\n        "))
                var body: some SwiftUI.View {\(body)
                }
            }
        """
    }
}
