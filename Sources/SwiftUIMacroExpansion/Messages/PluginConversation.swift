/// The dialogue with the compiler: one answer to each message, until the compiler closes the connection.
package struct PluginConversation {
    /// The version of the messages that this plug-in writes.
    static let protocolVersion = 7

    var stream: MessageStream

    func run() throws(MessageStream.Failure) {
        while let message = try stream.nextMessage() {
            try stream.send(Self.reply(to: message).json.utf8)
        }
    }

    /// Answers every message, since the compiler waits for it; an unknown message is answered with an error that says so.
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
