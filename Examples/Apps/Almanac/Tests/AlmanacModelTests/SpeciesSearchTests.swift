import AlmanacModel
import Foundation
import Testing

struct SpeciesSearchTests {
    private let species = [Species.sample("robin", polish: "Rudzik"), .sample("wren", polish: "Strzyżyk"), .sample("rook", polish: "Gawron")]
    private let english = Locale(identifier: "en")

    @Test func anEmptySearchFindsEverything() {
        #expect(SpeciesSearch().results(in: species, seen: [], locale: english) == species)
    }

    @Test func theCaseAndAccentsOfNamesAreIgnored() {
        let search = SpeciesSearch(text: " STRZYZ ")
        #expect(search.results(in: species, seen: [], locale: Locale(identifier: "pl")).map(\.id) == ["wren"])
        #expect(search.results(in: species, seen: [], locale: english).isEmpty)
    }

    @Test func scientificNamesAreSearched() {
        #expect(SpeciesSearch(text: "avis rook").results(in: species, seen: [], locale: english).map(\.id) == ["rook"])
    }

    @Test(arguments: [(SearchScope.everything, 3), (.seen, 1), (.unseen, 2)])
    func scopesNarrowTheResults(scope: SearchScope, count: Int) {
        #expect(SpeciesSearch(scope: scope).results(in: species, seen: ["wren"], locale: english).count == count)
    }

    @Test func suggestionsCompleteTheBeginningOfNames() {
        #expect(SpeciesSearch(text: "ro").suggestions(in: species, locale: english) == ["Robin", "Rook"])
        #expect(SpeciesSearch(text: "Robin").suggestions(in: species, locale: english).isEmpty)
        #expect(SpeciesSearch().suggestions(in: species, locale: english).isEmpty)
    }
}
