/// An answer of the plug-in.
enum PluginReply {
    case capability(protocolVersion: Int)
    /// The expanded source; nil if there is none because of the diagnostics.
    case expansion(String?, diagnostics: [PluginDiagnostic])
    case libraryIsNotLoaded

    var json: JSON {
        switch self {
        case .capability(let version):
            let capability: JSON = .object(["protocolVersion": .number(Double(version)), "features": .array([])])
            return .object(["getCapabilityResult": .object(["capability": capability])])
        case .expansion(let source, let diagnostics):
            let result: [String: JSON] = ["expandedSource": source.map(JSON.string) ?? .null, "diagnostics": .array(diagnostics.map(\.json))]
            return .object(["expandMacroResult": .object(result)])
        case .libraryIsNotLoaded:
            let diagnostic = PluginDiagnostic(message: "the macros of SwiftUI do not load libraries")
            return .object(["loadPluginLibraryResult": .object(["loaded": .bool(false), "diagnostics": .array([diagnostic.json])])])
        }
    }
}

/// An error at a position in the user's source.
struct PluginDiagnostic: Equatable {
    var message: String
    /// The path of the file; empty if the position is unknown.
    var fileName = ""
    /// The range of the error, in UTF-8 bytes of the file.
    var range = 0..<0

    fileprivate var json: JSON {
        let highlight: JSON = .object([
            "fileName": .string(fileName), "startOffset": .number(Double(range.lowerBound)), "endOffset": .number(Double(range.upperBound)),
        ])
        return .object([
            "message": .string(message), "severity": .string("error"),
            "position": .object(["fileName": .string(fileName), "offset": .number(Double(range.lowerBound))]),
            "highlights": .array(fileName.isEmpty ? [] : [highlight]), "notes": .array([]), "fixIts": .array([]),
        ])
    }
}
