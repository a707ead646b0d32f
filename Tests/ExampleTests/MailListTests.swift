import SwiftUI
import SwiftUITesting
import Testing

@testable import ExampleScreens

/// The inbox is swiped, tapped and gone through.
@MainActor struct MailListTests {
    private let host = ViewHost(MailList())

    private func swipe(_ text: String, by width: CGFloat) throws {
        try host.drag(.text(text), by: CGSize(width: width, height: 0))
        host.advance(by: 1)
    }

    @Test("A row swiped to the left and tapped is deleted; the others move up")
    func deleting() throws {
        let place = try host.frame(of: .text("Maria Kirch"))
        try swipe("The comet is back", by: -170)
        try host.tap(.label("Delete"))
        host.advance(by: 1)
        #expect(!host.contains(.text("Maria Kirch")))
        #expect(abs(try host.frame(of: .text("Workshop")).minY - place.minY) < 0.01)
    }

    @Test("A long swipe deletes at once")
    func longSwipe() throws {
        try swipe("The comet is back", by: -340)
        #expect(!host.contains(.text("Maria Kirch")))
    }

    @Test("Swiped the other way a message is marked as read, and as unread the next time")
    func reading() throws {
        try swipe("The comet is back", by: 90)
        try host.tap(.label("Read"))
        host.advance(by: 1)
        try swipe("The comet is back", by: 90)
        #expect(host.contains(.label("Unread")))
    }

    @Test("A flag appears beside the sender and goes again")
    func flagging() throws {
        func flag() throws -> Int { host.dump().components(separatedBy: "flag.fill").count - 1 }
        let before = try flag()
        try swipe("The comet is back", by: -170)
        try host.tap(.label("Flag"))
        host.advance(by: 1)
        #expect(try flag() == before + 1)
        try swipe("The comet is back", by: -170)
        try host.tap(.label("Flag"))
        host.advance(by: 1)
        #expect(try flag() == before)
    }

    @Test("A tap opens the message under its sender's name, the back button leads back to the inbox")
    func opening() throws {
        try host.tap(.text("Your lens is ready"))
        host.advance(by: 1)
        #expect(host.contains(.text("Ground and polished. The second surface took three more days than we thought.")))
        #expect(!host.contains(.text("Maria Kirch")))
        try host.tap(.text("Inbox"))
        host.advance(by: 1)
        #expect(host.contains(.text("Maria Kirch")))
    }

    @Test("The bar's button marks all as read")
    func readAll() throws {
        try host.tap(.text("Read all"))
        host.advance(by: 1)
        try swipe("Your lens is ready", by: 90)
        #expect(host.contains(.label("Unread")))
    }
}
