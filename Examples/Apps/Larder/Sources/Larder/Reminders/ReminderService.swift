import Foundation
import LarderModel
import Observation

/// Keeps the scheduled reminders in step with the pantry and the settings.
@MainActor @Observable final class ReminderService {
    /// Whether people have refused notifications.
    private(set) var isRefused = false

    @ObservationIgnored private let scheduler: any ReminderScheduler
    @ObservationIgnored private let settings: UserDefaults
    @ObservationIgnored private var update: Task<Void, Never>?

    init(scheduler: any ReminderScheduler, settings: UserDefaults) {
        self.scheduler = scheduler
        self.settings = settings
        settings.register(defaults: [Setting.reminderLeadDays: 1, Setting.reminderHour: 9])
    }

    var isEnabled: Bool { settings.bool(forKey: Setting.remindersEnabled) }

    private var plan: ReminderPlan {
        ReminderPlan(leadDays: settings.integer(forKey: Setting.reminderLeadDays), hour: settings.integer(forKey: Setting.reminderHour))
    }

    /// Asks for permission and switches reminders on if it is given.
    func enable(for pantry: [PantryItem], today: Date) async -> Bool {
        let isAllowed = await scheduler.authorize()
        isRefused = !isAllowed
        settings.set(isAllowed, forKey: Setting.remindersEnabled)
        pantryDidChange(pantry, today: today)
        return isAllowed
    }

    func disable() {
        settings.set(false, forKey: Setting.remindersEnabled)
        pantryDidChange([], today: .distantPast)
    }

    /// Schedules the reminders of a pantry anew. A later change replaces one that is under way.
    func pantryDidChange(_ pantry: [PantryItem], today: Date) {
        let reminders = isEnabled ? plan.reminders(for: pantry, after: today) : []
        let previous = update
        update = Task { [scheduler] in
            await previous?.value
            await scheduler.replace(with: reminders)
        }
    }
}
