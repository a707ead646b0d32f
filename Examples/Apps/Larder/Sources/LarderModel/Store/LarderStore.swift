import Foundation
import Observation

/// The household in use. Every change is saved.
@MainActor @Observable public final class LarderStore {
    public internal(set) var household: Household
    /// The latest deletion, which can be undone until another change takes its place.
    public internal(set) var deletion: Deletion?
    /// The date by which views judge expiry dates. Previews and tests choose it.
    public private(set) var today: Date
    /// The reason for which the household could not be read or saved.
    public internal(set) var failure: String?

    @ObservationIgnored private let storage: any HouseholdStorage
    @ObservationIgnored private let now: @Sendable () -> Date
    @ObservationIgnored private var deletionCount = 0
    /// Called after every change of the pantry.
    @ObservationIgnored public var onPantryChange: (() -> Void)?

    /// Reads the household from a storage, or begins with `initial` if there is none.
    public init(storage: any HouseholdStorage, initial: Household = Household(), now: @escaping @Sendable () -> Date = { Date() }) {
        self.storage = storage
        self.now = now
        today = now()
        do {
            household = try storage.load() ?? initial
        } catch {
            household = initial
            failure = String(describing: error)
        }
    }

    public var pantry: [PantryItem] { household.pantry }

    public var shopping: ShoppingList { household.shopping }

    public var recipes: [Recipe] { household.recipes }

    /// Changes the household and saves it.
    func change(_ edit: (inout Household) -> Void) {
        var changed = household
        edit(&changed)
        guard changed != household else { return }
        let pantryChanges = changed.pantry != household.pantry
        household = changed
        save()
        if pantryChanges { onPantryChange?() }
    }

    /// Remembers a deletion, so that it can be undone.
    func remember(_ content: Deletion.Content) {
        deletionCount += 1
        deletion = Deletion(id: deletionCount, content: content)
    }

    /// Reads the clock again, as when the program comes back on another day.
    public func refreshToday() { today = now() }

    public func dismissFailure() { failure = nil }

    private func save() {
        do {
            try storage.save(household)
        } catch {
            failure = error.localizedDescription
        }
    }
}
