import LarderKit
import LarderModel
import SwiftUI

/// Whether and when people are reminded of expiring food.
struct ReminderSection: View {
    @Environment(LarderStore.self) private var store
    @Environment(ReminderService.self) private var reminders
    @Environment(\.openURL) private var openURL
    @AppStorage(Setting.remindersEnabled) private var isEnabled = false
    @AppStorage(Setting.reminderLeadDays) private var leadDays = 1
    @AppStorage(Setting.reminderHour) private var hour = 9

    var body: some View {
        Section {
            Toggle(isOn: isOn) { Text("Remind Me", bundle: .module) }
            if isEnabled {
                Stepper(value: $leadDays, in: 0...7) {
                    if leadDays == 0 {
                        Text("On the day itself", bundle: .module)
                    } else {
                        Text("\(leadDays) days before", bundle: .module)
                    }
                }
                Picker(selection: $hour) {
                    ForEach([7, 9, 12, 17, 20], id: \.self) { Text(time($0), format: .dateTime.hour().minute()).tag($0) }
                } label: {
                    Text("Time", bundle: .module)
                }
            }
            if reminders.isRefused {
                Button(Text("Allow Notifications in Settings…", bundle: .module)) {
                    if let url = URL(string: UIApplication.openSettingsURLString) { openURL(url) }
                }
            }
        } header: {
            Text("Reminders", bundle: .module)
        } footer: {
            Text("Larder reminds you of food before it expires.", bundle: .module)
        }
        .onChange(of: leadDays) { reschedule() }
        .onChange(of: hour) { reschedule() }
    }

    private var isOn: Binding<Bool> {
        Binding {
            isEnabled
        } set: { isOn in
            if isOn {
                Task { _ = await reminders.enable(for: store.pantry, today: store.today) }
            } else {
                reminders.disable()
            }
        }
    }

    private func reschedule() { reminders.pantryDidChange(store.pantry, today: store.today) }

    private func time(_ hour: Int) -> Date {
        Calendar.current.date(bySettingHour: hour, minute: 0, second: 0, of: store.today) ?? store.today
    }
}
