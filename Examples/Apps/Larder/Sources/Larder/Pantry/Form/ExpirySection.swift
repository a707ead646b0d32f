import LarderKit
import LarderModel
import SwiftUI

/// The expiry date of an item, if it has one.
struct ExpirySection: View {
    @Binding var expiry: Date?
    var today: Date

    var body: some View {
        Section {
            Toggle(isOn: hasExpiry.animation()) { Text("Has Expiry Date", bundle: .module) }
            if let expiry {
                DatePicker(
                    selection: Binding {
                        expiry
                    } set: {
                        self.expiry = $0
                    }, displayedComponents: .date
                ) {
                    Text("Use By", bundle: .module)
                }
                shortcuts
            }
        } footer: {
            if let expiry { Freshness(expiry: expiry, on: today).text }
        }
    }

    private var hasExpiry: Binding<Bool> {
        Binding {
            expiry != nil
        } set: { isOn in
            expiry = isOn ? day(7) : nil
        }
    }

    private var shortcuts: some View {
        HStack {
            shortcut(Text("3 Days", bundle: .module), day(3))
            shortcut(Text("1 Week", bundle: .module), day(7))
            shortcut(Text("1 Month", bundle: .module), Calendar.current.date(byAdding: .month, value: 1, to: today))
        }
        .buttonStyle(.bordered)
        .controlSize(.small)
    }

    private func shortcut(_ title: Text, _ date: Date?) -> some View {
        Button(title) { expiry = date }
            .frame(maxWidth: .infinity)
    }

    private func day(_ offset: Int) -> Date? { Calendar.current.date(byAdding: .day, value: offset, to: today) }
}
