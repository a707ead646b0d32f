import Foundation
import LarderModel

extension AppModel {
    /// The date of previews: 2 March 2026, noon.
    static var previewDate: Date {
        Calendar.current.date(from: DateComponents(year: 2026, month: 3, day: 2, hour: 12)) ?? .distantPast
    }

    /// Objects for previews: nothing is stored and nobody is notified.
    static func preview(_ household: Household? = nil) -> AppModel {
        let date = previewDate
        let store = LarderStore(storage: TransientStorage(), initial: household ?? .sample(on: date)) { date }
        return AppModel(store: store, scheduler: SilentScheduler(), settings: .standard)
    }
}

/// A scheduler that delivers nothing.
final class SilentScheduler: ReminderScheduler {
    func authorize() async -> Bool { true }

    func replace(with reminders: [Reminder]) async {}
}
