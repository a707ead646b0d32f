import Foundation
import LarderModel
import SwiftUI

/// The objects that live as long as the program.
@MainActor struct AppModel {
    let store: LarderStore
    let router: Router
    let reminders: ReminderService

    init(store: LarderStore, scheduler: any ReminderScheduler, settings: UserDefaults) {
        self.store = store
        router = Router()
        reminders = ReminderService(scheduler: scheduler, settings: settings)
        store.onPantryChange = { [reminders, unowned store] in reminders.pantryDidChange(store.pantry, today: store.today) }
    }

    /// The objects of the program itself: a file, the system's notifications, the standard settings.
    static func live() -> AppModel {
        AppModel(store: LarderStore(storage: JSONFileStorage.standard), scheduler: NotificationScheduler(), settings: .standard)
    }
}

extension View {
    /// Gives views the objects of the program.
    func larderEnvironment(_ model: AppModel) -> some View {
        environment(model.store)
            .environment(model.router)
            .environment(model.reminders)
    }
}
