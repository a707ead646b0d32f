import SwiftUICore
import Testing

@testable import Charts

/// Symbols that programs make of shapes.
@MainActor struct SymbolTests {
    private struct Square: ChartSymbolShape, InsettableShape {
        var inset: CGFloat = 0
        var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
        func inset(by amount: CGFloat) -> Square { Square(inset: inset + amount) }
    }

    private let box = CGRect(x: 0, y: 0, width: 20, height: 20)

    @Test func outlinesLieInsideTheShape() {
        let circle = Circle().strokeBorder(lineWidth: 4).path(in: box)
        let square = Square().strokeBorder(lineWidth: 4).path(in: box)
        for path in [circle, square] {
            #expect(
                path.boundingRect.insetBy(dx: -0.01, dy: -0.01).contains(box.insetBy(dx: 0.1, dy: 0.1))
                    && box.insetBy(dx: -0.1, dy: -0.1).contains(path.boundingRect))
            #expect(path.contains(CGPoint(x: 2, y: 10)) && !path.contains(CGPoint(x: 10, y: 10)))
        }
        #expect(square.contains(CGPoint(x: 1, y: 1)) && !circle.contains(CGPoint(x: 1, y: 1)))
    }

    /// Outlines of several shapes can be in one scale.
    @Test func scalesHaveOutlinesOfSeveralShapes() {
        _ = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(Circle().strokeBorder()) }
            .chartSymbolScale(["a": Circle().strokeBorder(lineWidth: 2), "b": Square().strokeBorder(lineWidth: 2)])
    }

    @Test func negativeWidthsAreNone() {
        #expect(Circle().strokeBorder(lineWidth: -3).path(in: box) == Circle().strokeBorder(lineWidth: 0).path(in: box))
    }
}
