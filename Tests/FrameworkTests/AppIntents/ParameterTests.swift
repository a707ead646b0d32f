@testable import AppIntents
import SwiftUI
import Testing

/// Parameters of intents, and what they are given.
struct ParameterTests {
    private struct Values: AppIntent {
        static let title: LocalizedStringResource = "Values"

        @Parameter(title: "Text") var text: String
        @Parameter(title: "Number") var number: Int
        @Parameter(title: "Address") var address: URL
        @Parameter(title: "Genre") var genre: Genre
        @Parameter(title: "Loan") var loan: Loan
        @Parameter(title: "List") var list: [Double]
        @Parameter(title: "Date") var date: Date?
        @Parameter var untitled: String?

        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("A parameter has its default value until another one is set")
    func defaults() {
        let intent = AddBook()
        #expect(intent.pages == 100 && intent.genre == .novel && intent.tags.isEmpty && intent.shelf == nil && !intent.isFavourite)
        intent.$pages.wrappedValue = 3
        #expect(intent.pages == 3)
    }

    /// The documentation leaves open what is read; nothing on Linux asks for it.
    @Test("A parameter without a value reads as the empty value of its type")
    func placeholders() {
        let values = Values()
        #expect(values.text.isEmpty && values.number == 0 && values.address.absoluteString == "about:blank" && values.genre == .novel)
        #expect(values.loan.id == Loan().id && values.list.isEmpty && values.date == nil && values.untitled == nil)
    }

    @Test func optionality() {
        let values = Values()
        #expect(!values.$text.isOptional && values.$date.isOptional && !values.$list.isOptional)
        #expect(values.$text.title.key == "Text" && values.$untitled.title.key.isEmpty)
    }

    @Test("Asking for a value, a choice or a confirmation throws an error with the question")
    func asking() async {
        let intent = AddBook()
        #expect(intent.$name.needsValueError("Which?").description == "The parameter 'Title' needs a value. Which?")
        await #expect(throws: AppIntentError(.needsValue(parameter: "Title", dialog: nil))) { try await intent.$name.requestValue() }
        await #expect(throws: AppIntentError(.needsValue(parameter: "Title", dialog: nil))) {
            throw intent.$name.requestValue() as any Error
        }
        await #expect(throws: AppIntentError(.needsConfirmation(dialog: "Sure?"))) {
            try await intent.$name.requestConfirmation(for: "x", dialog: "Sure?")
        }
        await #expect(throws: AppIntentError(.needsConfirmation(dialog: nil))) { try await intent.requestConfirmation() }
        await #expect(throws: AppIntentError(.needsChoice(parameter: "Title", dialog: nil))) {
            try await intent.$name.requestDisambiguation(among: ["a", "b"])
        }
    }

    @Test func aSingleValueNeedsNoChoice() async throws {
        #expect(try await AddBook().$name.requestDisambiguation(among: ["a"]) == "a")
    }

    @Test("An intent is not performed without the value of a required parameter")
    func missing() async {
        await #expect(throws: AppIntentError(.needsValue(parameter: "Title", dialog: nil))) { try await AddBook()() }
    }

    @Test("An intent is not performed with a value outside of its range", arguments: [(0, false), (1, true), (500, true), (501, false)])
    func ranges(pages: Int, isPerformed: Bool) async {
        let value = try? await AddBook(name: "Emma", pages: pages)()
        #expect((value != nil) == isPerformed)
    }

    private struct Limited: AppIntent {
        static let title: LocalizedStringResource = "Limited"
        @Parameter(title: "Genre", default: .poem, supportedValues: [.novel, .essay]) var genre: Genre
        func perform() async throws -> some IntentResult { .result() }
    }

    private struct Measured: AppIntent {
        static let title: LocalizedStringResource = "Measured"
        @Parameter(title: "Length", defaultUnit: .kilometers, supportsNegativeNumbers: false) var length: Measurement<UnitLength>?
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test func negativeMeasurements() async throws {
        let intent = Measured()
        try await intent()
        intent.$length.wrappedValue = Measurement(value: -1, unit: .meters)
        await #expect(throws: AppIntentError(.outOfRange(parameter: "Length", range: "0 …"))) { try await intent() }
    }

    @Test func unsupportedValues() async {
        await #expect(throws: AppIntentError(.outOfRange(parameter: "Genre", range: "Novel, Essay"))) { try await Limited()() }
    }

    private struct Defaults: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Defaults"

        @Parameter(title: "Book") var book: BookEntity
        @Parameter(title: "Other") var other: BookEntity?
        @Parameter(title: "Own", optionsProvider: OwnOptions()) var own: String
        @Parameter(title: "Set", default: "set", optionsProvider: OwnOptions()) var set: String
    }

    @Test("Required parameters without a value take the default of their query or provider when an intent is performed")
    func defaultResults() async throws {
        let intent = Defaults()
        try await intent()
        #expect(intent.book.id == 2 && intent.other == nil && intent.own == "two" && intent.set == "set")
    }

    @Test("Settings that nobody makes take the defaults of optional parameters, too")
    func defaultSettings() async {
        let intent = Defaults()
        await IntentRunner.fillDefaults(of: intent)
        #expect(intent.book.id == 2 && intent.other?.id == 2)
    }
}

