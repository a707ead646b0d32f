import LarderKit
import LarderModel

/// A storage in memory that counts how often it is written.
final class RecordingStorage: HouseholdStorage, @unchecked Sendable {
    var household: Household?
    var saves = 0

    init(_ household: Household?) { self.household = household }

    func load() throws -> Household? { household }

    func save(_ household: Household) throws {
        self.household = household
        saves += 1
    }
}

/// A scheduler that keeps the reminders it is given.
final class RecordingScheduler: ReminderScheduler {
    var isAllowed = true
    var reminders: [Reminder] = []

    func authorize() async -> Bool { isAllowed }

    func replace(with reminders: [Reminder]) async { self.reminders = reminders }
}

/// Feedback that is recorded instead of being felt.
@MainActor final class RecordingFeedback {
    private(set) var events: [Haptics.Event] = []

    var haptics: Haptics { Haptics { [weak self] event in self?.events.append(event) } }
}
