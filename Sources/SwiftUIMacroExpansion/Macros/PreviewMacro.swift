import SwiftSourceReader

/// `#Preview`: expands to a function that makes the preview, whose name contains the preview's position in the source.
struct PreviewMacro {
    static func expand(_ request: ExpansionRequest) throws(MacroMisuse) -> String {
        guard let use = PreviewUse(request.node.source, at: 0) else { throw MacroMisuse("#Preview needs a closure that makes a view.") }
        let symbol = PreviewSymbol.name(
            fileID: request.node.fileID, line: request.node.line + use.line - 1,
            column: use.line == 1 ? request.node.column + use.column - 1 : use.column)
        let content = PreviewableContent(of: use.closure)
        let closure = content == nil ? use.closure.text : "{ \(PreviewableContent.typeName)() }"
        return """
            \(use.prefix)\(head(symbol: symbol, name: request.uniqueName("preview")))
                \(content?.declaration ?? "")
                \(call(use)) \(closure)\(use.furtherClosures)
            }
            """
    }

    /// The beginning of the function, up to its opening brace. Traits may belong to the main actor.
    static func head(symbol: String, name: String) -> String {
        "@_cdecl(\"\(symbol)\") @MainActor public func \(name)() -> Swift.UnsafeMutableRawPointer {"
    }

    /// The statement that makes the preview, up to its closure.
    static func call(_ use: PreviewUse) -> String {
        var arguments = use.arguments.map(\.text)
        if use.arguments.first?.label != nil || arguments.isEmpty { arguments.insert("nil", at: 0) }
        return "return \(use.isWidget ? "WidgetKit._WidgetPreview" : "SwiftUI._PreviewRecord").make(\(arguments.joined(separator: ", ")))"
    }
}
