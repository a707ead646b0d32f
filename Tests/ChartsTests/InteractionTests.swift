import SwiftUI
import SwiftUITesting
import Testing

@testable import Charts

/// Proxies, animation and accessibility, as a program sees them.
@MainActor struct InteractionTests {
    private static let size = CGSize(width: 300, height: 200)

    private struct Measuring: View {
        var found: (ChartProxy) -> Void

        var body: some View {
            Chart {
                BarMark(x: .value("Name", "a"), y: .value("Level", 50))
                BarMark(x: .value("Name", "b"), y: .value("Level", 100))
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            .chartOverlay { proxy in
                Color.clear.onAppear { found(proxy) }
            }
        }
    }

    @Test func proxiesConvertBothWays() throws {
        var proxy: ChartProxy?
        let host = ViewHost(Measuring { proxy = $0 }, size: CGSize(width: 200, height: 100))
        _ = host
        let found = try #require(proxy)
        #expect(found.plotSize == CGSize(width: 200, height: 100))
        #expect(found.position(forX: "a") == 50)
        #expect(found.position(forY: 75.0) == 25)
        #expect(found.positionRange(forX: "b") == 100...200)
        #expect(found.value(atX: 160, as: String.self) == "b")
        #expect(found.value(atY: 25, as: Double.self) == 75)
        #expect(found.value(atY: 25, as: String.self) == nil)
        #expect(found.xDomain(dataType: String.self) == ["a", "b"])
        #expect(found.yDomain(dataType: Double.self) == [0, 100])
        #expect(found.plotFrame != nil)
    }

    /// Very many points are drawn from columns of numbers; everything else about the chart stays the same.
    @Test(arguments: [1_000, 1_500])
    func manyPoints(count: Int) throws {
        struct Sample {
            var name = "not a plain value"
            var time: Date
            var level: Double
            var half: Double { level / 2 }
        }
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let samples = (0..<count).map { Sample(time: start.addingTimeInterval(Double($0) * 3600), level: Double($0 * 7 % 113)) }
        let plot = ChartModel(
            content: PointPlot(samples, x: .value("Time", \.time), y: .value("Half", \.half)).symbolSize(9), options: ChartOptions())
        let marks = ChartModel(
            content: ForEach(samples, id: \.time) { PointMark(x: .value("Time", $0.time), y: .value("Half", $0.half)) }, options: ChartOptions())
        #expect(plot.marks.count == (count > PlottedColumns.elementLimit ? 1 : count))
        #expect(plot.x.domain == marks.x.domain && plot.y.domain == marks.y.domain)
        #expect(plot.x.kind == .date && plot.x.label?.text == Text("Time"))
        let coloured = ChartModel(
            content: PointPlot(samples, x: .value("Time", \.time), y: .value("Level", \.level))
                .foregroundStyle(by: .value("Level", \.level)), options: ChartOptions())
        #expect(coloured.marks.count == count, "points with styles of their own are marks")
        let upright = ChartModel(content: PointPlot(samples, x: .value("Level", \.level), y: .value("Time", \.time)), options: ChartOptions())
        #expect(upright.y.kind == .date && upright.marks.count == count)
        let host = ViewHost(
            Chart { PointPlot(samples, x: .value("Time", \.time), y: .value("Level", \.level)) }, size: CGSize(width: 300, height: 200))
        let table = try #require(host.tree.accessibilityElements().flatMap(\.flattened).first { $0.role == .table })
        #expect(table.hint == "100 of \(count) rows" && table.children.count == 101)
    }

    /// The vector of an animation has components for marks that exist before and after it.
    @Test func marksAreAnimatedByIdentity() {
        let old = MarkVector(marks: .init(ids: [1, 2]), shapes: [MarkShape(repeating: 10), MarkShape(repeating: 20)])
        let new = MarkVector(marks: .init(ids: [2, 3]), shapes: [MarkShape(repeating: 40), MarkShape(repeating: 5)])
        var half = new - old
        half.scale(by: 0.5)
        #expect((new - half).shapes == [MarkShape(repeating: 30), MarkShape(repeating: 5)])
        #expect(MarkVector.zero == new - new)
    }

