import AppIntents
import SwiftUI

/// What the intents of the tests change.
@MainActor final class Library {
    var performed: [String] = []
}

struct BookEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static let defaultQuery = BookQuery()

    let id: Int
    @Property(title: "Title") var name: String
    @Property(title: "Pages") var pages: Int?

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "Paper") }

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    static let all = [BookEntity(id: 1, name: "Emma"), BookEntity(id: 2, name: "Ulysses")]
}

struct BookQuery: EntityStringQuery {
    func entities(for identifiers: [Int]) async throws -> [BookEntity] { BookEntity.all.filter { identifiers.contains($0.id) } }
    func entities(matching string: String) async throws -> [BookEntity] { BookEntity.all.filter { $0.name.contains(string) } }
    func suggestedEntities() async throws -> [BookEntity] { BookEntity.all }
    func defaultResult() async -> BookEntity? { BookEntity.all.last }
}

struct ShelfEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Shelf")
    static let defaultQuery = ShelfQuery()

    let id: String

    var displayRepresentation: DisplayRepresentation { "Shelf \(id)" }
}

struct ShelfQuery: EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [ShelfEntity] { identifiers.map { ShelfEntity(id: $0) } }
    func allEntities() async throws -> [ShelfEntity] { ["A", "B"].map { ShelfEntity(id: $0) } }
}

struct Loan: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Loan"

    @Property(title: "Reader") var reader: String
    var displayRepresentation: DisplayRepresentation { "\(reader)" }

    init() {}
    init(reader: String) { self.reader = reader }
}

enum Genre: String, AppEnum {
    case novel, essay, poem

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
    static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [.novel: "Novel", .essay: "Essay"]
}

struct OwnOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { ["one", "two"] }
    func defaultResult() async -> String? { "two" }
}

struct AddBook: AppIntent {
    static let title: LocalizedStringResource = "Add Book"
    static let description = IntentDescription("Adds a book.", categoryName: "Books", resultValueName: "Added Book")

    @Parameter(title: "Title") var name: String
    @Parameter(title: "Pages", default: 100, inclusiveRange: (1, 500)) var pages: Int
    @Parameter(title: "Genre", default: .novel) var genre: Genre
    @Parameter(title: "Tags", default: []) var tags: [String]
    @Parameter(title: "Shelf") var shelf: ShelfEntity?
    @Parameter(title: "Favourite", default: false, displayName: Bool.IntentDisplayName(true: "a favourite", false: "not a favourite"))
    var isFavourite: Bool

    static var parameterSummary: some ParameterSummary {
        Switch(\.$genre) {
            Case(.poem) { Summary("Add poem") }
            Case([.essay]) {
                When(\.$shelf, .hasAnyValue) {
                    Summary("Add essay \(\.$name) to \(\.$shelf)")
                } otherwise: {
                    Summary("Add essay \(\.$name) as \(\.$isFavourite)")
                }
            }
            DefaultCase {
                When(\.$pages, .greaterThan, 300) {
                    Summary("Add long book \(\.$name), \(\.$tags)") {
                        \.$genre
                        \.$shelf
                    }
                } otherwise: {
                    Summary("Add \(\.$name)")
                }
            }
        }
    }

    init() {}
    init(name: String, pages: Int = 100) {
        self.name = name
        self.pages = pages
    }

    func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> & ProvidesDialog {
        .result(value: BookEntity(id: 3, name: name), dialog: "Added \(name).")
    }
}

/// Notes that it was performed.
struct Note: AppIntent {
    static let title: LocalizedStringResource = "Note"

    @Parameter(title: "Text", default: "noted") var text: String
    @Dependency(key: "tests") private var library: Library

    init() {}
    init(_ text: String) { self.text = text }

    @MainActor func perform() async throws -> some IntentResult {
        library.performed.append(text)
        return .result()
    }
}
