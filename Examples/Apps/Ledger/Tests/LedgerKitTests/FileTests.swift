import Foundation
import LedgerModel
import SwiftUI
import SwiftUITesting
import Testing

@testable import LedgerKit

@MainActor struct FileTests {
    @Test func aBookIsSavedChangedAndReverted() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        try window.openExample()
        window.command("s", .shift)
        #expect(window.host.isFileDialogShown)
        let file = window.folder.appending(path: "Club.ledgerbook")
        window.host.chooseFiles([file.deletingPathExtension()])
        #expect(try BookFile.book(from: Data(contentsOf: file)) == .sample)
        #expect(window.shows("Club.ledgerbook"))

        try delete("Corner Shop", in: window)
        window.command("s")
        #expect(!window.host.isFileDialogShown)
        #expect(try BookFile.book(from: Data(contentsOf: file)).transactions.count == 19)

        try delete("Town Council", in: window)
        #expect(window.session?.isEdited == true)
        try window.host.tap(.text("Revert to Saved"))
        #expect(window.session?.isEdited == false)
        #expect(window.shows("Town Council"))
        #expect(!window.shows("Corner Shop"))
    }

    @Test func aNewBookHasTheFirstAccounts() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        window.command("n")
        #expect(window.shows("Membership Dues"))
        #expect(window.shows("No Transactions"))
        #expect(window.session?.isEdited == false)
    }

    @Test func aSavedBookIsFoundAmongTheRecentOnes() throws {
        let window = try LedgerWindow()
        try window.openExample()
        window.command("s", .shift)
        window.host.chooseFiles([window.folder.appending(path: "Club.ledgerbook")])

        let second = try LedgerWindow(folder: window.folder)
        defer { second.remove() }
        try second.host.tap(.text("Club"))
        #expect(second.shows("20 transactions"))
        #expect(second.session?.isEdited == false)
    }

    @Test func aCopyTakesThePlaceOfTheBook() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        let file = window.folder.appending(path: "Club.ledgerbook")
        try BookFile.data(from: .sample).write(to: file)
        window.library.note(file)
        try window.host.tap(.text("Club"))
        window.command("s", .shift)
        window.host.chooseFiles([window.folder.appending(path: "Copy.ledgerbook")])
        #expect(window.shows("Copy.ledgerbook"))
        try delete("Corner Shop", in: window)
        window.command("s")
        #expect(try BookFile.book(from: Data(contentsOf: file)).transactions.count == 20)
        #expect(window.library.recents.map(\.lastPathComponent) == ["Copy.ledgerbook", "Club.ledgerbook"])
    }

    @Test func otherFilesAreNotOpened() throws {
        let first = try LedgerWindow()
        let file = first.folder.appending(path: "Letter.ledgerbook")
        try Data("Dear Ada".utf8).write(to: file)
        first.library.note(file)
        let window = try LedgerWindow(folder: first.folder)
        defer { window.remove() }
        try window.host.tap(.text("Letter"))
        #expect(window.shows("This file is not a Ledger book."))
        try window.host.tap(.text("OK"))
        #expect(window.shows("No Recent Books"))
    }

    @Test func closedBooksAreNotLost() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        try window.openExample()
        try delete("Corner Shop", in: window)
        window.library.close(try #require(window.session))
        let file = try #require(window.library.recents.first)
        #expect(try BookFile.book(from: Data(contentsOf: file)).transactions.count == 19)
    }

    @Test func aStatementIsImportedOnce() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        try window.openExample()
        let file = window.folder.appending(path: "July.csv")
        try Data("Date,Payee,Amount\n2026-07-01,Harbour Office,-690\n2026-07-02,Ada Lindqvist,50\n?,?,?\n".utf8).write(to: file)
        try read(file, in: window)
        #expect(window.shows("One line could not be read."))
        try window.confirm()
        #expect(window.session?.book.transactions.count == 22)
        #expect(window.shows("2 of 18 selected"))
        #expect(window.session?.undoableAction == .importStatement)
        try read(file, in: window)
        #expect(window.shows("All lines have been entered before."))
    }

    @Test func filesThatAreNoStatementsAreReported() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        try window.openExample()
        let file = window.folder.appending(path: "July.csv")
        try Data("a,b\n1,2\n".utf8).write(to: file)
        try read(file, in: window)
        #expect(window.shows("The columns of the statement were not found."))
    }

    @Test func theShownTransactionsAreExported() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        try window.openExample()
        try window.host.tap(.text("Cash Box"))
        window.command("e", .shift)
        let file = window.folder.appending(path: "Cash.csv")
        window.host.chooseFiles([file])
        let table = CSVReader().table(from: String(decoding: try Data(contentsOf: file), as: UTF8.self))
        #expect(table.header == ["Date", "Number", "Payee", "Memo", "Account", "Amount"])
        #expect(table.body.map { $0[5] } == ["135.00", "-86.75", "1145.00", "-900.00", "-23.40"])
    }

    private func delete(_ payee: String, in window: LedgerWindow) throws {
        try window.host.tap(.text(payee))
        window.command(.delete)
        try window.choose("Delete")
    }

    private func read(_ file: URL, in window: LedgerWindow) throws {
        window.command("i", .shift)
        window.host.chooseFiles([file])
        window.host.advance(by: 0.6)
    }
}
