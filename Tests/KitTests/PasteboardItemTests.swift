import AppKit
import Foundation
import SwiftUICore
import Testing
import UIKit
import UniformTypeIdentifiers

extension ClipboardTests {
    @Test func textAndDataOfOneItemStayTogether() throws {
        let board = NSPasteboard.general
        board.clearContents()
        #expect(board.types == [] && board.pasteboardItems?.isEmpty == true)
        board.setString("plain", forType: .string)
        #expect(ProgramServices.clipboard.string == "plain" && board.types == [.string])
        board.setData(Data("<b>plain</b>".utf8), forType: .html)
        #expect(board.string(forType: .string) == "plain" && board.string(forType: .html) == "<b>plain</b>")
        #expect(Set(board.types ?? []) == [.string, .html] && board.availableType(from: [.pdf, .html]) == .html)
        let item = try #require(board.pasteboardItems?.first)
        #expect(Set(item.types) == [.string, .html] && item.string(forType: .string) == "plain")
        board.setPropertyList(["a", "b"], forType: NSPasteboard.PasteboardType("org.example.list"))
        #expect(board.propertyList(forType: NSPasteboard.PasteboardType("org.example.list")) as? [String] == ["a", "b"])
        // What the program puts there by other means replaces the items.
        UIPasteboard.general.string = "other"
        #expect(board.string(forType: .string) == "other" && board.string(forType: .html) == nil && board.pasteboardItems?.count == 1)
    }

    @Test func objectsOfClassesAreRead() throws {
        let board = NSPasteboard.general
        board.clearContents()
        let files = [URL(fileURLWithPath: "/tmp/a.png"), URL(fileURLWithPath: "/tmp/b.txt")]
        #expect(board.writeObjects(files.compactMap { NSURL(string: $0.absoluteString) }))
        #expect(board.readObjects(forClasses: [NSURL.self]) as? [URL] == files)
        #expect(board.canReadObject(forClasses: [NSURL.self]) && !board.canReadObject(forClasses: [NSImage.self, NSString.self]))
        let texts = board.readObjects(forClasses: [NSURL.self], options: [.urlReadingContentsConformToTypes: [UTType.text.identifier]])
        #expect(texts as? [URL] == [files[1]])
        board.clearContents()
        board.writeObjects([NSString(string: "text")])
        #expect(board.readObjects(forClasses: [NSURL.self, NSString.self]) as? [String] == ["text"])
        board.clearContents()
        let item = NSPasteboardItem()
        #expect(item.setString("x", forType: .rtf) && item.setData(Data([1]), forType: .png) && Set(item.types) == [.rtf, .png])
        board.writeObjects([item])
        #expect(board.data(forType: .png) == Data([1]) && board.string(forType: .rtf) == "x")
    }

    @Test func itemsOfUIKitHaveTypes() throws {
        let board = UIPasteboard.general
        let before = board.changeCount
        board.setItems([["public.utf8-plain-text": "text", "public.png": UIImage(systemName: "star") ?? UIImage()]])
        #expect(board.string == "text" && board.hasImages && board.changeCount == before + 1)
        #expect(board.contains(pasteboardTypes: ["public.image"]) && !board.contains(pasteboardTypes: ["com.adobe.pdf"]))
        #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "text" && board.numberOfItems == 1)
        board.setValue(URL(fileURLWithPath: "/a"), forPasteboardType: "public.file-url")
        #expect(board.string == nil && board.value(forPasteboardType: "public.file-url") as? URL == URL(fileURLWithPath: "/a"))
    }

    @Test func rectanglesAreFilledWithAnOperation() throws {
        let image = NSImage(size: NSSize(width: 2, height: 1), flipped: false) { _ in
            NSColor.red.set()
            CGRect(x: 0, y: 0, width: 1, height: 1).fill()
            NSColor.blue.set()
            CGRect(x: 0, y: 0, width: 2, height: 1).fill(using: .sourceAtop)
            return true
        }
        let copy = try #require(image.copy() as? NSImage)
        #expect(copy !== image && copy == image && copy.size == image.size)
        let bitmap = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
        let context = try #require(
            CGContext(
                data: nil, width: bitmap.width, height: bitmap.height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(bitmap, in: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        // Only where something was drawn before.
        #expect([bytes[0], bytes[2], bytes[3]] == [0, 255, 255] && bytes[(bitmap.width - 1) * 4 + 3] == 0)
    }
}
