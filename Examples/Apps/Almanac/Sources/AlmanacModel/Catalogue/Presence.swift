/// How likely a species is to be seen in each month of the year.
public struct Presence: Codable, Hashable, Sendable {
    /// The level of one month.
    public enum Level: Int, Codable, Comparable, Sendable {
        case absent, rare, regular, common

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    /// Twelve levels, from January to December.
    public let levels: [Level]

    public init(_ levels: [Level]) {
        self.levels = (0..<12).map { levels.indices.contains($0) ? levels[$0] : .absent }
    }

    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode([Level].self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(levels)
    }

    /// Returns the level of a month, counted from 1.
    public func level(inMonth month: Int) -> Level {
        levels.indices.contains(month - 1) ? levels[month - 1] : .absent
    }
}
