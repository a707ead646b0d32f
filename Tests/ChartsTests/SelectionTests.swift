import SwiftUI
import SwiftUITesting
import Testing

@testable import Charts

/// What pointers, fingers and keys select in charts.
@MainActor struct SelectionTests {
    /// Selections of a chart with bars a to d, 10 to 40 high, in a plot of 200 by 100 points at the top left of the window.
    private struct Selecting: View {
        var setting: Setting
        @State private var name: String?
        @State private var level: Double?
        @State private var levels: ClosedRange<Double>?
        @State private var names: ClosedRange<String>?

        enum Setting { case xValue, yValue, xRange, yRange }

        private var chart: some View {
            Chart(Array(["a", "b", "c", "d"].enumerated()), id: \.element) { index, name in
                BarMark(x: .value("Name", name), y: .value("Level", Double(index + 1) * 10))
            }
            .chartYScale(domain: 0...40)
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
        }

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Group {
                    switch setting {
                    case .xValue: chart.chartXSelection(value: $name)
                    case .yValue: chart.chartYSelection(value: $level)
                    case .xRange: chart.chartXSelection(range: $names)
                    case .yRange: chart.chartYSelection(range: $levels)
                    }
                }
                .frame(width: 200, height: 100)
                Text(description).accessibilityIdentifier("selection")
                Spacer(minLength: 0)
            }
            .frame(width: 200, height: 200, alignment: .topLeading)
        }

        private var description: String {
            if let name { return name }
            if let level { return "\(level)" }
            if let names { return "\(names.lowerBound)-\(names.upperBound)" }
            return levels.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "nothing"
        }
    }

    private func host(_ setting: Selecting.Setting, isMirrored: Bool = false) -> ViewHost {
        ViewHost(
            Selecting(setting: setting).environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight),
            size: CGSize(width: 200, height: 200), profile: .macOS)
    }

    private func selection(_ host: ViewHost) throws -> String { try host.text(of: .identifier("selection")) }

    @Test(arguments: [(10.0, "a"), (60, "b"), (199, "d")])
    func pointerSelectsCategory(x: CGFloat, name: String) throws {
        let host = host(.xValue)
        try host.hover(.point(x, 50))
        #expect(try selection(host) == name)
        try host.hover(.point(x, 150))
        #expect(try selection(host) == "nothing")
    }

    @Test(arguments: [(25.0, "30.0"), (75, "10.0"), (100, "nothing")])
    func pointerSelectsNumber(y: CGFloat, level: String) throws {
        let host = host(.yValue)
        try host.hover(.point(100, y))
        #expect(try selection(host) == level)
    }

    @Test func pointerSelectsFromTheRightInMirroredCharts() throws {
        let host = host(.xValue, isMirrored: true)
        try host.hover(.point(10, 50))
        #expect(try selection(host) == "d")
    }

    /// A finger selects while it is down.
    @Test func fingerSelects() throws {
        let host = ViewHost(Selecting(setting: .xValue), size: CGSize(width: 200, height: 200), profile: .iOS)
        var selected = ""
        try host.drag(.point(10, 50), by: CGSize(width: 100, height: 0)) { selected = try selection(host) }
        #expect(selected == "c")
        #expect(try selection(host) == "nothing")
    }

    /// A range is selected by dragging, in either direction, stays, and is given up by a tap. It ends at the plot's edge.
    @Test(arguments: [(10.0, 100.0, "a-c"), (110, -100, "a-c"), (60, 130, "b-d"), (60, 400, "b-d"), (130, -400, "a-c")])
    func draggingSelectsCategories(start: CGFloat, distance: CGFloat, names: String) throws {
        let host = host(.xRange)
        try host.drag(.point(start, 50), by: CGSize(width: distance, height: 5))
        #expect(try selection(host) == names)
        try host.tap(.point(100, 50))
        #expect(try selection(host) == "nothing")
    }

    @Test(arguments: [(25.0, 50.0, "10.0-30.0"), (75, -50, "10.0-30.0"), (50, -200, "20.0-40.0")])
    func draggingSelectsNumbers(start: CGFloat, distance: CGFloat, levels: String) throws {
        let host = host(.yRange)
        try host.drag(.point(100, start), by: CGSize(width: 3, height: distance))
        #expect(try selection(host) == levels)
    }

    // MARK: Keys

    /// Arrow keys move the selection from mark to mark once the chart has the focus; Escape gives it up.
    @Test func arrowKeysMoveTheSelection() throws {
        let host = host(.xValue)
        host.press(.rightArrow)
        #expect(try selection(host) == "nothing")
        host.press(.tab)
        var found: [String] = []
        for key in [KeyEquivalent.rightArrow, .rightArrow, .leftArrow, .leftArrow, .leftArrow] {
            host.press(key)
            found.append(try selection(host))
        }
        #expect(found == ["a", "b", "a", "a", "a"])
        host.press(.escape)
        #expect(try selection(host) == "nothing")
        host.press(.leftArrow)
        #expect(try selection(host) == "d")
    }

    @Test func arrowKeysAreMirrored() throws {
        let host = host(.xValue, isMirrored: true)
        host.press(.tab)
        host.press(.leftArrow)
        host.press(.leftArrow)
        #expect(try selection(host) == "b")
    }

    /// Keys that move nothing are left to others.
    @Test func keysOfTheOtherAxisAreIgnored() throws {
        let host = host(.xValue)
        host.press(.tab)
        #expect(!host.press(.downArrow))
        #expect(!host.press(.escape))
    }

    @Test func shiftExtendsARange() throws {
        let host = host(.xRange)
        host.press(.tab)
        host.press(.rightArrow)
        host.press(.rightArrow)
        #expect(try selection(host) == "b-b")
        host.press(.rightArrow, modifiers: .shift)
        host.press(.rightArrow, modifiers: .shift)
        #expect(try selection(host) == "b-d")
    }

    // MARK: Angles

    private struct Pie: View {
        @State var angle: Double?

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Chart([1.0, 2, 1], id: \.self) { SectorMark(angle: .value("Part", $0), innerRadius: .ratio(0.5)) }
                    .chartAngleSelection(value: $angle)
                    .frame(width: 100, height: 100)
                Text(verbatim: angle.map { "\(($0 * 100).rounded() / 100)" } ?? "nothing").accessibilityIdentifier("selection")
            }
            .frame(width: 200, height: 200, alignment: .topLeading)
        }
    }

    /// The value is the sum of the parts before it; beyond the pie there is none.
    @Test(arguments: [(50.5, 10.0, "0.01"), (90, 50, "1.0"), (50, 90, "2.0"), (10, 50, "3.0"), (2, 2, "nothing"), (150, 50, "nothing")])
    func pointerSelectsAngle(x: CGFloat, y: CGFloat, value: String) throws {
        let host = ViewHost(Pie(), size: CGSize(width: 200, height: 200), profile: .macOS)
        try host.hover(.point(x, y))
        #expect(try selection(host) == value)
    }

    @Test func arrowKeysGoFromSectorToSector() throws {
        let host = ViewHost(Pie(), size: CGSize(width: 200, height: 200), profile: .macOS)
        host.press(.tab)
        var found: [String] = []
        for key in [KeyEquivalent.rightArrow, .downArrow, .rightArrow, .rightArrow, .leftArrow] {
            host.press(key)
            found.append(try selection(host))
        }
        #expect(found == ["0.5", "2.0", "3.5", "0.5", "3.5"])
    }

    // MARK: Gestures of the program

    private struct Gesturing: View {
        @State private var name: String?

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Chart(["a", "b"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Level", 1)) }
                    .chartXSelection(value: $name)
                    .chartGesture { proxy in SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) } }
                    .chartXAxis(.hidden)
                    .chartYAxis(.hidden)
                    .frame(width: 200, height: 100)
                Text(name ?? "nothing").accessibilityIdentifier("selection")
            }
            .frame(width: 200, height: 200, alignment: .topLeading)
        }
    }

    @Test func chartGestureReplacesTheStandardOne() throws {
        let host = ViewHost(Gesturing(), size: CGSize(width: 200, height: 200), profile: .macOS)
        try host.hover(.point(150, 50))
        #expect(try selection(host) == "nothing")
        try host.tap(.point(150, 50))
        #expect(try selection(host) == "b")
    }
}
