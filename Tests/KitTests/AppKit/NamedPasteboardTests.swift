import AppKit
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Pasteboards with names of their own.
@MainActor @Suite(.serialized) struct NamedPasteboardTests {
    @Test func pasteboardsOfANameShareTheirData() {
        NSPasteboard.general.clearContents()
        let find = NSPasteboard(name: .find)
        let changes = find.changeCount
        find.clearContents()
        #expect(find.setString("needle", forType: .string))
        #expect(NSPasteboard(name: .find).string(forType: .string) == "needle" && find.changeCount == changes + 2)
        #expect(NSPasteboard.general.string(forType: .string) == nil && NSPasteboard(name: .font).string(forType: .string) == nil)
        find.releaseGlobally()
        #expect(NSPasteboard(name: .find).types == [])
    }

    @Test func theGeneralOneIsTheClipboard() {
        NSPasteboard(name: .general).clearContents()
        NSPasteboard(name: .general).setString("shared", forType: .string)
        #expect(NSPasteboard.general.string(forType: .string) == "shared" && NSPasteboard.general.name == .general)
        #expect(NSPasteboard.general.changeCount == NSPasteboard(name: .general).changeCount)
        NSPasteboard.general.clearContents()
    }

    @Test func objectsAreReadFromTheirOwnPasteboard() throws {
        let board = NSPasteboard(name: NSPasteboard.Name("org.example.board"))
        defer { board.releaseGlobally() }
        let file = NSURL(fileURLWithPath: "/tmp/a.txt")
        #expect(board.writeObjects([NSString(string: "one"), NSString(string: "two"), file]))
        #expect((board.readObjects(forClasses: [NSURL.self]) as? [NSURL])?.map(\.path) == ["/tmp/a.txt"])
        #expect(board.canReadObject(forClasses: [NSString.self]) && !board.canReadObject(forClasses: [NSImage.self]))
        #expect(board.pasteboardItems?.count == 3)
        #expect(board.availableType(from: [.png, .fileURL]) == .fileURL)
        #expect(NSPasteboard.withUniqueName().types == [] && NSPasteboard.withUniqueName().name != NSPasteboard.withUniqueName().name)
    }
}
