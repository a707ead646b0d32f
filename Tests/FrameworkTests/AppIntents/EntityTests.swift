@testable import AppIntents
import SwiftUI
import Testing

/// Entities, enumerations and their queries.
struct EntityTests {
    @Test func representations() {
        let book = BookEntity.all[0]
        #expect(String(localized: book.localizedStringResource) == "Emma")
        #expect(book.displayRepresentation.subtitle?.key == "Paper" && book.pages == nil)
        #expect(BookEntity.typeDisplayRepresentation.name.key == "Book" && BookEntity.persistentIdentifier == "BookEntity")
    }

    @Test("A value of an enumeration is shown as the type says, or as its raw value")
    func enumerations() {
        #expect(Genre.novel.localizedStringResource.key == "Novel")
        #expect(Genre.poem.localizedStringResource.key == "poem")
    }

    @Test("Queries offer what they suggest, or all entities")
    func queries() async throws {
        #expect(try await BookQuery().results().map(\.id) == [1, 2])
        #expect(try await BookQuery().entities(matching: "Em").map(\.id) == [1])
        #expect(try await ShelfQuery().results().map(\.id) == ["A", "B"])
        #expect(await ShelfQuery().defaultResult() == nil)
        #expect(try await Loan.defaultQuery.results().isEmpty)
    }

    @Test("Transient entities with the same values have the same identifier")
    func transients() {
        #expect(Loan(reader: "Ann").id == Loan(reader: "Ann").id)
        #expect(Loan(reader: "Ann").id != Loan(reader: "Bob").id)
    }

    @Test func sections() {
        let items = IntentItemCollection(sections: [
            IntentItemSection("First", items: [1, 2]), IntentItemSection(items: [IntentItem(3, title: "Three")]),
        ])
        #expect(items._results == [1, 2, 3])
    }

    @Test func identifiers() {
        let id = UUID()
        #expect(UUID.entityIdentifier(for: id.entityIdentifierString) == id)
        #expect(Int.entityIdentifier(for: 12.entityIdentifierString) == 12 && Int.entityIdentifier(for: "x") == nil)
    }
}

/// Shortcuts as values.
struct ShortcutTests {
    private struct Shortcuts: AppShortcutsProvider {
        static let shortcutTileColor: ShortcutTileColor = .navy

        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: AddBook(name: "Emma"), phrases: ["Add \(\.$name) to \(.applicationName)", "Add a \(\.$shelf)", "Add"],
                shortTitle: "Add Book", systemImageName: "book")
            AppShortcut(intent: Note(), phrases: ["Note"])
        }
    }

    @Test("Phrases have the name of the program and the values of the intent")
    func phrases() {
        let shortcuts = Shortcuts.appShortcuts
        #expect(shortcuts.map { $0.intent is AddBook } == [true, false])
        #expect(shortcuts[0].phrases == ["Add Emma to \(AppShortcutPhraseToken.applicationName.text)", "Add a Shelf", "Add"])
        #expect(Shortcuts.shortcutTileColor == .navy && Shortcuts.negativePhrases.isEmpty)
    }
}
