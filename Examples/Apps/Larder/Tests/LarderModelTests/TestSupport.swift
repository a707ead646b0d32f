import Foundation

@testable import LarderModel

extension Calendar {
    /// The Gregorian calendar in UTC.
    static let utc: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}

extension Date {
    /// Noon in UTC on a day of March 2026.
    static func march(_ day: Int, hour: Int = 12) -> Date {
        Calendar.utc.date(from: DateComponents(year: 2026, month: 3, day: day, hour: hour)) ?? .distantPast
    }
}

/// A storage that keeps a household in memory and counts how often it is written.
final class MemoryStorage: HouseholdStorage, @unchecked Sendable {
    var household: Household?
    var saves = 0
    var failure: (any Error)?

    init(_ household: Household? = nil) { self.household = household }

    func load() throws -> Household? {
        if let failure { throw failure }
        return household
    }

    func save(_ household: Household) throws {
        if let failure { throw failure }
        saves += 1
        self.household = household
    }
}
