import Foundation
import LedgerModel
import SwiftUI
import SwiftUITesting
import Testing

@testable import LedgerKit

@MainActor struct SettingsTests {
    @Test func theFormatsOfTheBankAreUsed() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        let settings = ViewHost(
            FileSettings().defaultAppStorage(window.store), size: CGSize(width: 480, height: 360), profile: .macOS)
        try choose("14.03.2026", instead: "2026-03-14", in: settings)
        try choose("1.234,56", instead: "1,234.56", in: settings)

        try window.openExample()
        let file = window.folder.appending(path: "July.csv")
        try Data("Date;Payee;Amount\n01.07.2026;Harbour Office;-1.690,50\n".utf8).write(to: file)
        window.command("i", .shift)
        window.host.chooseFiles([file])
        window.host.advance(by: 0.6)
        try window.confirm()
        #expect(window.session?.book.transactions.last?.total == 1_690.50)
    }

    @Test func deletingWithoutAQuestionIsAChoice() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        let settings = ViewHost(
            GeneralSettings().defaultAppStorage(window.store), size: CGSize(width: 480, height: 360), profile: .macOS)
        try settings.tap(.label("Ask before deleting transactions"))
        try window.openExample()
        try window.host.tap(.text("Corner Shop"))
        window.command(.delete)
        #expect(window.shows("19 transactions"))
    }

    private func choose(_ text: String, instead shown: String, in host: ViewHost) throws {
        try host.tap(.text(shown))
        host.advance(by: 0.3)
        try host.tap(.text(text).at(host.findAll(.text(text)).count - 1))
        host.advance(by: 0.3)
    }
}