/// Sentences about intents.
struct ParameterSummaryTests {
    private func sentence(_ intent: some AppIntent, in family: IntentWidgetFamily? = nil) -> String? {
        type(of: intent).parameterSummary._sentence(of: _SummaryContext(intent: intent, family: family))
    }

    @Test("A sentence has the values of parameters, and the names of those without a value")
    func values() {
        #expect(sentence(AddBook()) == "Add Title")
        #expect(sentence(AddBook(name: "Emma")) == "Add Emma")
    }

    @Test("A condition chooses a sentence by the value of a parameter")
    func conditions() {
        let intent = AddBook(name: "Emma", pages: 400)
        intent.tags = ["a", "b"]
        #expect(sentence(intent) == "Add long book Emma, \(["a", "b"].formatted(.list(type: .and)))")
        intent.genre = .essay
        #expect(sentence(intent) == "Add essay Emma as not a favourite")
        intent.isFavourite = true
        #expect(sentence(intent) == "Add essay Emma as a favourite")
        intent.shelf = ShelfEntity(id: "C")
        #expect(sentence(intent) == "Add essay Emma to Shelf C")
        intent.genre = .poem
        #expect(sentence(intent) == "Add poem")
    }

    private struct Comparisons: AppIntent {
        static let title: LocalizedStringResource = "Comparisons"

        @Parameter(title: "Genre") var genre: Genre?
        @Parameter(title: "Book") var book: BookEntity?

        static var parameterSummary: some ParameterSummary {
            When(\.$genre, .equalTo, .novel) {
                Summary("novel")
            } otherwise: {
                When(\.$genre, .oneOf, [.essay, .poem]) {
                    Summary("other")
                } otherwise: {
                    When(\.$book, identifier: .notEqualTo, 1) {
                        Summary("any book")
                    } otherwise: {
                        Summary("\(\.$book)")
                    }
                }
            }
        }

        func perform() async throws -> some IntentResult { .result() }
    }

    @Test func comparisons() {
        let intent = Comparisons()
        #expect(sentence(intent) == "any book")
        intent.book = BookEntity.all[0]
        #expect(sentence(intent) == "Emma")
        intent.genre = .poem
        #expect(sentence(intent) == "other")
        intent.genre = .novel
        #expect(sentence(intent) == "novel")
    }

    private struct FamilySettings: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Settings"

        static var parameterSummary: some ParameterSummary {
            When(widgetFamily: .equalTo, .systemSmall) {
                Summary("small")
            } otherwise: {
                When(widgetFamily: .oneOf, [.systemLarge]) {
                    Summary("large")
                } otherwise: {
                    Summary("other")
                }
            }
        }
    }

    @Test(
        "The sentence of settings depends on the family of the widget",
        arguments: [(.systemSmall, "small"), (.systemLarge, "large"), (nil, "other")] as [(IntentWidgetFamily?, String)])
    func families(family: IntentWidgetFamily?, expected: String) { #expect(sentence(FamilySettings(), in: family) == expected) }

    @Test func noSentence() { #expect(sentence(Note()) == nil) }
}
