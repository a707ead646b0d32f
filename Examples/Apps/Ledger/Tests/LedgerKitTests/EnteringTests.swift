import LedgerModel
import SwiftUI
import SwiftUITesting
import Testing

@testable import LedgerKit

@MainActor struct EnteringTests {
    @Test func aTransactionIsEnteredUndoneAndRedone() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        try window.openExample()
        #expect(window.shows("20 transactions"))

        try window.host.tap(.text("Corner Shop"))
        window.command("t")
        window.host.type("Lamp")
        try window.choose("Choose…")
        try window.choose("Office")
        try window.fill("amount", with: "45.50")
        try window.confirm()
        #expect(window.shows("21 transactions"))
        #expect(window.shows("Lamp"))
        #expect(try window.host.text(of: .identifier("net assets")) == "€3,458.35")

        window.command("z")
        #expect(window.shows("20 transactions"))
        #expect(!window.shows("Lamp"))
        window.command("z", .shift)
        #expect(window.shows("Lamp"))
    }

    @Test func anIncompleteTransactionStaysInTheEditor() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        try window.openExample()
        window.command("t")
        try window.confirm()
        #expect(window.shows("Enter who paid or was paid."))
        try window.fill("payee", with: "Lamp")
        try window.confirm()
        #expect(window.shows("Enter an amount."))
        window.host.press(.escape)
        #expect(!window.shows("Enter an amount."))
        #expect(window.shows("20 transactions"))
    }

    @Test func aSplitIsEntered() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        try window.openExample()
        window.command("t")
        try window.fill("payee", with: "Lamp")
        try window.choose("Choose…")
        try window.choose("Office")
        try window.fill("amount", with: "30")
        try window.host.tap(.text("Add Split"))
        try window.choose("Choose…")
        try window.choose("Equipment")
        try window.fill("amount", at: 1, with: "12.5")
        #expect(window.shows("€42.50"))
        try window.confirm()
        let entry = try #require(window.session?.book.transactions.last)
        #expect(entry.postings.map(\.amount) == [30, 12.5, -42.5])
    }

    @Test func aTransactionIsEdited() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        try window.openExample()
        try window.host.tap(.text("Corner Shop"), count: 2)
        window.host.advance(by: 0.6)
        #expect(window.shows("Edit Transaction"))
        try window.fill("payee", with: "Post")
        try window.confirm()
        #expect(window.shows("Post"))
        #expect(!window.shows("Corner Shop"))
        #expect(window.shows("20 transactions"))
    }

    @Test func anAccountIsAddedAndItsNameIsUnique() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        try window.openExample()
        window.command("a", .shift)
        try window.fill("account name", with: "bank")
        try window.confirm()
        #expect(window.shows("There is already an account named “bank”."))
        try window.fill("account name", with: "Coaching")
        try window.fill("account number", with: "5500")
        try window.confirm()
        #expect(window.shows("Coaching"))
        #expect(window.shows("No Transactions"))
        window.command("z")
        #expect(!window.shows("Coaching"))
        #expect(window.shows("20 transactions"))
    }
}
