import Foundation
import LarderModel
import SwiftUI
import SwiftUITesting
import Testing

@testable import Larder

@MainActor @Suite struct AppTests {
    @Test func tabsShowTheirScreens() throws {
        let app = AppHost(RootView())
        defer { app.close() }
        try app.tap(.text("Recipes"))
        #expect(app.host.contains(.text("Spaghetti al pomodoro")))
        try app.tap(.text("Settings"))
        #expect(app.host.contains(.text("12 items in the pantry, 4 recipes")))
        #expect(app.host.warnings.isEmpty)
    }

    @Test func addressesOpenTheirPlaces() throws {
        let app = AppHost(PantryTab())
        defer { app.close() }
        let id = app.store.pantry[0].id
        let router = app.model.router
        router.open(try #require(link("larder://item/\(id)")), in: app.store)
        #expect(router.pantryPath == [.item(id)])
        router.open(try #require(link("larder://new?name=Oat%20milk")), in: app.store)
        app.host.advance(by: 0.5)
        #expect(app.host.contains(.text("New Item")))
        #expect(router.draft?.name == "Oat milk")
    }

    @Test(arguments: ["https://item/8C1F", "larder://item/milk", "larder://recipe", "larder://"])
    func otherAddressesAreRefused(address: String) {
        #expect(link(address) == nil)
    }

    private func link(_ address: String) -> DeepLink? { URL(string: address).flatMap(DeepLink.init) }

    @Test func theHouseholdIsReadAgain() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "Larder-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let storage = JSONFileStorage(url: folder.appending(path: "Household.json"))
        let date = AppHost.date
        let store = LarderStore(storage: storage, initial: .sample(on: date)) { date }
        store.addToList(line: "2 lemons")
        store.deletePantryItems([store.pantry[0].id])
        let again = LarderStore(storage: storage) { date }
        #expect(again.household == store.household)
        #expect(again.pantry.count == 11)
    }

    @Test(arguments: [
        ("de_DE", "Vorrat", "5 Artikel", "Noch 1 Tag"), ("pl_PL", "Spiżarnia", "5 produktów", "Został 1 dzień"),
    ])
    func screensSpeakTheLanguage(locale: String, title: String, count: String, left: String) throws {
        let app = AppHost(PantryTab(), locale: locale)
        defer { app.close() }
        #expect(app.host.contains(.text(title)))
        #expect(app.host.contains(.text(count)))
        #expect(app.host.contains(.text(left)))
    }
}
