import SwiftUI
import SwiftUITesting
import Testing

@testable import Charts

/// Layers of marks with modifiers of views.
@MainActor struct LayerTests {
    private static let size = CGSize(width: 200, height: 100)

    /// Two black bars, the first of them with a style as a layer.
    private struct Bars<Styled: View>: View {
        let style: (AnyView) -> Styled

        var body: some View {
            Chart {
                BarMark(x: .value("Name", "a"), y: .value("Level", 100), width: 40).foregroundStyle(.black)
                    .compositingLayer { style(AnyView($0)) }
                BarMark(x: .value("Name", "b"), y: .value("Level", 100), width: 40).foregroundStyle(.black)
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
        }
    }

    /// The columns, in steps of 10 points, that are dark at a height.
    private func darkColumns(_ view: some View, y: Int = 50) throws -> [Int] {
        let image = try ViewHost(view, size: Self.size, scale: 1).image()
        return stride(from: 5, to: 200, by: 10).filter { image.pixels[(y * image.width + $0) * 4] < 100 }
    }

    /// Between 130 and 170 is the second bar.
    private static let second = [135, 145, 155, 165]

    @Test func modifiersApplyToTheLayerAlone() throws {
        #expect(try darkColumns(Bars { $0 }) == [35, 45, 55, 65] + Self.second)
        #expect(try darkColumns(Bars { $0.opacity(0.2) }) == Self.second)
        #expect(try darkColumns(Bars { $0.offset(x: 20) }) == [55, 65, 75, 85] + Self.second)
    }

    /// The view of a layer is as large as the plot.
    @Test func overlaysCoverThePlot() throws {
        let overlaid = Bars { $0.overlay(alignment: .trailing) { Color.black.frame(width: 10) } }
        #expect(try darkColumns(overlaid) == [35, 45, 55, 65] + Self.second + [195])
    }

    /// Layouts from right to left mirror the marks, and offsets as those of views.
    @Test func layersAreMirroredWithThePlot() throws {
        let right = Bars { $0.offset(x: 20) }.environment(\.layoutDirection, .rightToLeft)
        #expect(try darkColumns(right) == [35, 45, 55, 65, 115, 125, 135, 145])
    }

    @Test("A line in the same loop as bars lies in front of all of them, unless it comes first in the loop", arguments: [true, false])
    func linesAndBars(barComesFirst: Bool) throws {
        let chart = Chart(["a", "b", "c"], id: \.self) { name in
            if !barComesFirst {
                LineMark(x: .value("Name", name), y: .value("Level", 50)).foregroundStyle(.black).lineStyle(StrokeStyle(lineWidth: 8))
            }
            BarMark(x: .value("Name", name), y: .value("Level", 100), width: 40).foregroundStyle(.white)
            if barComesFirst {
                LineMark(x: .value("Name", name), y: .value("Level", 50)).foregroundStyle(.black).lineStyle(StrokeStyle(lineWidth: 8))
            }
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartYScale(domain: 0...100)
        // Within the second bar.
        #expect(try darkColumns(chart).contains(95) == barComesFirst)
    }

    /// A closure may choose among views of several types.
    @Test func conditionsAreViews() throws {
        let chart = Chart(["a", "b"], id: \.self) { name in
            BarMark(x: .value("Name", name), y: .value("Level", 100), width: 40).foregroundStyle(.black)
                .compositingLayer { layer in
                    if name == "a" { layer.hidden() } else { layer }
                }
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        #expect(try darkColumns(chart) == Self.second)
    }
}
