/// The conversation of the plug-in with the compiler: one answer to each message, until the compiler ends it.
package struct PluginConversation {
    /// The version of the messages that are written here.
    static let protocolVersion = 7

    var stream: MessageStream

    func run() throws(MessageStream.Failure) {
        while let message = try stream.nextMessage() {
            try stream.send(Self.reply(to: message).json.utf8)
        }
    }

    /// Every message has an answer, for which the compiler waits: what is not understood is an error in its words.
    static func reply(to message: [UInt8]) -> PluginReply {
        guard let json = try? JSON(utf8: message) else {
            return .expansion(nil, diagnostics: [PluginDiagnostic(message: "the macros of SwiftUI got a message that is not JSON")])
        }
        switch CompilerMessage(json) {
        case .getCapability(let version):
            return .capability(protocolVersion: min(version ?? protocolVersion, protocolVersion))
        case .expand(let request):
            return expand(request)
        case .unknown("loadPluginLibrary"):
            return .libraryIsNotLoaded
        case .unknown(let name):
            return .expansion(nil, diagnostics: [PluginDiagnostic(message: "the macros of SwiftUI do not understand the message '\(name)'")])
        }
    }

    private static func expand(_ request: ExpansionRequest) -> PluginReply {
        do throws(MacroMisuse) {
            return .expansion(try MacroExpansion.expand(request), diagnostics: [])
        } catch {
            let place = PluginDiagnostic(message: error.description, fileName: request.node.fileName, range: request.node.extent)
            return .expansion(nil, diagnostics: [place])
        }
    }
}
