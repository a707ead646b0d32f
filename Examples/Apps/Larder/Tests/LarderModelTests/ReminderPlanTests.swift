import Foundation
import Testing

@testable import LarderModel

@Suite struct ReminderPlanTests {
    private let plan = ReminderPlan(leadDays: 1, hour: 9)

    private func item(_ name: String, expires day: Int?, amount: Double = 1) -> PantryItem {
        PantryItem(name: name, category: .dairy, quantity: Quantity(amount, .piece), expiry: day.map { .march($0) })
    }

    @Test func itemsOfOneDayShareAReminder() {
        let items = [item("Yoghurt", expires: 6), item("Milk", expires: 6), item("Eggs", expires: 9)]
        let reminders = plan.reminders(for: items, after: .march(2), calendar: .utc)
        #expect(reminders.map(\.id) == ["2026-03-05", "2026-03-08"])
        #expect(reminders.first?.itemNames == ["Milk", "Yoghurt"])
        #expect(reminders.first?.date == .march(5, hour: 9))
    }

    @Test func pastMomentsUndatedAndEmptyItemsAreLeftOut() {
        let items = [item("Old", expires: 3), item("Salt", expires: nil), item("Gone", expires: 20, amount: 0)]
        #expect(plan.reminders(for: items, after: .march(2), calendar: .utc).isEmpty)
    }
}
