import Foundation
import Observation

/// A birdwatcher's own sightings, saved after every change, with undo and redo.
@MainActor @Observable
public final class SightingLog {
    /// The sightings, latest first.
    public private(set) var sightings: [Sighting] = []
    /// The change that a person may want to take back right away.
    public private(set) var latestChange: LogChange?
    /// Whether the latest change could not be saved.
    public private(set) var hasSavingFailed = false
    public private(set) var hasLoadingFailed = false

    private var undoStack: [LogChange] = []
    private var redoStack: [LogChange] = []
    private let store: any LogStore

    public init(store: any LogStore) {
        self.store = store
        do {
            sightings = try store.load().sorted(by: Self.isLater)
        } catch {
            hasLoadingFailed = true
        }
    }

    public var canUndo: Bool { !undoStack.isEmpty }
    public var canRedo: Bool { !redoStack.isEmpty }
    public var seenSpecies: Set<Species.ID> { Set(sightings.map(\.speciesID)) }

    public func sightings(of species: Species) -> [Sighting] {
        sightings.filter { $0.speciesID == species.id }
    }

    /// Saves a draft, as a new sighting or over the one it was made from. Returns whether its species was seen for the first time.
    @discardableResult
    public func save(_ draft: SightingDraft) -> Bool {
        guard let sighting = draft.sighting else { return false }
        let isFirst = !seenSpecies.contains(sighting.speciesID)
        if let old = sightings.first(where: { $0.id == sighting.id }) {
            if old != sighting { perform(.edited(from: old, to: sighting)) }
        } else {
            perform(.added(sighting))
        }
        return isFirst
    }

    public func delete(_ sighting: Sighting) {
        guard sightings.contains(where: { $0.id == sighting.id }) else { return }
        perform(.deleted(sighting))
    }

    public func undo() {
        guard let change = undoStack.popLast() else { return }
        redoStack.append(change)
        apply(change.inverse)
        latestChange = nil
    }

    public func redo() {
        guard let change = redoStack.popLast() else { return }
        undoStack.append(change)
        apply(change)
        latestChange = nil
    }

    public func dismissLatestChange() {
        latestChange = nil
    }

    private func perform(_ change: LogChange) {
        undoStack.append(change)
        redoStack = []
        apply(change)
        latestChange = change
    }

    private func apply(_ change: LogChange) {
        sightings = change.applied(to: sightings).sorted(by: Self.isLater)
        do {
            try store.save(sightings)
            hasSavingFailed = false
        } catch {
            hasSavingFailed = true
        }
    }

    private static func isLater(_ left: Sighting, _ right: Sighting) -> Bool {
        left.date == right.date ? left.id.uuidString < right.id.uuidString : left.date > right.date
    }
}
