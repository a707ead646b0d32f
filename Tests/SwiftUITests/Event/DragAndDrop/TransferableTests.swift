import CoreTransferable
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

extension UTType {
    fileprivate static let card = UTType(exportedAs: "org.example.card", conformingTo: .data)
}

private struct Card: Codable, Equatable, Transferable {
    var name: String
    var isSecret = false

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .card)
        DataRepresentation(exportedContentType: .png) { Data($0.name.utf8) }
            .visibility(.ownProcess)
        ProxyRepresentation(exporting: \.name).exportingCondition { !$0.isSecret }
            .suggestedFileName("card")
    }
}

private struct Note: Transferable {
    static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")

    var text: String

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .plainText) { note in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("\(UUID().uuidString).txt")
            try Data(note.text.utf8).write(to: file)
            return SentTransferredFile(file)
        } importing: { received in
            Note(text: "\(received.isOriginalFile) " + (try String(contentsOf: received.file, encoding: .utf8)))
        }
    }
}

@Suite("Values that leave the program and come back")
struct TransferableTests {
    /// What comes out of an item provider that a value was registered with.
    private func carried<Value: Transferable, Result: Transferable>(_ value: Value, as: Result.Type) async throws -> Result {
        let provider = NSItemProvider()
        provider.register(value)
        return try await withCheckedThrowingContinuation { continuation in
            provider.loadTransferable(type: Result.self) { continuation.resume(with: $0) }
        }
    }

    @Test("A picture leaves as a PNG file with its own pixels, and is made of any picture file")
    @MainActor func pictures() async throws {
        let red = try #require(ImageRenderer(content: Color.red.frame(width: 6, height: 4)).cgImage)
        let image = Image(decorative: red, scale: 2)
        #expect(image.exportedContentTypes() == [.png])
        #expect(Image.importedContentTypes() == [.png, .image])
        let file = try await image.exported(as: .png)
        let again = try await Image(importing: file, contentType: .jpeg)
        let pixels = try #require(ImageRenderer(content: again).cgImage)
        #expect(pixels.width == 6 && pixels.height == 4)
        let carriedFile = try await carried(image, as: Data.self)
        #expect(carriedFile == file)
        await #expect(throws: (any Error).self) { try await Image(importing: Data([1, 2, 3]), contentType: .png) }
        // A symbol has no pixels of its own.
        let symbol = try await Image(systemName: "star").exported(as: .png)
        let (one, two) = (try await Image(importing: symbol, contentType: .png), ImageRenderer(content: Image(systemName: "star")))
        two.scale = 2
        #expect(ImageRenderer(content: one).cgImage?.width == two.cgImage?.width)
    }

    @Test("Text, addresses and data are given and made as their types")
    func foundation() async throws {
        #expect(try await carried("Grüße", as: String.self) == "Grüße")
        #expect(try await carried(AttributedString("bold"), as: String.self) == "bold")
        let file = URL(fileURLWithPath: "/tmp/a file.txt")
        #expect(try await carried(file, as: URL.self) == file)
        #expect(file.exportedContentTypes() == [.fileURL, .url])
        #expect(URL(string: "https://example.org")!.exportedContentTypes() == [.url])
        #expect(try await carried(Data([1, 2]), as: Data.self) == Data([1, 2]))
        // Text is data, data is not text.
        #expect(try await carried("x", as: Data.self) == Data("x".utf8))
        await #expect(throws: (any Error).self) { try await carried(Data([1]), as: String.self) }
        await #expect(throws: (any Error).self) { try await String(importing: Data([0xFF, 0xFE, 0xFF]), contentType: .utf8PlainText) }
    }

    @Test("A type's representations come in their order, for those who may see them and where their conditions hold")
    func order() async throws {
        let card = Card(name: "Ace")
        #expect(card.exportedContentTypes() == [.card, .utf8PlainText])
        #expect(card.exportedContentTypes(.ownProcess) == [.card, .png, .utf8PlainText])
        #expect(Card(name: "Joker", isSecret: true).exportedContentTypes() == [.card])
        #expect(Card.importedContentTypes() == [.card])
        #expect(card.suggestedFilename == "card")
        #expect(try await carried(card, as: Card.self) == card)
        #expect(try await carried(card, as: String.self) == "Ace")
        #expect(try await Card(importing: card.exported(as: .card), contentType: .card) == card)
        await #expect(throws: (any Error).self) { try await card.exported(as: .gif) }
    }

    @Test("A file is given and read; data becomes a file while a value is made of it")
    func files() async throws {
        defer { try? FileManager.default.removeItem(at: Note.folder) }
        #expect(try await carried(Note(text: "a"), as: Note.self).text == "true a")
        #expect(try await carried("words", as: Note.self).text == "false words")
        #expect(try await carried(Note(text: "b"), as: String.self) == "b")
    }

    @Test("An item provider gives objects, data and files")
    func itemProvider() async throws {
        let provider = NSItemProvider(object: "words" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.canLoadObject(ofClass: NSString.self) && provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: URL.self))
        let text: String? = try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadObject(ofClass: String.self) { text, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: text) }
            }
        }
        #expect(text == "words")
        let name: String? = await withCheckedContinuation { continuation in
            provider.suggestedName = "named"
            provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { file, _ in
                continuation.resume(returning: file.map { "\($0.lastPathComponent) \((try? String(contentsOf: $0, encoding: .utf8)) ?? "")" })
            }
        }
        #expect(name == "named.txt words")
        let data = try await provider.loadItem(forTypeIdentifier: "public.utf8-plain-text")
        #expect(data as? Data == Data("words".utf8))
        @Sendable func address(of item: (any NSSecureCoding)?) -> URL? { item as? URL }
        let file = NSItemProvider(item: NSURL(fileURLWithPath: "/a"), typeIdentifier: "public.file-url")
        let found: URL? = await withCheckedContinuation { continuation in
            file.loadItem(forTypeIdentifier: "public.file-url", options: nil) { item, _ in continuation.resume(returning: address(of: item)) }
        }
        #expect(found == URL(fileURLWithPath: "/a"))
        await #expect(throws: (any Error).self) { _ = try await provider.loadItem(forTypeIdentifier: "public.png") }
    }

    @Test("Data is asked for when it is needed, and an answer counts once")
    func loading() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .png) { completion in
            completion(Data([7]), nil)
            completion(nil, CocoaError(.fileNoSuchFile))
            return nil
        }
        let data: Data? = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(for: .image) { data, _ in continuation.resume(returning: data) }
        }
        #expect(data == Data([7]))
    }
}
