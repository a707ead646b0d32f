@testable import SwiftUIMacroExpansion

/// Requests as the compiler sends them, and what comes back.
enum Requests {
    static let file = "/sources/Screen.swift"

    static func fragment(_ source: String, offset: Int = 100, line: Int = 10) -> JSON {
        .object([
            "kind": .string("declaration"), "source": .string(source),
            "location": .object([
                "fileID": .string("App/Screen.swift"), "fileName": .string(file), "offset": .number(Double(offset)),
                "line": .number(Double(line)), "column": .number(1),
            ]),
        ])
    }

    private static func macro(_ name: String) -> JSON {
        .object(["moduleName": .string("SwiftUIMacros"), "typeName": .string(name + "Macro"), "name": .string(name)])
    }

    static func freestanding(_ source: String, macro name: String = "Preview", role: String = "declaration") -> JSON {
        .object([
            "expandFreestandingMacro": .object([
                "macro": macro(name), "macroRole": .string(role), "discriminator": .string("$sD"), "syntax": fragment(source),
                "lexicalContext": .array([]), "staticBuildConfiguration": .string("{}"),
            ])
        ])
    }

    static func attached(
        _ name: String, _ role: String, to declaration: String, attribute: String? = nil, in context: String = "extension EnvironmentValues {}",
        extending type: String = "Model"
    ) -> JSON {
        .object([
            "expandAttachedMacro": .object([
                "macro": macro(name), "macroRole": .string(role), "discriminator": .string("$sD"),
                "attributeSyntax": fragment(attribute ?? "\n    @\(name) "), "declSyntax": fragment(declaration),
                "extendedTypeSyntax": fragment(type), "lexicalContext": .array([fragment("\n" + context)]),
            ])
        ])
    }

    /// The expansion without line breaks and repeated spaces, or the first error.
    static func outcome(of request: JSON) -> String {
        switch PluginConversation.reply(to: request.utf8) {
        case .expansion(let source?, _): source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        case .expansion(nil, let diagnostics): "error: " + (diagnostics.first?.message ?? "")
        default: "no expansion"
        }
    }
}
