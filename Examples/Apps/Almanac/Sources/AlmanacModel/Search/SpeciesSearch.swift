import Foundation

/// What a person searches the guide for.
public struct SpeciesSearch: Equatable, Sendable {
    public var text = ""
    public var scope = SearchScope.everything

    public init(text: String = "", scope: SearchScope = .everything) {
        self.text = text
        self.scope = scope
    }

    private var query: String { text.trimmingCharacters(in: .whitespaces) }

    /// Returns the species that match, in their order.
    public func results(in species: [Species], seen: Set<Species.ID>, locale: Locale) -> [Species] {
        species.filter { candidate in
            isInScope(candidate, seen: seen) && (query.isEmpty || matches(candidate, locale: locale))
        }
    }

    /// Returns the names that complete the text, at most `limit`. A name that is already complete is not suggested.
    public func suggestions(in species: [Species], locale: Locale, limit: Int = 4) -> [String] {
        guard !query.isEmpty else { return [] }
        let names = species.map { $0.names.text(for: locale) }
        let completions = names.filter { name in
            name.split(separator: " ").contains { isPrefix(query, of: String($0), locale: locale) } || isPrefix(query, of: name, locale: locale)
        }
        return Array(completions.filter { $0 != query }.prefix(limit))
    }

    private func isInScope(_ species: Species, seen: Set<Species.ID>) -> Bool {
        switch scope {
        case .everything: true
        case .seen: seen.contains(species.id)
        case .unseen: !seen.contains(species.id)
        }
    }

    private func matches(_ species: Species, locale: Locale) -> Bool {
        [species.names.text(for: locale), species.scientificName].contains { name in
            name.range(of: query, options: [.caseInsensitive, .diacriticInsensitive], locale: locale) != nil
        }
    }

    private func isPrefix(_ prefix: String, of name: String, locale: Locale) -> Bool {
        name.range(of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive], locale: locale) != nil
    }
}