    private struct Growing: View {
        @State private var names = ["a", "b"]
        @State private var isHigh = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Chart(names, id: \.self) { name in
                    BarMark(x: .value("Name", name), y: .value("Level", isHigh && name == "b" ? 100.0 : 20), width: .ratio(1))
                }
                .chartYScale(domain: 0...100)
                .chartXScale(domain: ["a", "b"])
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
                .frame(width: 100, height: 100)
                Button("Change") {
                    withAnimation(.linear(duration: 1)) {
                        isHigh = true
                        names = ["b", "a"]
                    }
                }
            }
            .frame(width: 100, height: 200, alignment: .topLeading)
            .background(.white)
        }
    }

    /// The height of the bar at a place of the picture, in points.
    private func barHeight(_ host: ViewHost, x: Int) throws -> Int {
        let image = try host.image()
        return (0..<100).filter { image.pixels[($0 * image.width + x) * 4] < 128 }.count
    }

    /// A bar grows while the animation runs, from where the mark with its identity was, although the order of the data changes.
    @Test func barsGrow() throws {
        let host = ViewHost(Growing(), size: CGSize(width: 100, height: 200), profile: .macOS, scale: 1, colorScheme: .light)
        #expect(try barHeight(host, x: 75) == 20)
        try host.tap(.text("Change"))
        host.advance(by: 0.5)
        let half = try barHeight(host, x: 75)
        #expect((55...65).contains(half), "\(half)")
        #expect(try barHeight(host, x: 25) == 20)
        host.advance(by: 1)
        #expect(try barHeight(host, x: 75) == 100)
        #expect(!host.isAnimating)
    }

    private struct Rising: View {
        @State private var level = 10.0

        var body: some View {
            VStack(spacing: 0) {
                Chart {
                    PointPlot((0..<1_500).map { (x: Double($0), y: level) }, x: .value("x", \.x), y: .value("y", \.y)).symbolSize(16)
                }
                .chartYScale(domain: 0...100)
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
                .frame(width: 100, height: 100)
                Button("Change") { withAnimation(.linear(duration: 1)) { level = 90 } }
            }
            .frame(width: 100, height: 200, alignment: .top)
            .background(.white)
        }
    }

    /// The points of columns move while an animation runs, as marks do.
    @Test func columnsAreAnimated() throws {
        let host = ViewHost(Rising(), size: CGSize(width: 100, height: 200), profile: .macOS, scale: 1, colorScheme: .light)
        func height() throws -> Int {
            let image = try host.image()
            let rows = (0..<100).filter { image.pixels[($0 * image.width + 50) * 4] < 128 }
            return 100 - (rows.reduce(0, +) / max(1, rows.count))
        }
        #expect(try abs(height() - 10) <= 2)
        try host.tap(.text("Change"))
        host.advance(by: 0.5)
        #expect(try abs(height() - 50) <= 3)
        host.advance(by: 1)
        #expect(try abs(height() - 90) <= 2)
        #expect(!host.isAnimating)
    }

    @Test func marksAreElementsForScreenReaders() throws {
        let host = ViewHost(
            Chart {
                BarMark(x: .value("Name", "Ada"), y: .value("Level", 50))
                BarMark(x: .value("Name", "Bob"), y: .value("Level", 100)).accessibilityLabel("Robert")
            }, size: Self.size)
        let elements = host.tree.accessibilityElements().flatMap(\.flattened)
        #expect(elements.contains { $0.label == "Ada" && $0.value == "50" }, "\(elements)")
        #expect(elements.contains { $0.label == "Robert" && $0.value == "100" })
        #expect(elements.contains { $0.label == "Chart, Level, Name" })
    }

    /// Very many marks are one element for each series, with the range of its values; hidden marks are none.
    @Test func seriesAreElementsForScreenReaders() throws {
        let host = ViewHost(
            Chart {
                ForEach(0..<400) { index in
                    LineMark(x: .value("x", index), y: .value("Level", Double(index)), series: .value("Name", index % 2 == 0 ? "even" : "odd"))
                }
                RuleMark(y: .value("Level", 7)).accessibilityHidden(true)
            }, size: Self.size)
        let elements = host.tree.accessibilityElements().flatMap(\.flattened)
        let outsideOfTable = elements.filter { ![.tableRow, .columnHeader, .cell].contains($0.role) }
        #expect(outsideOfTable.filter { $0.label == "even" }.map(\.value) == ["0–398"])
        #expect(outsideOfTable.filter { $0.label == "odd" }.map(\.value) == ["1–399"])
        #expect(outsideOfTable.count < 10, "\(outsideOfTable)")
    }

    /// The rows of the chart's table, with the header.
    private func table(_ chart: some View) throws -> [[String]] {
        let host = ViewHost(chart.environment(\.locale, Locale(identifier: "en_US")), size: Self.size)
        let table = try #require(host.tree.accessibilityElements().flatMap(\.flattened).first { $0.role == .table })
        return table.children.map { $0.children.map { $0.label ?? "" } }
    }

    @Test func seriesAreATableForScreenReaders() throws {
        let bars = Chart {
            ForEach(["Bob", "Ada"], id: \.self) { name in
                BarMark(x: .value("Name", name), y: .value("Level", name.count * 2000)).foregroundStyle(by: .value("Kind", "old"))
                BarMark(x: .value("Name", name), y: .value("Level", 1)).foregroundStyle(by: .value("Kind", "new"))
            }
            RuleMark(y: .value("Level", 7))
            BarMark(x: .value("Name", "Cleo"), y: .value("Level", 9)).accessibilityHidden(true)
        }
        #expect(try table(bars) == [["Name", "old", "new"], ["Bob", "6,000", "1"], ["Ada", "6,000", "1"]])
        let horizontal = Chart { BarMark(xStart: .value("From", 1), xEnd: .value("To", 3), y: .value("Task", "Plan")) }
        #expect(try table(horizontal) == [["Task", "From"], ["Plan", "1–3"]])
        let pie = Chart { SectorMark(angle: .value("Votes", 5)).foregroundStyle(by: .value("Party", "Red")) }
        #expect(try table(pie).last == ["Red", "5"])
        let heat = Chart {
            ForEach(0..<4) { index in
                RectangleMark(x: .value("Day", "d\(index % 2)"), y: .value("Hour", "h\(index / 2)")).foregroundStyle(by: .value("Visits", index))
            }
        }
        #expect(try table(heat) == [["Day", "h0", "h1"], ["d0", "0", "2"], ["d1", "1", "3"]])
        let coloured = Chart {
            ForEach(0..<9) { PointMark(x: .value("x", $0), y: .value("y", $0)).foregroundStyle(by: .value("Heat", Double($0))) }
        }
        #expect(try table(coloured).allSatisfy { $0.count == 2 }, "numbers are no series")
        #expect(try table(Chart { LineMark(x: .value("x", 1), y: .value("y", Double.nan)) }).count == 2)
        #expect(try table(Chart {}) == [["", ""]] || table(Chart {}) == [[""]])
    }

    /// The elements of marks are where the marks are, in the order of the data, with the names of their series and their dates.
    @Test func elementsLieOnTheirMarks() throws {
        let dates = (0..<3).map { Date(timeIntervalSinceReferenceDate: Double($0) * 86_400) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let host = ViewHost(
            Chart(dates, id: \.self) { date in
                BarMark(x: .value("Day", date, unit: .day, calendar: calendar), y: .value("Level", 10))
                    .foregroundStyle(by: .value("Kind", "rain"))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
            .environment(\.calendar, calendar).environment(\.locale, Locale(identifier: "en_US")),
            size: CGSize(width: 300, height: 100))
        let marks = host.tree.accessibilityElements().flatMap(\.flattened).filter { $0.value == "10" }
        #expect(marks.map(\.label) == ["January 1, 2001, rain", "January 2, 2001, rain", "January 3, 2001, rain"])
        #expect(marks.map { $0.frame.midX.rounded() } == [50, 150, 250])
    }
}
