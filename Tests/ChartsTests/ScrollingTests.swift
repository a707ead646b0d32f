import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Charts

/// Charts of which a part is visible.
@MainActor struct ScrollingTests {
    /// A hundred points of which ten are visible, in a plot of 200 by 100 points at the top left of the window.
    private struct Scrolling: View {
        var initial = 0.0
        var behavior: ValueAlignedChartScrollTargetBehavior?
        var showsAxes = false
        var selects = true
        @State private var position: Double?
        @State private var selection: Double?

        private var binding: Binding<Double> { Binding(get: { position ?? initial }, set: { position = $0 }) }

        @ViewBuilder private var chart: some View {
            if selects { scrolling.chartXSelection(value: $selection) } else { scrolling }
        }

        @ViewBuilder private var scrolling: some View {
            let chart = Chart(0..<101, id: \.self) { index in
                LineMark(x: .value("Index", Double(index)), y: .value("Level", Double(index % 10)))
            }
            .chartXScale(domain: 0...100)
            .chartYScale(domain: 0...10)
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 10)
            .chartScrollPosition(x: binding)
            if let behavior { chart.chartScrollTargetBehavior(behavior) } else { chart }
        }

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Group {
                    if showsAxes { chart } else { chart.chartXAxis(.hidden).chartYAxis(.hidden) }
                }
                .frame(width: 200, height: 100)
                Text("\(binding.wrappedValue, format: .number.precision(.fractionLength(1)))").accessibilityIdentifier("position")
                Text(verbatim: selection.map { "\($0.rounded())" } ?? "nothing").accessibilityIdentifier("selection")
                Button("Far") { position = 50 }
                Spacer(minLength: 0)
            }
            .frame(width: 200, height: 240, alignment: .topLeading)
        }
    }

    private func host(_ view: Scrolling) -> ViewHost { ViewHost(view, size: CGSize(width: 200, height: 240), profile: .macOS) }
    private func position(_ host: ViewHost) throws -> String { try host.text(of: .identifier("position")) }

    /// Twenty points of the plot are one of the axis.
    @Test func scrollingWritesThePosition() throws {
        let host = host(Scrolling())
        #expect(try position(host) == "0.0")
        try host.scroll(.point(100, 50), by: CGSize(width: 100, height: 0))
        host.advance(by: 2)
        #expect(try position(host) == "5.0")
        try host.scroll(.point(100, 50), by: CGSize(width: 100_000, height: 0))
        host.advance(by: 2)
        #expect(try position(host) == "90.0")
    }

    /// A plot without gestures of its own scrolls everywhere.
    @Test(arguments: [ViewHost.Profile.macOS, .iOS])
    func plotsWithoutASelectionScroll(profile: ViewHost.Profile) throws {
        let host = ViewHost(Scrolling(selects: false), size: CGSize(width: 200, height: 240), profile: profile)
        try host.scroll(.point(100, 5), by: CGSize(width: 100, height: 0))
        host.advance(by: 2)
        #expect(try position(host) == "5.0")
    }

    /// A finger scrolls when it moves at once, and selects after it has rested.
    @Test func fingersScrollOrSelect() throws {
        let host = ViewHost(Scrolling(), size: CGSize(width: 200, height: 240), profile: .iOS)
        try host.drag(.point(150, 50), by: CGSize(width: -100, height: 0))
        host.advance(by: 10)
        #expect(try position(host) != "0.0")
        let scrolled = try position(host)
        host.tree.send(PointerEvent(.began, at: CGPoint(x: 150, y: 50), time: host.time))
        host.advance(by: 0.5)
        #expect(try host.text(of: .identifier("selection")) != "nothing")
        host.tree.send(PointerEvent(.moved, at: CGPoint(x: 100, y: 50), time: host.time))
        #expect(try position(host) == scrolled)
        host.tree.send(PointerEvent(.ended, at: CGPoint(x: 100, y: 50), time: host.time))
        #expect(try host.text(of: .identifier("selection")) == "nothing")
    }

    @Test func theProgramScrolls() throws {
        let host = host(Scrolling())
        try host.tap(.text("Far"))
        host.advance(by: 2)
        try host.hover(.point(100, 50))
        #expect(try host.text(of: .identifier("selection")) == "55.0")
    }

    /// The first position is the program's; the pointer selects what is under it there.
    @Test func startsWhereTheProgramSays() throws {
        let host = host(Scrolling(initial: 30))
        try host.hover(.point(20, 50))
        #expect(try host.text(of: .identifier("selection")) == "31.0")
        #expect(try position(host) == "30.0")
    }

    @Test(arguments: [(70.0, "5.0"), (30, "0.0"), (110, "5.0"), (170, "10.0")])
    func movementsEndAtMultiples(distance: CGFloat, position: String) throws {
        let host = host(Scrolling(behavior: .valueAligned(unit: 5)))
        try host.scroll(.point(100, 50), by: CGSize(width: distance, height: 0))
        host.advance(by: 3)
        #expect(try self.position(host) == position)
    }

    @Test("A chart that rests at a date stays there when it is touched, and a movement ends at the nearest date")
    func dates() throws {
        struct Weeks: View {
            @State var position = Date(timeIntervalSince1970: 1_780_790_400)  // Sunday, 7 June 2026

            var body: some View {
                VStack {
                    Text(verbatim: "\(Int(position.timeIntervalSince1970))").accessibilityIdentifier("position")
                    Chart(0..<60, id: \.self) { day in
                        PointMark(x: .value("Day", Date(timeIntervalSince1970: 1_778_000_000 + Double(day) * 86400)), y: .value("Value", day))
                    }
                    .chartScrollableAxes(.horizontal)
                    .chartXVisibleDomain(length: 86400 * 7)
                    .chartScrollPosition(x: $position)
                    .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0, weekday: 1)))
                    .accessibilityIdentifier("chart")
                }
                .environment(\.calendar, calendar)
                .environment(\.timeZone, .gmt)
            }

            private var calendar: Calendar {
                var calendar = Calendar(identifier: .gregorian)
                calendar.timeZone = .gmt
                return calendar
            }
        }
        let host = ViewHost(Weeks(), size: CGSize(width: 300, height: 200))
        func position() throws -> String { try host.text(of: .identifier("position")) }
        for _ in 0..<2 {
            try host.tap(.identifier("chart"))
            host.advance(by: 2)
            #expect(try position() == "1780790400")
        }
        try host.drag(.identifier("chart"), by: CGSize(width: -200, height: 0), duration: 2)
        host.advance(by: 3)
        #expect(try position() == "1781395200")
    }

    // MARK: Axes

    /// Labels that the ends of the visible part would cut are hidden.
    @Test(arguments: [30.3, 30.4, 30.5, 31.3, 31.5])
    func labelsAreNotCut(position: Double) throws {
        let host = ViewHost(
            Scrolling(initial: position, showsAxes: true).chartYAxis(.hidden), size: CGSize(width: 200, height: 240), profile: .macOS, scale: 1,
            colorScheme: .light)
        let image = try host.image()
        // The labels are the lowest lines of the chart's 100.
        func inkedLines(_ column: Int) -> Int { (88..<99).filter { image.pixels[($0 * image.width + column) * 4] < 250 }.count }
        #expect(inkedLines(0) == 0 && inkedLines(199) == 0)
        #expect((0..<200).contains { inkedLines($0) > 3 })
    }

    private func frame(_ options: ChartOptions, count: Int = 101, width: CGFloat = 300, @ChartContentBuilder _ content: () -> some ChartContent)
        -> ChartFrame
    {
        Engines.install()
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        return ChartFrame(
            model: ChartModel(content: content(), options: options), size: CGSize(width: width, height: 200), environment: environment,
            measuredSizes: [:], plotSize: nil)
    }

    private func scrolling(_ visible: Double) -> ChartOptions {
        var options = ChartOptions()
        options.scroll.axes = .horizontal
        options.scroll.visibleX = visible
        return options
    }

    /// The labels of the axis that stands still have room beside the plot, as in charts that do not scroll.
    @Test func theOtherAxisHasRoom() {
        let frame = frame(scrolling(10)) {
            ForEach(0..<101) { BarMark(x: .value("x", $0), y: .value("y", $0 * 1_000)) }
        }
        #expect(frame.isScrolling)
        #expect(!frame.yPlan.labels.isEmpty)
        for label in frame.yPlan.labels { #expect(frame.plot.minX + label.frame.maxX <= frame.size.width + 0.5, "\(label.frame)") }
        #expect(frame.plot.maxX < 280)
    }

    /// As many labels are visible at once as in a chart that does not scroll, however long the content is.
    @Test(arguments: [2.0, 10, 50, 500])
    func labelsAreAsDenseAsTheVisiblePart(factor: Double) throws {
        let frame = frame(scrolling(10)) {
            LineMark(x: .value("x", 0.0), y: .value("y", 1))
            LineMark(x: .value("x", factor * 10), y: .value("y", 2))
        }
        let distances = zip(frame.xPlan.labels.dropFirst(), frame.xPlan.labels).map { $0.frame.minX - $1.frame.minX }
        let mean = try #require(distances.isEmpty ? nil : distances.reduce(0, +) / CGFloat(distances.count))
        #expect(mean > 20 && mean < frame.plot.width * (factor > 100 ? 5 : 1), "\(mean)")
        #expect(frame.xPlan.labels.count <= 1_000)
    }

    /// A month of a year has labels for days.
    @Test func datesOfTheVisiblePart() {
        let day = 86_400.0
        let frame = frame(scrolling(31 * day)) {
            ForEach(0..<365) { BarMark(x: .value("x", Date(timeIntervalSinceReferenceDate: Double($0) * day), unit: .day), y: .value("y", $0)) }
        }
        #expect(frame.xPlan.labels.count > 30, "\(frame.xPlan.labels.count)")
    }
}
