import AppIntents
import Testing

/// This file imports nothing beside `AppIntents`, as many files with intents.
struct ImportTests {
    private enum Failure: Error, CustomLocalizedStringResourceConvertible {
        case none
        var localizedStringResource: LocalizedStringResource { "None" }
    }

    private struct Plain: AppIntent {
        static let title: LocalizedStringResource = "Plain"
        @Parameter(title: "Date") var date: Date?
        @Parameter(title: "Address") var address: URL?
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("The module brings Foundation and localized resources along")
    func foundation() {
        #expect(Plain.title.key == "Plain" && Plain().date == nil)
        #expect(Failure.none.localizedStringResource.key == "None")
    }
}
