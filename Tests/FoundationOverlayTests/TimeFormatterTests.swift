import Foundation
import FoundationOverlay
import Testing

/// Formatters that the Foundation of Linux lacks.
struct TimeFormatterTests {
    private let english = Locale(identifier: "en_US")
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        calendar.locale = english
        return calendar
    }

    private func formatter(_ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.calendar = calendar
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        return formatter
    }

    @Test(
        "Relative times name the largest unit and cut off the rest",
        arguments: [
            (7_300.0, "in 2 hours"), (-59, "59 seconds ago"), (-61, "1 minute ago"), (119, "in 1 minute"), (-86_400 * 8, "1 week ago"),
            (0, "in 0 seconds"),
        ] as [(TimeInterval, String)])
    func relative(interval: TimeInterval, text: String) {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        formatter.calendar = calendar
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(formatter.localizedString(for: now.addingTimeInterval(interval), relativeTo: now) == text)
    }

    @Test func relativeTimesHaveNamesAndLocales() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        formatter.calendar = calendar
        formatter.dateTimeStyle = .named
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(formatter.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now) == "gestern")
        #expect(formatter.localizedString(for: now.addingTimeInterval(-3 * 86_400), relativeTo: now) == "vor 3 Tagen")
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now) == "Gestern")
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Gestern")
    }

    @Test(
        "Lengths of time in positional style",
        arguments: [
            (3_900, "1:05:00", "01:05:00"), (65, "1:05", "00:01:05"), (5, "5", "00:00:05"), (0, "0", "00:00:00"), (-65, "-1:05", nil),
        ] as [(TimeInterval, String, String?)])
    func positional(interval: TimeInterval, text: String, padded: String?) {
        let formatter = formatter(.positional, [.hour, .minute, .second])
        #expect(formatter.string(from: interval) == text)
        formatter.zeroFormattingBehavior = .pad
        if let padded { #expect(formatter.string(from: interval) == padded) }
    }

    @Test(
        "Lengths of time in words",
        arguments: [
            (.full, "1 hour, 5 minutes"), (.short, "1 hr, 5 min"), (.abbreviated, "1h 5m"), (.brief, "1hr 5min"),
            (.spellOut, "one hour, five minutes"),
        ] as [(DateComponentsFormatter.UnitsStyle, String)])
    func words(style: DateComponentsFormatter.UnitsStyle, text: String) {
        let formatter = formatter(style, [.day, .hour, .minute])
        #expect(formatter.string(from: 3_930) == text)
    }

    @Test func unitsAreChosen() {
        let formatter = formatter(.full, [.month, .day, .hour])
        #expect(formatter.string(from: 0) == "0 hours")
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 40 * 86_400 + 7_200) == "1 month")
        formatter.collapsesLargestUnit = true
        formatter.allowedUnits = [.hour, .minute]
        formatter.maximumUnitCount = 0
        #expect(formatter.string(from: 5_400) == "90 minutes")
        #expect(formatter.string(from: .infinity) == nil)
        formatter.zeroFormattingBehavior = []
        #expect(formatter.string(from: 7_200) == "2 hours, 0 minutes")
        #expect(formatter.string(from: DateComponents(day: 1, hour: 2)) == "26 hours, 0 minutes")
        #expect(formatter.string(from: DateComponents(hour: 3, minute: 4)) == "3 hours, 4 minutes")
        #expect(formatter.string(for: "no") == nil)
    }

    @Test func listsAreJoined() {
        let formatter = ListFormatter()
        formatter.locale = english
        #expect(formatter.string(from: ["a", 2, "c"]) == "a, 2, and c")
        #expect(formatter.string(for: 3) == nil)
    }
}

/// Measurements with their units.
struct MeasurementFormatTests {
    private let english = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    @Test func unitsAreKeptOrThoseOfTheRegion() {
        let distance = Measurement(value: 3.5, unit: UnitLength.kilometers)
        #expect(distance.formatted(.measurement(width: .wide, usage: .asProvided).locale(german)) == "3,5 Kilometer")
        #expect(distance.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(english)) == "3.5 km")
        #expect(distance.formatted(.measurement(width: .abbreviated, usage: .road).locale(english)) == "2.2 mi")
        let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(warmth.formatted(.measurement(width: .abbreviated, usage: .weather).locale(english)) == "68°F")
        #expect(warmth.formatted(.measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale(english)) == "68°")
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
        #expect(distance.formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: style).locale(english)) == "3.50 km")
        #expect(distance.formatted(.measurement(width: .abbreviated, usage: .road, numberFormatStyle: style).locale(english)) == "2.17 mi")
    }

    @Test func formattersWriteMeasurements() {
        let formatter = MeasurementFormatter()
        formatter.locale = english
        #expect(formatter.string(from: Measurement(value: 10, unit: UnitMass.kilograms)) == "22.046 lb")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 1234.5, unit: UnitMass.kilograms)) == "1,234.5 kilograms")
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(formatter.string(from: Measurement(value: 12.4, unit: UnitSpeed.kilometersPerHour)) == "12 kilometers per hour")
        #expect(formatter.string(from: UnitMass.kilograms) == "kilograms")
        #expect(formatter.string(for: Measurement(value: 2, unit: UnitLength.meters)) == "2 meters")
        #expect(formatter.string(for: "no") == nil)
        formatter.unitStyle = .medium
        #expect(formatter.string(from: Measurement(value: 2, unit: Unit(symbol: "flops"))) == "2 flops")
    }
}
