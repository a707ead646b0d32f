import Foundation

/// Speaks the Model Context Protocol (version 2025-06-18) on standard input and output: JSON-RPC 2.0, a message on each line.
struct ModelContextServer {
    /// A tool that an assistant can use.
    struct Tool {
        var name: String
        var description: String
        /// The parameters as JSON Schema properties.
        var parameters: [String: Any]
        var required: [String] = []
        /// Returns the content of the result: text, pictures.
        var call: (_ arguments: [String: Any]) throws -> [[String: Any]]
    }

    var tools: [Tool]
    /// Writes a message.
    var write: (Data) -> Void

    private static let version = "2025-06-18"

    /// Codes of JSON-RPC.
    private enum Code: Int {
        case invalidMessage = -32700
        case unknownMethod = -32601
        case invalidParameters = -32602
    }

    /// Handles one line; notifications have no answer.
    func handle(_ line: String) {
        guard let message = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] else {
            return answer(NSNull(), error: .invalidMessage, "The message is no JSON object.")
        }
        guard let id = message["id"], let method = message["method"] as? String else { return }
        let parameters = message["params"] as? [String: Any] ?? [:]
        switch method {
        case "initialize":
            answer(
                id,
                [
                    "protocolVersion": parameters["protocolVersion"] as? String ?? Self.version, "capabilities": ["tools": [String: Any]()],
                    "serverInfo": ["name": "apus", "version": ApusVersion.current],
                ])
        case "ping": answer(id, [:])
        case "tools/list": answer(id, ["tools": tools.map(describe)])
        case "tools/call": call(parameters, id: id)
        default: answer(id, error: .unknownMethod, "There is no method '\(method)'.")
        }
    }

    private func describe(_ tool: Tool) -> [String: Any] {
        [
            "name": tool.name, "description": tool.description,
            "inputSchema": ["type": "object", "properties": tool.parameters, "required": tool.required],
        ]
    }

    private func call(_ parameters: [String: Any], id: Any) {
        guard let tool = tools.first(where: { $0.name == parameters["name"] as? String }) else {
            return answer(id, error: .invalidParameters, "There is no tool of that name.")
        }
        let arguments = parameters["arguments"] as? [String: Any] ?? [:]
        if let missing = tool.required.first(where: { arguments[$0] == nil }) {
            return answer(id, error: .invalidParameters, "The argument '\(missing)' is missing.")
        }
        do {
            answer(id, ["content": try tool.call(arguments), "isError": false])
        } catch {
            let message = (error as? CommandFailure)?.message ?? error.localizedDescription
            answer(id, ["content": [["type": "text", "text": message]], "isError": true])
        }
    }

    private func answer(_ id: Any, _ result: [String: Any]) {
        send(["jsonrpc": "2.0", "id": id, "result": result])
    }

    private func answer(_ id: Any, error code: Code, _ message: String) {
        send(["jsonrpc": "2.0", "id": id, "error": ["code": code.rawValue, "message": message]])
    }

    private func send(_ message: [String: Any]) {
        guard let data = try? JSONSerialization.data(withJSONObject: message, options: [.sortedKeys, .withoutEscapingSlashes]) else { return }
        write(data + Data("\n".utf8))
    }
}
