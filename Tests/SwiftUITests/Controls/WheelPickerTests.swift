import CoreGraphics
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct Wheel: View {
    @State var number: Int? = 5
    @State private var writes = 0

    var body: some View {
        VStack {
            Text(verbatim: "\(number ?? -1) \(writes)").accessibilityIdentifier("state")
            Button("far") { number = 80 }
            Picker("Number", selection: $number.onWrite { writes += 1 }) {
                Text("nothing").tag(Int?.none)
                ForEach(0..<100, id: \.self) { Text("row \($0)").tag(Int?.some($0)) }
                Text("untagged")
            }
            .pickerStyle(.wheel)
            .accessibilityIdentifier("wheel")
        }
    }
}

extension Binding {
    /// Counts what a control writes.
    fileprivate func onWrite(_ action: @escaping () -> Void) -> Binding {
        Binding {
            wrappedValue
        } set: {
            wrappedValue = $0
            action()
        }
    }
}

@MainActor @Suite struct WheelPickerTests {
    private func middle(of text: String, in host: ViewHost) throws -> CGFloat { try host.frame(of: .text(text)).midY }

    private func isInTheMiddle(_ text: String, _ host: ViewHost) throws -> Bool {
        let wheel = try host.frame(of: .identifier("wheel"))
        return try abs(middle(of: text, in: host) - wheel.midY) < 0.5 && wheel.height == 216
    }

    @Test func theSelectionIsInTheMiddleAndItsNeighboursNearerToTheEdges() throws {
        let host = ViewHost(Wheel())
        #expect(try isInTheMiddle("row 5", host))
        let distances = try (6...9).map { try middle(of: "row \($0)", in: host) - middle(of: "row \($0 - 1)", in: host) }
        #expect(distances[0] < 32 && distances == distances.sorted(by: >))
        #expect(try middle(of: "row 9", in: host) - middle(of: "row 5", in: host) < 108)
    }

    @Test func draggingSelectsTheRowAtWhichTheWheelStops() throws {
        let host = ViewHost(Wheel())
        try host.drag(.identifier("wheel"), by: CGSize(width: 0, height: -64), duration: 2)
        host.advance(by: 2)
        #expect(try host.text(of: .identifier("state")) == "7 1")
        #expect(try isInTheMiddle("row 7", host))
    }

    @Test func scrollingBeyondTheStartSelectsTheFirstRow() throws {
        let host = ViewHost(Wheel())
        try host.scroll(.identifier("wheel"), by: CGSize(width: 0, height: -100_000))
        host.advance(by: 2)
        #expect(try host.text(of: .identifier("state")) == "-1 1")
        try host.scroll(.identifier("wheel"), by: CGSize(width: 0, height: 32))
        host.advance(by: 2)
        #expect(try host.text(of: .identifier("state")) == "0 2")
    }

    @Test func aTapOnANeighbourAndAChangeOfTheSelectionTurnTheWheel() throws {
        let host = ViewHost(Wheel())
        try host.tap(.text("row 7"))
        host.advance(by: 2)
        #expect(try host.text(of: .identifier("state")) == "7 1")
        #expect(try isInTheMiddle("row 7", host))
        try host.tap(.text("far"))
        host.advance(by: 3)
        #expect(try host.text(of: .identifier("state")) == "80 1")
        #expect(try isInTheMiddle("row 80", host))
    }

    @Test func aSelectionWithoutARowLeavesTheWheelAtTheStart() throws {
        let host = ViewHost(Wheel(number: 1000))
        #expect(try isInTheMiddle("nothing", host))
        #expect(try host.text(of: .identifier("state")) == "1000 0")
    }

    // MARK: Dates

    private struct Dates: View {
        let components: DatePickerComponents
        @State private var date = Date(timeIntervalSince1970: 1_790_000_600)  // 21 September 2026, 14:23:20

        var body: some View {
            VStack {
                Text(verbatim: date.formatted(.iso8601)).accessibilityIdentifier("state")
                DatePicker("Date", selection: $date, displayedComponents: components).datePickerStyle(.wheel).environment(\.timeZone, .gmt)
            }
        }
    }

    private func host(_ components: DatePickerComponents, _ locale: String) -> ViewHost {
        ViewHost(Dates(components: components), locale: Locale(identifier: locale))
    }

    @Test(
        "The wheels of a date are in the order of the locale, in its language",
        arguments: [
            ("en_US", ["September", "21", "2026"]), ("de_DE", ["21", "September", "2026"]), ("es_ES", ["21", "septiembre", "2026"]),
            ("ja_JP", ["2026", "9\u{6708}", "21"]),
        ])
    func order(_ locale: String, _ texts: [String]) throws {
        let host = host(.date, locale)
        let frames = try texts.map { try host.frame(of: .text($0)) }
        #expect(frames.map(\.midX) == frames.map(\.midX).sorted())
        #expect(frames.allSatisfy { abs($0.midY - frames[0].midY) < 0.5 })
    }

    @Test func aYearThatIsChosenStaysInTheMiddle() throws {
        let host = host(.date, "en_US")
        let middle = try host.frame(of: .text("2026")).midY
        for year in ["2029", "2031"] {
            try host.tap(.text(year))
            host.advance(by: 2)
            #expect(try host.text(of: .identifier("state")) == "\(year)-09-21T14:23:20Z")
            #expect(try abs(host.frame(of: .text(year)).midY - middle) < 0.5)
        }
    }

    @Test func theHalvesOfTheDayAreAWheelWhereTheLocaleCountsTwelveHours() throws {
        let german = host(.hourAndMinute, "de_DE"), american = host([.date, .hourAndMinute], "en_US")
        #expect(german.contains(.text("14")) && !german.contains(.text("PM")))
        #expect(american.contains(.text("Mon Sep 21")) && american.contains(.text("11")) && american.contains(.text("PM")))
        try american.tap(.text("AM"))
        american.advance(by: 2)
        #expect(try american.text(of: .identifier("state")) == "2026-09-21T02:23:20Z")
        try american.tap(.text("3"))
        american.advance(by: 2)
        try american.tap(.text("Tue Sep 22"))
        american.advance(by: 2)
        #expect(try american.text(of: .identifier("state")) == "2026-09-22T03:23:20Z")
    }
}
