import AlmanacModel
import Foundation
import Testing

@MainActor
struct SightingLogTests {
    private func draft(_ species: String, day: Int = 1) -> SightingDraft {
        SightingDraft(speciesID: species, date: .noon(2026, 5, day))
    }

    @Test func sightingsAreKeptLatestFirst() {
        let log = SightingLog(store: TransientLogStore())
        log.save(draft("robin", day: 3))
        log.save(draft("wren", day: 9))
        log.save(draft("rook", day: 1))
        #expect(log.sightings.map(\.speciesID) == ["wren", "robin", "rook"])
    }

    @Test func onlyTheFirstSightingOfASpeciesIsNew() {
        let log = SightingLog(store: TransientLogStore())
        #expect(log.save(draft("robin")))
        #expect(!log.save(draft("robin", day: 2)))
        #expect(!log.save(SightingDraft(date: .noon(2026, 5, 1))))
        #expect(log.sightings.count == 2)
    }

    @Test func everyChangeCanBeUndoneAndRedone() throws {
        let log = SightingLog(store: TransientLogStore())
        log.save(draft("robin"))
        var edit = SightingDraft(editing: try #require(log.sightings.first))
        edit.count = 7
        log.save(edit)
        log.delete(try #require(log.sightings.first))
        #expect(log.sightings.isEmpty)

        log.undo()
        #expect(log.sightings.first?.count == 7)
        log.undo()
        #expect(log.sightings.first?.count == 1)
        log.undo()
        #expect(log.sightings.isEmpty && !log.canUndo)
        log.redo()
        log.redo()
        #expect(log.sightings.first?.count == 7)
        #expect(log.canRedo)
        log.save(draft("wren"))
        #expect(!log.canRedo)
    }

    @Test func savingWithoutAChangeIsNoChange() throws {
        let log = SightingLog(store: TransientLogStore([Sighting(speciesID: "robin", date: .noon(2026, 5, 1))]))
        log.save(SightingDraft(editing: try #require(log.sightings.first)))
        #expect(!log.canUndo)
    }

    @Test func textsAreTrimmedAndCountsLimited() throws {
        var draft = draft("robin")
        draft.place = "  Reed Lake \n"
        draft.count = 5_000
        let sighting = try #require(draft.sighting)
        #expect(sighting.place == "Reed Lake")
        #expect(sighting.count == 999)
    }

    @Test func theLogIsReadAgain() throws {
        let folder = try TemporaryFolder()
        let store = FileLogStore(file: folder.url.appending(path: "log/sightings.json"))
        let log = SightingLog(store: store)
        log.save(draft("robin"))
        log.save(draft("wren", day: 2))
        log.undo()
        #expect(SightingLog(store: store).sightings == log.sightings)
        #expect(log.sightings.count == 1)
    }

    @Test func aDamagedFileIsPutAside() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "sightings.json")
        try Data("{ not a log".utf8).write(to: file)
        let log = SightingLog(store: FileLogStore(file: file))
        #expect(log.hasLoadingFailed)
        log.save(draft("robin"))
        #expect(try String(contentsOf: file.appendingPathExtension("damaged"), encoding: .utf8) == "{ not a log")
        #expect(SightingLog(store: FileLogStore(file: file)).sightings.count == 1)
    }

    @Test func aFailureToSaveIsReported() throws {
        let folder = try TemporaryFolder()
        let blocked = folder.url.appending(path: "file")
        try Data().write(to: blocked)
        let log = SightingLog(store: FileLogStore(file: blocked.appending(path: "log.json")))
        log.save(draft("robin"))
        #expect(log.hasSavingFailed)
        #expect(log.sightings.count == 1)
    }
}
