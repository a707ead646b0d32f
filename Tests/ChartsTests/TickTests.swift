import Foundation
import Testing

@testable import Charts

/// Which numbers and dates an axis labels.
struct TickTests {
    @Test(arguments: [
        (0.0, 100.0, 5, [0.0, 25, 50, 75, 100]), (0, 10, 5, [0, 2.5, 5, 7.5, 10]),
        (-1, 1, 5, [-1, -0.5, 0, 0.5, 1]), (0, 0.3, 4, [0, 0.1, 0.2, 0.3]),
        // As in the pictures that the pages of Swift Charts describe.
        (0, 100, 3, [0, 50, 100]), (0, 100, 4, [0, 25, 50, 75, 100]), (0, 40, 4, [0, 10, 20, 30, 40]),
    ])
    func chosenNumbers(lower: Double, upper: Double, count: Int, ticks: [Double]) {
        let found = NumberTicks.ticks(lower: lower, upper: upper, desiredCount: count, extent: .inside)
        #expect(found.count == ticks.count && zip(found, ticks).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
    }

    @Test(arguments: [(0.0, 5.0, 0.0...6), (0, 1.1, 0...1.5), (-0.55, 0.55, -1...1), (0, 15_000, 0...15_000), (0, 15, 0...15), (0, 85, 0...100)])
    func domains(lower: Double, upper: Double, covering: ClosedRange<Double>) {
        let ticks = NumberTicks.ticks(lower: lower, upper: upper, desiredCount: NumberTicks.defaultCount, extent: .covering)
        #expect(ticks.first == covering.lowerBound && ticks.last == covering.upperBound)
    }

    @Test func stridesAreAtLeastTheMinimum() {
        func ticks(_ stride: Double) -> [Double] {
            NumberTicks.ticks(lower: 0, upper: 10, desiredCount: 5, extent: .inside, minimumStride: stride)
        }
        #expect(ticks(2.6) == [0, 5, 10] && ticks(7) == [0, 10] && !ticks(1e6).isEmpty)
    }

    /// 200 random ranges: the steps are equal, and 1, 2, 2.5 or 5 times a power of ten, labels are inside, and their number is near the one wanted.
    @Test func randomRanges() {
        var numbers = TestNumbers(seed: 1)
        for _ in 0..<200 {
            let magnitude = pow(10, numbers.next() * 16 - 6)
            let lower = (numbers.next() - 0.5) * magnitude
            let upper = lower + (numbers.next() + 0.01) * magnitude
            for count in 2...8 {
                let inside = NumberTicks.ticks(lower: lower, upper: upper, desiredCount: count, extent: .inside)
                #expect(!inside.isEmpty)
                #expect(inside.allSatisfy { $0 >= lower - magnitude * 1e-9 && $0 <= upper + magnitude * 1e-9 }, "\(lower) \(upper) \(inside)")
                #expect(inside.count <= count * 3, "\(lower) \(upper) \(count) \(inside)")
                expectEqualSteps(inside)
                let covering = NumberTicks.ticks(lower: lower, upper: upper, desiredCount: count, extent: .covering)
                let step = covering.count > 1 ? covering[1] - covering[0] : 0
                #expect(covering[0] <= lower + step * 1e-6 && covering[covering.count - 1] >= upper - step * 1e-6)
                expectEqualSteps(covering)
            }
        }
    }

    private func expectEqualSteps(_ ticks: [Double]) {
        guard ticks.count > 2 else { return }
        let step = ticks[1] - ticks[0]
        for (first, second) in zip(ticks, ticks.dropFirst()) { #expect(abs(second - first - step) < step * 1e-6, "\(ticks)") }
        let digits = step / pow(10, log10(step).rounded(.down))
        #expect([1, 2, 2.5, 5, 10].contains { abs(digits - $0) < 1e-6 }, "\(step)")
    }

    @Test(arguments: [(Double.nan, 1.0), (0, .infinity), (1, 0)])
    func unusableRanges(lower: Double, upper: Double) {
        #expect(NumberTicks.ticks(lower: lower, upper: upper, desiredCount: 5, extent: .inside).isEmpty)
    }

    @Test func rangeWithoutLength() {
        #expect(NumberTicks.ticks(lower: 5, upper: 5, desiredCount: 5, extent: .inside) == [5])
    }

    @Test func logarithms() {
        #expect(LogarithmicTicks.ticks(lower: 1, upper: 1000, desiredCount: 6) == [1, 10, 100, 1000])
        #expect(LogarithmicTicks.ticks(lower: 1, upper: 100, desiredCount: 9) == [1, 2, 5, 10, 20, 50, 100])
        #expect(LogarithmicTicks.ticks(lower: 1, upper: 1e12, desiredCount: 5).count <= 5)
        #expect(LogarithmicTicks.ticks(lower: -5, upper: 100, desiredCount: 5).isEmpty)
    }

    private static func calendar(_ zone: String) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: zone) ?? calendar.timeZone
        return calendar
    }

    /// 200 random ranges of dates: starts of units, in order, about as many as wanted.
    @Test func randomDates() throws {
        var numbers = TestNumbers(seed: 2)
        let calendar = Self.calendar("Europe/Vienna")
        for _ in 0..<200 {
            let start = Date(timeIntervalSinceReferenceDate: numbers.next() * 9e8)
            let range = start...start.addingTimeInterval(pow(10, numbers.next() * 8 + 1))
            for count in [3, 5, 8] {
                let step = DateTicks.step(for: range, desiredCount: count)
                let dates = DateTicks.steps(unit: step.unit, count: step.count, covering: range, calendar: calendar)
                let inside = dates.filter { range.contains($0) }
                #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 })
                #expect(inside.count <= count * 3, "\(range) \(step) \(inside.count)")
                let first = try #require(dates.first), last = try #require(dates.last)
                #expect(first <= range.lowerBound && last >= range.upperBound, "\(range) \(step)")
                if step.unit == .day || step.unit == .month {
                    #expect(dates.allSatisfy { calendar.startOfDay(for: $0) == $0 })
                }
            }
        }
    }

    /// Hours stay at the same local time on the days on which clocks are changed.
    @Test(arguments: ["2025-03-29T12:00:00Z", "2025-10-25T12:00:00Z"])
    func clockChanges(start: String) throws {
        let calendar = Self.calendar("Europe/Vienna")
        let date = try #require(ISO8601DateFormatter().date(from: start))
        let ticks = DateTicks.steps(unit: .hour, count: 6, covering: date...date.addingTimeInterval(2 * 86_400), calendar: calendar)
        #expect(ticks.allSatisfy { calendar.component(.hour, from: $0) % 6 == 0 && calendar.component(.minute, from: $0) == 0 })
    }
}

/// Numbers that look random and are the same in every run.
struct TestNumbers {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    /// A number between 0 and 1.
    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 33) / Double(1 << 31)
    }
}
