import Foundation
import LarderModel
import SwiftUITesting
import Testing

@testable import Larder

@MainActor @Suite struct ReminderTests {
    @Test func remindersFollowThePantry() async throws {
        let app = AppHost(SettingsTab())
        defer { app.close() }
        try app.tap(.text("Remind Me"))
        await app.host.settle()
        #expect(app.settings.bool(forKey: Setting.remindersEnabled))
        #expect(app.scheduler.reminders.contains { $0.itemNames == ["Eggs"] })
        let eggs = try #require(app.store.pantry.first { $0.name == "Eggs" })
        app.store.deletePantryItems([eggs.id])
        await app.host.settle()
        #expect(!app.scheduler.reminders.contains { $0.itemNames == ["Eggs"] })
    }

    @Test func aRefusalLeavesThemOff() async throws {
        let app = AppHost(SettingsTab())
        defer { app.close() }
        app.scheduler.isAllowed = false
        try app.tap(.text("Remind Me"))
        await app.host.settle()
        #expect(!app.settings.bool(forKey: Setting.remindersEnabled))
        #expect(app.scheduler.reminders.isEmpty)
        #expect(app.host.contains(.text("Allow Notifications in Settings…")))
    }

    @Test(arguments: [
        ("en", ["Milk"], "Expiring soon: Milk."), ("en", ["Eggs", "Milk", "Peas", "Tea"], "Eggs, Milk, Peas and 1 more item expire soon."),
        ("pl", ["A", "B", "C", "D", "E"], "Wkrótce minie termin: A, B, C i jeszcze 2 produkty."),
        ("de", ["A", "B", "C", "D", "E"], "A, B, C und 2 weitere Artikel laufen bald ab."),
    ])
    func textsCountTheItems(locale: String, names: [String], expected: String) {
        #expect(ReminderText.body(for: names, locale: Locale(identifier: locale)) == expected)
    }

    @Test func everythingIsDeletedAfterAQuestion() throws {
        let app = AppHost(SettingsTab())
        defer { app.close() }
        try app.tap(.text("Delete Everything"))
        try app.tap(.text("Cancel"))
        #expect(!app.store.pantry.isEmpty)
        try app.tap(.text("Delete Everything"))
        try app.tap(.text("Delete Everything").at(1))
        #expect(app.store.household == Household())
    }
}
