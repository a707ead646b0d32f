import AppKit
import SwiftUICore
import Testing
import UIKit
import UniformTypeIdentifiers

/// Data and pictures on the clipboard of a program without windows.
@MainActor @Suite(.serialized) struct ClipboardTests {
    @Test func picturesAreCopied() throws {
        let board = UIPasteboard.general
        board.image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: UIGraphicsImageRendererFormat()).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        #expect(board.hasImages && board.image?.size == CGSize(width: 3, height: 2) && board.string == nil)
        #expect(NSPasteboard.general.data(forType: .png)?.starts(with: [0x89, 0x50]) == true)
        board.string = "text"
        #expect(!board.hasImages && board.images == nil)
    }

    @Test func dataHaveTypes() throws {
        let board = NSPasteboard.general
        let before = board.clearContents()
        #expect(board.setData(Data("<b>".utf8), forType: .html) && board.setData(Data("{}".utf8), forType: .rtf))
        #expect(board.data(forType: .html) == Data("<b>".utf8) && board.data(forType: .rtf) == Data("{}".utf8))
        #expect(board.data(forType: .pdf) == nil && board.changeCount == before + 2)
        board.clearContents()
        #expect(board.data(forType: .html) == nil)
        UIPasteboard.general.setData(Data([1, 2]), forPasteboardType: "public.png")
        #expect(UIPasteboard.general.data(forPasteboardType: "public.png") == Data([1, 2]))
    }

    @Test func objectsAreWritten() throws {
        let board = NSPasteboard.general
        board.clearContents()
        #expect(board.writeObjects([NSString(string: "a"), NSString(string: "b")]) && board.string(forType: .string) == "a\nb")
        let image = NSImage(size: NSSize(width: 2, height: 2), flipped: false) { _ in true }
        #expect(board.writeObjects([image]) && board.data(forType: .png) != nil)
    }
}
