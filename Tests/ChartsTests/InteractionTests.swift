import SwiftUI
import SwiftUITesting
import Testing

@testable import Charts

/// Selection, proxies and animation, as a program sees them.
@MainActor struct InteractionTests {
    private static let size = CGSize(width: 300, height: 200)

    private struct Selecting: View {
        @State var day: String?
        @State var level: Double?
        var hidesAxes = true

        var body: some View {
            VStack(spacing: 0) {
                Text("selected \(day ?? "nothing")")
                Chart(["a", "b", "c", "d"], id: \.self) { name in
                    BarMark(x: .value("Name", name), y: .value("Level", 10))
                }
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
                .chartXSelection(value: $day)
                .frame(width: 200, height: 100)
            }
        }
    }

    @Test func categoryUnderThePointerIsSelected() throws {
        let host = ViewHost(Selecting(), size: Self.size, profile: .macOS)
        let chart = CGRect(x: 50, y: 60, width: 200, height: 100)
        try host.hover(.point(chart.minX + 125, chart.minY + 50))
        #expect(host.contains(.text("selected c")))
        try host.hover(.point(chart.minX + 20, chart.minY + 50))
        #expect(host.contains(.text("selected a")))
        host.endHover()
        #expect(host.contains(.text("selected nothing")))
    }

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

    /// The vector of an animation has components for marks that exist before and after it.
    @Test func marksAreAnimatedByIdentity() {
        let old = MarkVector(marks: .init(ids: [1, 2]), shapes: [MarkShape(repeating: 10), MarkShape(repeating: 20)])
        let new = MarkVector(marks: .init(ids: [2, 3]), shapes: [MarkShape(repeating: 40), MarkShape(repeating: 5)])
        var half = new - old
        half.scale(by: 0.5)
        #expect((new - half).shapes == [MarkShape(repeating: 30), MarkShape(repeating: 5)])
        #expect(MarkVector.zero == new - new)
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

    /// Unusable data draw a chart without marks, and nothing stops.
    @Test(arguments: [[Double](), [1], [5, 5, 5], [.nan], [.infinity, -.infinity], [1e308, -1e308], [1e-300, 2e-300]])
    func badData(values: [Double]) throws {
        for type in [ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 3)] {
            let host = ViewHost(
                Chart(values.indices, id: \.self) { index in
                    LineMark(x: .value("x", index), y: .value("y", values[index]))
                    BarMark(x: .value("x", index), y: .value("y", values[index]))
                    AreaMark(x: .value("x", values[index]), y: .value("y", values[index])).interpolationMethod(.monotone)
                    PointMark(x: .value("x", values[index]), y: .value("y", index))
                    SectorMark(angle: .value("v", values[index]))
                }
                .chartYScale(type: type), size: Self.size, scale: 1)
            #expect(throws: Never.self) { _ = try host.image() }
        }
    }
}
