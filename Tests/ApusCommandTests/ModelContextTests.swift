import Foundation
import Testing

@testable import ApusCommand

/// The Model Context Protocol, without views.
struct ModelContextTests {
    private final class Output {
        var messages: [[String: Any]] = []
    }

    /// Returns the answers to lines.
    private func answers(to lines: String...) -> [[String: Any]] {
        let output = Output()
        let echo = ModelContextServer.Tool(
            name: "echo", description: "Repeats.", parameters: ["text": ["type": "string"]], required: ["text"],
            call: { arguments in
                guard let text = arguments["text"] as? String else { throw CommandFailure.failure("No text.") }
                return [["type": "text", "text": text]]
            })
        let server = ModelContextServer(tools: [echo]) { data in
            output.messages.append((try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:])
        }
        lines.forEach(server.handle)
        return output.messages
    }

    @Test func initializingTellsTheTools() throws {
        let found = answers(
            to: #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26"}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#)
        #expect(found.count == 2)
        let result = try #require(found[0]["result"] as? [String: Any])
        #expect(result["protocolVersion"] as? String == "2025-03-26")
        let tools = try #require((found[1]["result"] as? [String: Any])?["tools"] as? [[String: Any]])
        #expect(tools.map { $0["name"] as? String } == ["echo"])
        #expect((tools[0]["inputSchema"] as? [String: Any])?["required"] as? [String] == ["text"])
    }

    @Test func toolsAreCalled() throws {
        let found = answers(
            to: #"{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"echo","arguments":{"text":"hello"}}}"#,
            #"{"jsonrpc":"2.0","id":"b","method":"tools/call","params":{"name":"echo","arguments":{"text":5}}}"#)
        #expect(found.map { $0["id"] as? String } == ["a", "b"])
        let results = found.compactMap { $0["result"] as? [String: Any] }
        #expect((results[0]["content"] as? [[String: Any]])?.first?["text"] as? String == "hello")
        // A tool that fails says so to the assistant.
        #expect(results[1]["isError"] as? Bool == true)
    }

    @Test(arguments: [
        ("nonsense", -32700), (#"{"id":1,"method":"unknown"}"#, -32601), (#"{"id":1,"method":"tools/call","params":{"name":"x"}}"#, -32602),
        (#"{"id":1,"method":"tools/call","params":{"name":"echo","arguments":{}}}"#, -32602),
    ])
    func mistakesAreAnsweredWithTheirCodes(line: String, code: Int) {
        #expect((answers(to: line).first?["error"] as? [String: Any])?["code"] as? Int == code)
    }
}
