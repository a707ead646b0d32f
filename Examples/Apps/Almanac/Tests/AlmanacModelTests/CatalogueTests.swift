import AlmanacModel
import Foundation
import Testing

struct CatalogueTests {
    @Test(arguments: [("pl_PL", "Rudzik"), ("en_GB", "Robin"), ("fr_FR", "Robin")])
    func namesFollowTheLanguage(locale: String, name: String) {
        #expect(Species.sample("robin", polish: "Rudzik").names.text(for: Locale(identifier: locale)) == name)
    }

    @Test func presenceHasTwelveMonths() {
        let presence = Presence([.common, .rare])
        #expect(presence.levels.count == 12)
        #expect(presence.level(inMonth: 1) == .common)
        #expect(presence.level(inMonth: 12) == .absent)
        #expect(presence.level(inMonth: 13) == .absent)
    }

    @Test func speciesSurviveCoding() throws {
        let species = Species.sample("robin", polish: "Rudzik")
        #expect(try JSONDecoder().decode(Species.self, from: JSONEncoder().encode(species)) == species)
    }

    @Test func theCacheKeepsFilesAndTags() async throws {
        let folder = try TemporaryFolder()
        let cache = DiskCache(folder: folder.url.appending(path: "cache"))
        let entry = DiskCache.Entry(data: Data("bird".utf8), tag: "\"1\"")
        await cache.store(entry, for: "plates/robin.png")
        #expect(await cache.entry(for: "plates/robin.png") == entry)
        await cache.store(DiskCache.Entry(data: Data(), tag: nil), for: "plates/robin.png")
        #expect(await cache.entry(for: "plates/robin.png")?.tag == nil)
        await cache.removeAll()
        #expect(await cache.entry(for: "plates/robin.png") == nil)
    }
}
