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
