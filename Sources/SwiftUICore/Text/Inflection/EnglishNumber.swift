/// The singular and plural of English nouns.
enum EnglishNumber {
    /// The plural of a noun; a noun that is plural already, or has no other plural, stays. The case of the letters is kept.
    static func plural(of noun: String) -> String {
        inflected(noun, compound: plural) { word in
            isPlural(word) ? word : irregular(word, toPlural: true) ?? regularPlural(of: word)
        }
    }

    /// The singular of a noun; a noun that is singular already stays. The case of the letters is kept.
    static func singular(of noun: String) -> String {
        inflected(noun, compound: singular) { word in
            guard isPlural(word), !unchanging.contains(word) else { return word }
            return irregular(word, toPlural: false) ?? regularSingular(of: word)
        }
    }

    // MARK: Rules

    private static func regularPlural(of word: String) -> String {
        guard let last = word.last else { return word }
        let before = word.dropLast().last
        if word.hasSuffix("sis") { return word.dropLast(2) + "es" }
        if last == "y", let before, !"aeiou".contains(before) || word.hasSuffix("quy") { return word.dropLast() + "ies" }
        if let ending = voicedEndings.first(where: word.hasSuffix) { return word.dropLast(ending.hasSuffix("fe") ? 2 : 1) + "ves" }
        if hardEndings.contains(where: word.hasSuffix) { return word + "s" }
        if word.hasSuffix("iz") || word == "fez" { return word + "zes" }
        if "sxz".contains(last) || word.hasSuffix("ch") || word.hasSuffix("sh") || nounsInOes.contains(where: word.hasSuffix) { return word + "es" }
        return word + "s"
    }

    private static func regularSingular(of word: String) -> String {
        let (stem, shortStem) = (String(word.dropLast()), String(word.dropLast(2)))
        if singularsInE.contains(where: stem.hasSuffix) { return stem }
        if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
        if let ending = voicedEndings.first(where: { word.hasSuffix(regularPlural(of: $0)) }) {
            return word.dropLast(regularPlural(of: ending).count) + ending
        }
        if ["yses", "theses", "crises", "oases", "noses"].contains(where: word.hasSuffix), word != "noses" { return shortStem + "is" }
        if word.hasSuffix("zzes") { return word.hasSuffix("izzes") || word.hasSuffix("ezzes") ? String(word.dropLast(3)) : shortStem }
        if ["sses", "xes", "ches", "shes"].contains(where: word.hasSuffix) { return shortStem }
        if word.hasSuffix("uses"), !word.hasSuffix("ouses"), !word.hasSuffix("auses"), word.count > 5 || word == "buses" { return shortStem }
        if singularsInS.contains(shortStem) || nounsInOes.contains(where: shortStem.hasSuffix) { return shortStem }
        return stem
    }

    /// Whether a word in lower case is a plural. Words that end in "s" are, but for endings and words that are known singulars.
    private static func isPlural(_ word: String) -> Bool {
        if unchanging.contains(word) || word.hasSuffix("ese") { return true }
        if irregular(word, toPlural: true) != nil { return false }
        if irregular(word, toPlural: false) != nil { return true }
        guard word.hasSuffix("s"), word.count > 2 else { return false }
        if word.hasSuffix("us") { return pluralsInUs.contains(where: word.hasSuffix) }
        return !singularEndings.contains(where: word.hasSuffix) && !singularsInS.contains(word)
    }

    private static func irregular(_ word: String, toPlural: Bool) -> String? {
        if let known = (toPlural ? irregularPlurals : irregularSingulars)[word] { return known }
        guard !regularInMan.contains(where: word.hasSuffix) else { return nil }
        // A policewoman, a grandchild, a forefoot: the last part decides.
        for singular in compounding {
            let plural = irregularPlurals[singular] ?? singular
            let (part, other) = toPlural ? (singular, plural) : (plural, singular)
            if word.count > part.count + 1, word.hasSuffix(part) { return word.dropLast(part.count) + other }
        }
        return nil
    }

    // MARK: Writing

    /// A word inflected: its head, if it has hyphens, and in the case that it is written in.
    private static func inflected(_ word: String, compound: (String) -> String, _ rule: (String) -> String) -> String {
        let parts = word.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        if parts.count > 1 {
            // Sisters-in-law and runners-up, but check-ins and T-shirts.
            let hasTail = parts.count > 2 || particles.contains(parts[1].lowercased()) && agents.contains(where: parts[0].lowercased().hasSuffix)
            let head = hasTail ? 0 : parts.count - 1
            var changed = parts
            changed[head] = compound(parts[head])
            return changed.joined(separator: "-")
        }
        let lowercased = word.lowercased()
        let result = rule(lowercased)
        guard result != lowercased else { return word }
        let letters = word.filter(\.isLetter)
        if letters.count > 1, letters.allSatisfy(\.isUppercase) {
            // A word in capitals stays in capitals; an abbreviation has a small "s".
            if letters.count > 4 || irregularPlurals[lowercased] != nil { return result.uppercased() }
            return result.count > word.count ? word + "s" : String(word.dropLast())
        }
        // The part that stays is as it was written.
        let common = zip(lowercased, result).prefix { $0 == $1 }.count
        if common == 0, word.first?.isUppercase == true { return result.prefix(1).uppercased() + result.dropFirst() }
        return String(word.prefix(common) + result.dropFirst(common))
    }

