import AlmanacModel
import Foundation

extension Species {
    static func sample(_ id: String, polish: String? = nil) -> Species {
        Species(
            id: id, scientificName: "Avis \(id)", names: LocalizedText(["en": id.capitalized, "pl": polish ?? id]),
            summaries: LocalizedText(["en": "A bird."]), habitat: .garden, status: .secure, length: 14, wingspan: 20...22,
            presence: Presence(Array(repeating: .common, count: 12)), platePath: "plates/\(id).png")
    }
}

extension Calendar {
    static var greenwich: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }
}

extension Date {
    /// Noon of a day in Greenwich.
    static func noon(_ year: Int, _ month: Int, _ day: Int) -> Date {
        Calendar.greenwich.date(from: DateComponents(year: year, month: month, day: day, hour: 12)) ?? .distantPast
    }
}
