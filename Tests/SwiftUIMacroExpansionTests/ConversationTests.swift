import Foundation
import Testing

@testable import SwiftUIMacroExpansion

/// The conversation with the compiler, byte by byte.
struct ConversationTests {
    /// What the plug-in answers to bytes that arrive in pieces of a size.
    private func answers(to input: [UInt8], piece: Int = .max) throws -> [JSON] {
        var rest = input[...]
        var output: [UInt8] = []
        try withoutActuallyEscaping({ (bytes: [UInt8]) throws(MessageStream.Failure) in output += bytes }) { write in
            try withoutActuallyEscaping({ (buffer: UnsafeMutableRawBufferPointer) throws(MessageStream.Failure) -> Int in
                let part = rest.prefix(min(piece, buffer.count))
                buffer.copyBytes(from: part)
                rest = rest.dropFirst(part.count)
                return part.count
            }) { read in try PluginConversation(stream: MessageStream(read: read, write: write)).run() }
        }
        var answers: [JSON] = []
        while !output.isEmpty {
            let length = output.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
            answers.append(try JSON(utf8: Array(output[8..<8 + length])))
            output.removeFirst(8 + length)
        }
        return answers
    }

    private func message(_ text: some Sequence<UInt8>) -> [UInt8] {
        let bytes = Array(text)
        return (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) } + bytes
    }

    private let capability = #"{"getCapability": {"capability": {"protocolVersion": 9, "later": [1]}}}"#

    @Test("Messages may arrive in pieces", arguments: [1, 3, 7, 8, 9, 100, .max])
    func pieces(_ size: Int) throws {
        let input = message(capability.utf8) + message(Requests.freestanding("#Preview { A() }").utf8) + message(capability.utf8)
        let answers = try answers(to: input, piece: size)
        #expect(answers.count == 3)
        #expect(answers.first == answers.last)
        #expect(answers.dropFirst().first?["expandMacroResult"]?["expandedSource"]?.string?.contains("apusPreview_App_Screen_swift_10") == true)
    }

    @Test(
        "The plug-in offers the version that it was written for, and an older compiler its own",
        arguments: [
            (#"{"getCapability":{"capability":{"protocolVersion":7}}}"#, 7), (#"{"getCapability":{"capability":{"protocolVersion":9}}}"#, 7),
            (#"{"getCapability":{"capability":{"protocolVersion":6}}}"#, 6), (#"{"getCapability":{}}"#, 7),
            (#"{"getCapability":{"capability":null}}"#, 7),
        ])
    func capabilities(_ text: String, version: Int) throws {
        let answer = try #require(try answers(to: message(text.utf8)).first)
        #expect(answer["getCapabilityResult"]?["capability"]?["protocolVersion"] == .number(Double(version)))
        #expect(answer["getCapabilityResult"]?["capability"]?["features"] == .array([]))
    }

    @Test(
        "Every message has an answer, whatever it is",
        arguments: [
            (#"{"newMessage":{"a":1}}"#, "the macros of SwiftUI do not understand the message 'newMessage'"),
            (#"{}"#, "the macros of SwiftUI do not understand the message ''"), (#"[]"#, "the macros of SwiftUI do not understand the message ''"),
            (#"{"expandAttachedMacro":{}}"#, "the macros of SwiftUI do not understand the message 'expandAttachedMacro'"),
            (#"{"expandAttachedMacro":3}"#, "the macros of SwiftUI do not understand the message 'expandAttachedMacro'"),
            ("{", "the macros of SwiftUI got a message that is not JSON"), ("\u{0}", "the macros of SwiftUI got a message that is not JSON"),
        ])
    func unknown(_ text: String, error: String) throws {
        let answers = try answers(to: message(text.utf8) + message(capability.utf8))
        #expect(answers.count == 2)
        let result = answers.first?["expandMacroResult"]
        #expect(result?["expandedSource"] == .null)
        #expect(result?["diagnostics"]?.elements?.first?["message"]?.string == error)
        #expect(result?["diagnostics"]?.elements?.first?["severity"]?.string == "error")
    }

    @Test func librariesAreNotLoaded() throws {
        let text = #"{"loadPluginLibrary":{"libraryPath":"/a.so","moduleName":"A"}}"#
        #expect(try answers(to: message(text.utf8)).first?["loadPluginLibraryResult"]?["loaded"] == .bool(false))
    }

    @Test func unknownMacrosAndRoles() {
        #expect(
            Requests.outcome(of: Requests.freestanding("#Other { }", macro: "Other"))
                == "error: macro type 'SwiftUIMacros.OtherMacro' not found when expanding macro 'Other'")
        #expect(
            Requests.outcome(of: Requests.attached("Entry", "member", to: "@Entry var a = 1")) == "error: invalid macro role 'member' for expansion")
    }

    @Test("The end of the input between messages ends the conversation, as an empty message does")
    func end() throws {
        #expect(try answers(to: []).isEmpty)
        #expect(try answers(to: message(capability.utf8)).count == 1)
        #expect(try answers(to: message(capability.utf8) + message("".utf8) + message(capability.utf8)).count == 1)
    }

    @Test("The end of the input inside of a message is a failure, and so is a length that no message has")
    func failures() {
        #expect(throws: MessageStream.Failure.inputEndsInMessage) { try answers(to: [1, 0]) }
        #expect(throws: MessageStream.Failure.inputEndsInMessage) { try answers(to: message("{}".utf8).dropLast()) }
        #expect(throws: MessageStream.Failure.messageTooLong) { try answers(to: Array(repeating: 0xFF, count: 8)) }
    }

    @Test func fileDescriptors() throws {
        let (input, output) = (Pipe(), Pipe())
        try input.fileHandleForWriting.write(contentsOf: message(capability.utf8))
        try input.fileHandleForWriting.close()
        let stream = MessageStream(reading: input.fileHandleForReading.fileDescriptor, writing: output.fileHandleForWriting.fileDescriptor)
        try PluginConversation(stream: stream).run()
        try output.fileHandleForWriting.close()
        let answer = try #require(try output.fileHandleForReading.readToEnd())
        #expect(try JSON(utf8: Array(answer.dropFirst(8)))["getCapabilityResult"] != nil)
        #expect(throws: MessageStream.Failure.system(9)) { try MessageStream(reading: -1, writing: -1).nextMessage() }
    }
}