    // MARK: Words

    private static let irregularPlurals = [
        "man": "men", "woman": "women", "child": "children", "person": "people", "foot": "feet", "tooth": "teeth", "goose": "geese",
        "mouse": "mice", "louse": "lice", "ox": "oxen", "die": "dice", "corpus": "corpora", "genus": "genera", "cactus": "cacti",
        "alumnus": "alumni", "stimulus": "stimuli", "nucleus": "nuclei", "radius": "radii", "fungus": "fungi", "locus": "loci",
        "bacillus": "bacilli", "syllabus": "syllabi", "axis": "axes", "criterion": "criteria", "phenomenon": "phenomena",
        "polyhedron": "polyhedra", "automaton": "automata", "bacterium": "bacteria", "datum": "data", "medium": "media",
        "curriculum": "curricula", "stratum": "strata", "addendum": "addenda", "erratum": "errata", "ovum": "ova", "alga": "algae",
        "larva": "larvae", "vertebra": "vertebrae", "alumna": "alumnae", "index": "indices", "matrix": "matrices", "vertex": "vertices",
        "vortex": "vortices", "appendix": "appendices", "codex": "codices", "helix": "helices", "château": "châteaux", "tableau": "tableaux",
    ]
    private static let irregularSingulars = Dictionary(irregularPlurals.map { ($1, $0) }) { first, _ in first }
    /// Irregular nouns that others are made with.
    private static let compounding = ["woman", "man", "child", "foot", "tooth", "mouse"]
    /// Nouns that look like men and are none.
    private static let regularInMan = [
        "human", "german", "roman", "norman", "shaman", "talisman", "ottoman", "caiman", "specimen", "regimen", "abdomen", "stamen",
        "acumen", "bluetooth",
    ]
    /// Nouns that are the same in the plural, and nouns that have no other number.
    private static let unchanging: Set = [
        "sheep", "deer", "fish", "moose", "bison", "swine", "salmon", "trout", "cod", "squid", "shrimp", "aircraft", "spacecraft", "hovercraft",
        "offspring", "series", "species", "means", "headquarters", "crossroads", "barracks", "gallows", "chassis", "corps", "rendezvous",
        "scissors", "trousers", "pants", "jeans", "shorts", "pyjamas", "pajamas", "binoculars", "thanks", "news", "mathematics", "physics",
        "economics", "politics", "information", "equipment", "furniture", "luggage", "feedback", "software", "hardware", "firmware", "advice",
        "homework", "traffic", "music", "rice", "money", "weather", "knowledge", "metadata", "police", "cattle",
    ]
    private static let singularEndings = ["ss", "sis", "itis", "polis"]
    private static let pluralsInUs = ["menus", "gurus", "emus"]
    private static let singularsInS: Set = [
        "gas", "lens", "alias", "atlas", "bias", "canvas", "pancreas", "christmas", "chaos", "ethos", "cosmos", "rhinoceros", "asbestos",
        "diabetes", "yes", "pathos", "kudos", "texas", "kansas", "axis", "praxis", "iris", "debris", "tennis", "pelvis",
        "trellis", "cannabis", "ibis", "mantis",
    ]
    /// Endings whose "f" becomes "v".
    private static let voicedEndings = [
        "knife", "wife", "life", "leaf", "loaf", "half", "calf", "wolf", "shelf", "thief", "elf", "scarf", "sheaf", "hoof", "wharf", "dwarf",
    ]
    /// Endings in "ch" that sound like "k".
    private static let hardEndings = ["stomach", "monarch", "patriarch", "matriarch", "epoch", "loch", "eunuch", "tech"]
    /// Nouns whose plural is that of another noun without the "e".
    private static let singularsInE = [
        "movie", "cookie", "zombie", "selfie", "calorie", "brownie", "genie", "rookie", "hoodie", "smoothie", "prairie", "sortie", "olive",
        "cache", "ache", "niche", "avalanche", "psyche", "axe", "excuse",
    ]
    private static let nounsInOes = [
        "potato", "tomato", "hero", "echo", "veto", "torpedo", "embargo", "mosquito", "volcano", "domino", "tornado", "buffalo", "mango",
        "cargo",
    ]
    private static let particles: Set = ["by", "up", "on", "in", "off", "out", "down"]
    private static let agents = ["er", "or", "ers", "ors"]
}
