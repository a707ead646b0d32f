import Foundation
import Testing

@testable import LarderModel

@Suite final class JSONFileStorageTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "Larder-\(UUID().uuidString)")
    private var storage: JSONFileStorage { JSONFileStorage(url: folder.appending(path: "Household.json")) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test func nothingIsStoredAtFirst() throws {
        #expect(try storage.load() == nil)
    }

    @Test func aHouseholdIsReadBack() throws {
        let household = Household.sample(on: .march(2), calendar: .utc)
        try storage.save(household)
        #expect(try storage.load() == household)
    }

    @Test func filesOfNewerVersionsAreRefused() throws {
        var household = Household()
        household.version = 2
        try storage.save(household)
        #expect(throws: HouseholdStorageError.newerVersion(2)) { try storage.load() }
    }
}
