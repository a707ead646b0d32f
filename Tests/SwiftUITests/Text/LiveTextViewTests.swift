import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Texts that follow the clock of a window.
@MainActor struct LiveTextViewTests {
    private static let start = Date(timeIntervalSinceReferenceDate: 1_000_000)

    private struct Clocks: View {
        let start = LiveTextViewTests.start

        var body: some View {
            VStack {
                Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1))).accessibilityIdentifier("stopwatch")
                Text(.currentDate, format: .timer(countingDownIn: start..<start + 90)).accessibilityIdentifier("timer")
                Text(.currentDate, format: .offset(to: start)).accessibilityIdentifier("offset")
                Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond)).accessibilityIdentifier("duration")
                Text("Since \(Text(.currentDate, format: .offset(to: start, maxFieldCount: 1)))").accessibilityIdentifier("sentence")
            }
        }
    }

    private func texts(_ host: ViewHost) throws -> [String] {
        try ["stopwatch", "timer", "offset", "duration", "sentence"].map { try host.text(of: .identifier($0)) }
    }

    @Test("Texts change when their strings do, and only then")
    func following() throws {
        let host = ViewHost(AnyView(EmptyView()))
        host.tree.clock.startDate = Self.start
        host.show(AnyView(Clocks()))
        #expect(try texts(host).prefix(3) == ["00:00", "1:30", "0 seconds"])
        host.advance(by: 2.1)
        #expect(try texts(host).prefix(2) == ["00:02", "1:27"])
        host.advance(by: 63)
        #expect(try texts(host) == ["01:05", "0:24", "1 minute, 5 seconds", "1:05", "Since 1 minute"])
        host.advance(by: 60)
        #expect(try texts(host)[1] == "0:00")
    }
}
