import Foundation

/// The plural categories of the Unicode Common Locale Data Repository (CLDR).
enum PluralCategory: String, Sendable {
    case zero, one, two, few, many, other
}

/// The cardinal plural rules of a language, from the Unicode Common Locale Data Repository (CLDR).
struct PluralRules {
    private let language: String

    init(_ locale: Locale) {
        language = locale.identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" }.lowercased()
    }

    /// Returns the category of a number, or of its absolute value if it is negative.
    func category(of number: Double) -> PluralCategory {
        let absolute = abs(number)
        let isWhole = absolute.rounded() == absolute
        let whole = Int(exactly: absolute.rounded(.down)) ?? 5
        switch language {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yo":
            return .other
        case "fr", "pt", "hy", "ff", "kab":
            return absolute < 2 ? .one : .other
        case "hi", "bn", "fa", "gu", "kn", "zu", "am":
            return whole == 0 || absolute == 1 ? .one : .other
        case "ru", "uk", "be", "sr", "hr", "bs":
            return isWhole ? Self.slavic(whole, singular: whole % 10 == 1 && whole % 100 != 11) : .other
        case "pl":
            guard isWhole else { return .other }
            return whole == 1 ? .one : Self.slavic(whole, singular: false)
        case "cs", "sk":
            guard isWhole else { return .many }
            return whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
        case "sl":
            guard isWhole else { return .few }
            switch whole % 100 {
            case 1: return .one
            case 2: return .two
            case 3, 4: return .few
            default: return .other
            }
        case "lt":
            guard isWhole else { return .many }
            if (11...19).contains(whole % 100) { return .other }
            return whole % 10 == 1 ? .one : whole % 10 == 0 ? .other : .few
        case "lv":
            guard isWhole else { return .other }
            if whole % 10 == 0 || (11...19).contains(whole % 100) { return .zero }
            return whole % 10 == 1 ? .one : .other
        case "ro", "mo":
            guard isWhole else { return .few }
            if whole == 1 { return .one }
            return whole == 0 || (1...19).contains(whole % 100) ? .few : .other
        case "ar":
            guard isWhole else { return .other }
            switch whole {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            default:
                if (3...10).contains(whole % 100) { return .few }
                return (11...99).contains(whole % 100) ? .many : .other
            }
        case "he", "iw":
            return isWhole && whole == 1 ? .one : isWhole && whole == 2 ? .two : .other
        case "ga":
            guard isWhole else { return .other }
            switch whole {
            case 1: return .one
            case 2: return .two
            case 3...6: return .few
            case 7...10: return .many
            default: return .other
            }
        case "cy":
            guard isWhole else { return .other }
            return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][whole] ?? .other
        default:
            return absolute == 1 ? .one : .other
        }
    }

    private static func slavic(_ number: Int, singular: Bool) -> PluralCategory {
        if singular { return .one }
        return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .many
    }
}
