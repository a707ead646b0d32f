import Foundation
import Testing
import UniformTypeIdentifiers

@testable import LinkPresentation

/// What pages say about themselves.
struct LinkTests {
    @Test("The title for other sites comes first, and characters are decoded")
    func titles() {
        #expect(PageHead(html: "<html><head><title>\n A &amp; B\n &#8211; &#x43; &unknown; &</title>").title == "A & B – C &unknown; &")
        let page = """
            <!-- <title>no</title> --><HEAD><script>var a = "<title>no</title>"</script>
            <meta content='Own "Title"' property=og:title><META property="og:image" content="/a.png"/><title>second</title>
            <link rel="shortcut icon" href=/f.ico><link href="/touch.png" rel="apple-touch-icon"></head><body><title>third</title>
            """
        let head = PageHead(html: page)
        #expect(head.title == #"Own "Title""# && head.image == "/a.png" && head.icon == "/touch.png" && head.video == nil)
        for broken in ["", "<", "<title", "<meta content=\"", "<!--", "<script>", "<title>   </title>", "<meta =\"x\" content>"] {
            #expect(PageHead(html: broken).title == nil, "\(broken)")
        }
    }

    @Test("A page in a file is read, and its picture loaded when it is asked for")
    func files() async throws {
        let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appending(path: "page.html"), picture = folder.appending(path: "a.png")
        try Data("<title>Page</title><meta property='og:image' content='a.png'>".utf8).write(to: page)
        try Data([1, 2, 3]).write(to: picture)
        let metadata = try await LPMetadataProvider().startFetchingMetadata(for: page)
        #expect(metadata.title == "Page" && metadata.originalURL == page && metadata.iconProvider == nil)
        let provider = try #require(metadata.imageProvider)
        #expect(provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
        #expect(try await provider.loadItem(forTypeIdentifier: UTType.png.identifier) as? Data == Data([1, 2, 3]))
        let plain = LPMetadataProvider()
        plain.shouldFetchSubresources = false
        #expect(try await plain.startFetchingMetadata(for: page).imageProvider == nil)
        #expect(try await LPMetadataProvider().startFetchingMetadata(for: picture).title == "a.png")
        #expect((metadata.copy() as? LPLinkMetadata)?.title == "Page")
    }

    @Test("Missing pages, second pages and cancelled requests are errors")
    func failures() async throws {
        let provider = LPMetadataProvider()
        let missing = URL(fileURLWithPath: "/missing.html")
        await #expect(throws: LPError(.metadataFetchFailed)) { _ = try await provider.startFetchingMetadata(for: missing) }
        await #expect(throws: LPError(.metadataFetchFailed)) { _ = try await provider.startFetchingMetadata(for: missing) }
        // Nothing listens at the port.
        let closed = try #require(URL(string: "http://127.0.0.1:9/"))
        await #expect(throws: LPError(.metadataFetchFailed)) { _ = try await LPMetadataProvider().startFetchingMetadata(for: closed) }
        let error: (any Error)? = await withCheckedContinuation { continuation in
            LPMetadataProvider().startFetchingMetadata(for: missing) { continuation.resume(returning: $1) }
        }
        #expect((error as? LPError)?.code == .metadataFetchFailed)
        let cancelled = LPMetadataProvider()
        cancelled.cancel()
        await #expect(throws: LPError.self) { _ = try await cancelled.startFetchingMetadata(for: closed) }
    }
}
