import Foundation

/// The options of the command.
struct CardOptions {
    static let help = """
        Usage: almanac-card [--log FILE] [--year YEAR] [--name NAME] [--language CODE] [--dark] [OUTPUT]

        Draws the card of a year to a PNG file, card.png if none is named. Without a log it draws an example.
        """

    private(set) var log: URL?
    private(set) var year: Int?
    private(set) var watcher = ""
    private(set) var locale = Locale(identifier: "en_GB")
    private(set) var isDark = false
    private(set) var output = URL(filePath: "card.png")
    private(set) var showsHelp = false

    init(arguments: [String]) throws {
        var remaining = arguments[...]
        while let argument = remaining.popFirst() {
            switch argument {
            case "--dark": isDark = true
            case "--help", "-h": showsHelp = true
            case "--log": log = URL(filePath: try Self.value(of: argument, in: &remaining))
            case "--name": watcher = try Self.value(of: argument, in: &remaining)
            case "--language": locale = Locale(identifier: try Self.value(of: argument, in: &remaining))
            case "--year":
                guard let number = Int(try Self.value(of: argument, in: &remaining)) else { throw CardError.notAYear }
                year = number
            default:
                guard !argument.hasPrefix("-") else { throw CardError.unknownOption(argument) }
                output = URL(filePath: argument)
            }
        }
    }

    private static func value(of option: String, in arguments: inout ArraySlice<String>) throws -> String {
        guard let value = arguments.popFirst() else { throw CardError.missingValue(option) }
        return value
    }
}

/// A reason for which no card was drawn.
enum CardError: Error, Equatable, CustomStringConvertible {
    case missingValue(String)
    case unknownOption(String)
    case notAYear
    case notDrawn

    var description: String {
        switch self {
        case .missingValue(let option): "\(option) needs a value"
        case .unknownOption(let option): "unknown option \(option)"
        case .notAYear: "--year needs a number"
        case .notDrawn: "the card could not be drawn"
        }
    }
}
