import AppKit
import LedgerModel
import SwiftUI
import SwiftUITesting
import Testing

@testable import LedgerKit

@MainActor struct BrowsingTests {
    @Test func anAccountShowsItsTransactionsAndBalance() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        try window.openExample()
        try window.host.tap(.text("Cash Box"))
        #expect(window.shows("5 transactions"))
        #expect(window.shows("Summer Party"))
        #expect(!window.shows("Town Council"))
        #expect(window.host.findAll(.text("€269.85")).count >= 2)
    }

    @Test func aSearchShowsWhatMatches() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        try window.openExample()
        try window.host.tap(.label("Search Transactions"))
        window.host.type("harb")
        #expect(window.shows("2 transactions"))
        window.host.type(" sec")
        #expect(window.shows("1 transaction"))
        window.host.type(" x")
        #expect(window.shows("No transaction matches “harb sec x”."))
    }

    @Test func theTitleOfAColumnSorts() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        try window.openExample()
        try window.host.tap(.text("Amount"))
        #expect(try isAbove("Corner Shop", "Town Council", window))
        try window.host.tap(.text("Amount"))
        #expect(try isAbove("Town Council", "Corner Shop", window))
    }

    @Test func selectedTransactionsAreMarkedAndCounted() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        try window.openExample()
        try window.host.tap(.text("Corner Shop"))
        #expect(window.shows("Debits and Credits"))
        window.command("k")
        #expect(window.session?.book.transactions.last?.isCleared == true)
        window.command("z")
        #expect(window.session?.book.transactions.last?.isCleared == false)

        try window.host.tap(.identifier("cleared"))
        #expect(window.session?.book.transactions.last?.isCleared == true)
    }

    @Test func deletingAsksAndCanBeUndone() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        try window.openExample()
        try window.host.tap(.text("Corner Shop"))
        window.command(.delete)
        #expect(window.shows("Delete the transaction?"))
        try window.choose("Delete")
        #expect(window.shows("19 transactions"))
        window.command("z")
        #expect(window.shows("20 transactions"))
    }

    @Test func rowsAreCopiedAsATable() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        try window.openExample()
        try window.host.tap(.text("Corner Shop"))
        window.command("c", .shift)
        let text = try #require(NSPasteboard.general.string(forType: .string))
        #expect(text.contains("2026-06-24\t10\tCorner Shop\tStamps and envelopes\tCash Box → Office\t23.40"))
        #expect(!text.contains("Town Council"))
    }

    @Test func accountsInUseAreKept() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        try window.openExample()
        try window.host.tap(.text("Insurance"))
        let browser = BookBrowser(try #require(window.session))
        browser.delete(try #require(browser.book.accounts.first { $0.name == "Insurance" }))
        #expect(browser.problem?.errorDescription == "The account can’t be deleted because a transaction uses it.")
        #expect(browser.book.accounts.contains { $0.name == "Insurance" })
    }

    private func isAbove(_ first: String, _ second: String, _ window: LedgerWindow) throws -> Bool {
        try window.host.frame(of: .text(first)).minY < window.host.frame(of: .text(second)).minY
    }
}
