import SwiftUI
import SwiftUITesting
import Testing

@testable import ExampleScreens

/// The conversation is written to and scrolled.
@MainActor struct ChatTests {
    private func host() throws -> ViewHost {
        let host = ViewHost(Chat(), size: CGSize(width: 390, height: 500))
        host.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        return host
    }

    private func write(_ text: String, in host: ViewHost) throws {
        try host.tap(.text("Message"))
        #expect(host.type(text))
        try host.tap(.label("Send"))
        host.advance(by: 1)
    }

    @Test("What is written and sent stands at the end, at the side of the one who writes, and the field is empty again")
    func sending() throws {
        let host = try host()
        try write("On my way.", in: host)
        let bubble = try host.frame(of: .text("On my way."))
        #expect(bubble.maxX > 340)
        #expect(try bubble.minY > host.frame(of: .text("Bring the blue blanket!")).maxY)
        #expect(host.contains(.text("Message")), "the field shows its prompt")
    }

    @Test("Nothing is sent while nothing is written")
    func empty() throws {
        let host = try host()
        let before = host.dump()
        try host.tap(.label("Send"))
        host.advance(by: 1)
        #expect(host.dump() == before)
    }

    @Test("The last line stays in sight above the field and above a keyboard; a drag shows the first again")
    func scrolling() throws {
        let host = try host()
        host.keyboardHeight = 160
        for number in 1...8 { try write("Line \(number)", in: host) }
        let last = try host.frame(of: .text("Line 8"))
        #expect(try last.maxY <= host.frame(of: .label("Send")).minY)
        #expect(last.minY > 47)
        #expect(try host.frame(of: .label("Send")).maxY <= 340)
        for _ in 0..<4 {
            try host.drag(.point(200, 150), by: CGSize(width: 0, height: 180))
            host.advance(by: 2)
        }
        #expect(try host.frame(of: .text("Are you at the lake already?")).minY > 47)
    }

    @Test("A long message grows the field to four lines and no further")
    func growing() throws {
        let host = try host()
        try host.tap(.text("Message"))
        let send = try host.frame(of: .label("Send"))
        var heights: [CGFloat] = []
        for _ in 0..<6 {
            host.type(String(repeating: "word ", count: 9))
            host.advance(by: 0.5)
            heights.append(try host.frame(of: .text("Bring the blue blanket!")).maxY)
        }
        #expect(heights[0] > heights[3])
        #expect(heights[4] == heights[5])
        #expect(try host.frame(of: .label("Send")).maxY == send.maxY)
    }
}
