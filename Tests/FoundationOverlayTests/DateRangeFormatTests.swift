import Foundation
import FoundationOverlay
import Testing

/// The time between two dates as text.
struct DateRangeFormatTests {
    private let range = Date(timeIntervalSince1970: 1_700_000_000)..<Date(timeIntervalSince1970: 1_700_000_000 + 10_009)
    private let english = Locale(identifier: "en_US")

    @Test func unitsHaveNames() {
        #expect(range.formatted(.components(style: .wide).locale(english)) == "2 hours, 46 minutes, 49 seconds")
        #expect(range.formatted(.components(style: .narrow).locale(english)) == "2h 46m 49s")
        #expect(range.formatted(.components(style: .abbreviated).locale(english)) == "2 hr, 46 min, 49 sec")
        #expect(range.formatted(.components(style: .spellOut, fields: [.hour]).locale(english)) == "two hours")
        #expect(range.formatted(.components(style: .wide).locale(Locale(identifier: "de_DE"))) == "2 Stunden, 46 Minuten und 49 Sekunden")
    }

    @Test func timeIsDividedAmongTheFields() {
        #expect(range.formatted(.components(style: .wide, fields: [.minute, .second]).locale(english)) == "166 minutes, 49 seconds")
        let week = range.lowerBound..<range.lowerBound.addingTimeInterval(9 * 86_400)
        #expect(week.formatted(.components(style: .wide).locale(english)) == "9 days")
        #expect(week.formatted(.components(style: .wide, fields: [.week, .day]).locale(english)) == "1 week, 2 days")
        #expect((range.lowerBound..<range.lowerBound).formatted(.components(style: .wide).locale(english)) == "0 seconds")
    }

    @Test func durationsHaveColons() {
        #expect(range.formatted(.timeDuration.locale(english)) == "2:46:49")
        #expect((range.lowerBound..<range.lowerBound.addingTimeInterval(65)).formatted(.timeDuration.locale(english)) == "1:05")
    }
}
