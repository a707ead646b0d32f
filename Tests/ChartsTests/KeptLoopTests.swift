import Observation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Charts

/// The marks of loops, which a chart keeps while the loops stay the same.
@MainActor struct KeptLoopTests {
    private struct Sample: Identifiable {
        var id: Int
        var x: Double
        var y: Double
    }

    private static func samples(_ count: Int, seed: UInt64 = 1) -> [Sample] {
        var numbers = TestNumbers(seed: seed)
        return (0..<count).map { Sample(id: $0, x: Double($0), y: numbers.next() * 100) }
    }

    @Observable final class Settings {
        var factor = 1.0
    }

    final class Box {
        var y = 1.0
    }

    private static let settings = Settings()

    private func block(_ model: ChartModel) throws -> MarkBlock { try #require(model.marks.blocks.max { $0.marks.count < $1.marks.count }) }

    /// Whether the marks of content are kept when it is collected again.
    private func isKept(_ first: some ChartContent, _ second: some ChartContent) throws -> Bool {
        let kept = KeptLoops()
        let old = try block(ChartModel(content: AnyChartContent(first), options: ChartOptions(), kept: kept))
        let new = try block(ChartModel(content: AnyChartContent(second), options: ChartOptions(), kept: kept))
        return old === new
    }

    private func points(_ samples: [Sample]) -> some ChartContent {
        ForEach(samples) { PointMark(x: .value("x", $0.x), y: .value("y", $0.y)).symbolSize(9) }
    }

    /// A loop with a variable that its closure captures.
    private func points(_ samples: [Sample], factor: Double) -> some ChartContent {
        ForEach(samples) { PointMark(x: .value("x", $0.x), y: .value("y", $0.y * factor)) }
    }

    private func boxes(_ boxes: [Box]) -> some ChartContent {
        ForEach(boxes.indices.map { (id: $0, box: boxes[$0]) }, id: \.id) { PointMark(x: .value("x", $0.id), y: .value("y", $0.box.y)) }
    }

    @Test func loopsThatStayTheSameAreKept() throws {
        let samples = Self.samples(400)
        #expect(try isKept(points(samples), points(samples)))
        #expect(try isKept(points(samples).foregroundStyle(.red), points(samples).foregroundStyle(.red)))
        #expect(try !isKept(points(samples), points(samples + [Sample(id: 400, x: 1, y: 1)])), "other elements")
        #expect(try !isKept(points(samples).foregroundStyle(.red), points(samples).foregroundStyle(.blue)), "another style")
        #expect(try !isKept(points(samples, factor: 1), points(samples, factor: 2)), "a closure with another variable")
        let few = Self.samples(20)
        #expect(try !isKept(points(few), points(few)), "a few marks are made anew")
        let objects = (0..<400).map { _ in Box() }
        #expect(try !isKept(boxes(objects), boxes(objects)), "objects may have changed")
    }

    private struct Scaled: View {
        let samples: [Sample]
        @State var isMarked = false

        var body: some View {
            Chart {
                ForEach(samples) { PointMark(x: .value("x", $0.x), y: .value("y", $0.y * KeptLoopTests.settings.factor)) }
                if isMarked { RuleMark(x: .value("x", 250)) }
            }
            .chartYScale(domain: 0...1000)
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            .frame(width: 100, height: 100)
            .background(.white)
            .onTapGesture { isMarked.toggle() }
        }
    }

    /// Marks that were kept are made anew when an object that their closure has read changes, also after frames in which it was not read.
    @Test func changesOfObservedObjectsAreSeen() throws {
        func rows(_ host: ViewHost) throws -> Set<Int> {
            let image = try host.image()
            return Set((0..<100).filter { y in (0..<40).contains { image.pixels[(y * image.width + $0) * 4] < 128 } })
        }
        Self.settings.factor = 1
        let samples = (0..<300).map { Sample(id: $0, x: Double($0), y: 100) }
        let host = ViewHost(Scaled(samples: samples), size: CGSize(width: 100, height: 100), profile: .macOS, scale: 1, colorScheme: .light)
        let before = try rows(host)
        #expect(before.contains(90) && !before.contains(50))
        try host.tap(.point(50, 50))
        Self.settings.factor = 5
        let after = try rows(host)
        #expect(after.contains(50) && !after.contains(90), "\(after)")
    }

    /// Everything about a chart is the same whether its marks are in blocks or not.
    @Test(arguments: 0..<6)
    func blocksChangeNothing(kind: Int) throws {
        let samples = Self.samples(300, seed: UInt64(kind + 2))
        @ChartContentBuilder func marks(_ samples: [Sample]) -> some ChartContent {
            ForEach(samples) { sample in
                let (x, y) = (PlottableValue.value("x", sample.x), PlottableValue.value("y", sample.y))
                let group = PlottableValue.value("group", "g\(sample.id % 3)")
                switch kind {
                case 0: AnyChartContent(PointMark(x: x, y: y).foregroundStyle(by: group))
                case 1: AnyChartContent(LineMark(x: x, y: y).foregroundStyle(by: group))
                case 2: AnyChartContent(BarMark(x: .value("x", "c\(sample.id % 40)"), y: y).foregroundStyle(by: group))
                case 3: AnyChartContent(AreaMark(x: x, y: y, series: group))
                case 4: AnyChartContent(SectorMark(angle: y).foregroundStyle(by: group))
                default: AnyChartContent(PointMark(x: x, y: y).symbolSize(by: y).zIndex(Double(sample.id % 2)).position(by: group))
                }
            }
        }
        @ChartContentBuilder var content: some ChartContent {
            RuleMark(y: .value("y", 10))
            marks(samples)
            PointMark(x: .value("x", kind == 2 ? "z" : "c1"), y: .value("y", 120)).foregroundStyle(by: .value("group", "last"))
            marks(Array(samples.reversed()))
        }
        let plain = ChartModel(content: content, options: ChartOptions())
        let kept = KeptLoops()
        for pass in 0..<2 {
            let model = ChartModel(content: content, options: ChartOptions(), kept: kept)
            #expect(model.marks.blocks.count == 4 && plain.marks.blocks.count == 1)
            #expect(model.marks.ids == plain.marks.ids, "\(pass)")
            #expect(model.x.domain == plain.x.domain && model.y.domain == plain.y.domain)
            #expect(model.foregrounds.categories == plain.foregrounds.categories && model.groups == plain.groups)
            let size = CGSize(width: 300, height: 200)
            let (new, old) = (PlotGeometry(model: model, size: size), PlotGeometry(model: plain, size: size))
            let isSame = zip(new.shapes, old.shapes).allSatisfy { $0 == $1 || $0.isHiddenShape && $1.isHiddenShape }
            #expect(new.shapes.count == old.shapes.count && isSame && new.angleTotal == old.angleTotal)
            let separate = [new, old].map { $0.items.flatMap { item in item.kind == .point ? item.marks.map { [$0] } : [Array(item.marks)] } }
            #expect(separate[0] == separate[1])
            let series = [model, plain].map { model in
                var values = SeriesValues()
                for block in model.marks.blocks { values.add(block.seriesValues) }
                return values.series.map { "\($0.key) \($0.values?.lowest.position ?? .nan) \($0.values?.highest.position ?? .nan)" }
            }
            #expect(series[0] == series[1])
        }
    }

    /// Equal changes of a style give one style, which the marks of a loop share.
    @Test func marksShareStyles() throws {
        let model = ChartModel(
            content: ForEach(0..<100) { index in
                PointMark(x: .value("x", index), y: .value("y", index)).symbolSize(9).foregroundStyle(by: .value("n", index % 4)).opacity(0.5)
            }, options: ChartOptions())
        #expect(Set(model.marks.map { ObjectIdentifier($0.style) }).count == 4)
        #expect(model.marks.allSatisfy { $0.style.opacity == 0.5 && $0.style.symbolSize?.value == CGSize(width: 3, height: 3) })
    }
}
