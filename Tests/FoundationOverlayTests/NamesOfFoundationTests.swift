// As with `apus`, the overlay is imported into files that import Foundation only.
import Foundation
import FoundationOverlay
import Testing

private final class Model: ObservableObject {
    @Published var count = 0
}

@Observable private final class Settings {
    var name = ""
}

/// What files that import Foundation only find on Apple's systems.
struct NamesOfFoundationTests {
    @Test func observableObjectsPublish() {
        let model = Model()
        var counts: [Int] = []
        let subscription: AnyCancellable = model.$count.sink { counts.append($0) }
        model.count = 3
        subscription.cancel()
        model.count = 4
        #expect(counts == [0, 3])
    }

    @Test func observedChangesAreTold() {
        let settings = Settings()
        nonisolated(unsafe) var isChanged = false
        withObservationTracking {
            _ = settings.name
        } onChange: {
            isChanged = true
        }
        settings.name = "new"
        #expect(isChanged)
    }

    @Test func requestsAndTransformsAreNamed() throws {
        let request = URLRequest(url: try #require(URL(string: "http://localhost/")))
        #expect(request.httpMethod == "GET")
        _ = URLSession.shared
        #expect(CGAffineTransform(translationX: 2, y: 0).tx == 2)
        #expect(CGVector(dx: 1, dy: 2).dy == 2)
    }

    @Test func poolsReturnTheResult() {
        #expect(autoreleasepool { 3 } == 3)
        #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
    }

    @Test func cachesTakeAFolder() {
        let cache = URLCache(memoryCapacity: 1_000, diskCapacity: 2_000, directory: URL.temporaryDirectory.appending(path: "cache"))
        #expect(cache.memoryCapacity == 1_000 && cache.diskCapacity == 2_000)
    }

    private final class Titles: NSObject, XMLParserDelegate {
        var elements: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
            attributes attributeDict: [String: String] = [:]
        ) {
            elements.append(elementName)
        }
    }

    @Test func linesOfFilesAreRead() async throws {
        let file = URL.temporaryDirectory.appending(path: "lines-\(UUID()).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("first\r\nsecond é\n\n\nthird".utf8).write(to: file)
        var lines: [String] = []
        for try await line in file.lines { lines.append(line) }
        #expect(lines == ["first", "second é", "third"])
        var count = 0
        for try await _ in file.resourceBytes { count += 1 }
        #expect(count == 24)
        await #expect(throws: (any Error).self) {
            for try await _ in URL.temporaryDirectory.appending(path: "missing-\(UUID())").lines {}
        }
    }

    @Test func documentsAreParsed() {
        let titles = Titles()
        let parser = XMLParser(data: Data("<feed><title>A</title></feed>".utf8))
        parser.delegate = titles
        #expect(parser.parse())
        #expect(titles.elements == ["feed", "title"])
    }

    @Test func foldersOfTheUserAreNamed() {
        let folders: [URL] = [
            .applicationSupportDirectory, .cachesDirectory, .desktopDirectory, .documentsDirectory, .downloadsDirectory, .libraryDirectory,
            .moviesDirectory, .musicDirectory, .picturesDirectory, .sharedPublicDirectory,
        ]
        #expect(folders.allSatisfy { $0.isFileURL && $0.path.hasPrefix("/") && $0.hasDirectoryPath })
        let named = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
        #expect(named.isEmpty || named.first?.path == URL.documentsDirectory.path)
    }

    @Test func unfairLocksLock() {
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        #expect(os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
    }
}
