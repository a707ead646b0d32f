import SwiftUI
import Testing

/// Boolean operations on paths: a point is inside of the result exactly if the operation says so.
@MainActor struct PathCombinationTests {
    private static let paths: [(name: String, path: Path)] = [
        ("square", Path(CGRect(x: 10, y: 10, width: 40, height: 40))),
        ("moved square", Path(CGRect(x: 30, y: 25, width: 40, height: 40))),
        ("square with a common side", Path(CGRect(x: 50, y: 10, width: 20, height: 40))),
        ("same corner", Path(CGRect(x: 10, y: 10, width: 20, height: 20))),
        ("circle", Path(ellipseIn: CGRect(x: 20, y: 5, width: 50, height: 50))),
        ("rounded", Path(roundedRect: CGRect(x: 5, y: 30, width: 60, height: 20), cornerRadius: 8)),
        ("far away", Path(CGRect(x: 80, y: 80, width: 10, height: 10))),
        ("inside", Path(CGRect(x: 20, y: 20, width: 10, height: 10))),
        (
            "star",
            Path {
                $0.addLines((0..<5).map { CGPoint(x: 40 + 35 * sin(Double($0) * 0.8 * .pi), y: 40 - 35 * cos(Double($0) * 0.8 * .pi)) })
                $0.closeSubpath()
            }
        ),
        ("empty", Path()),
    ]

    /// Points off the coordinates of the paths, so that none lies on an outline.
    private static let points: [CGPoint] = stride(from: 0.29, to: 95, by: 3.23).flatMap { x in
        stride(from: 0.53, to: 95, by: 3.19).map { CGPoint(x: x, y: $0) }
    }
    /// Which of the points are inside of each path.
    private static let insides: [[Bool]] = paths.map { path in points.map { path.path.contains($0) } }

    private func expect(_ result: Path, _ name: String, _ isInside: [Bool]) {
        // A curve may be off by a fiftieth of a point.
        let wrong = zip(Self.points, isInside).count { result.contains($0) != $1 }
        #expect(wrong <= 1, "\(name): \(wrong) points are on the wrong side")
    }

    @Test(arguments: 0..<10, 0..<10) func areasAreCombined(first: Int, second: Int) {
        let (a, b) = (Self.paths[first], Self.paths[second])
        let inside = Array(zip(Self.insides[first], Self.insides[second]))
        let name = "\(a.name), \(b.name)"
        expect(a.path.union(b.path), "union of \(name)", inside.map { $0 || $1 })
        expect(a.path.intersection(b.path), "intersection of \(name)", inside.map { $0 && $1 })
        expect(a.path.subtracting(b.path), "subtraction of \(name)", inside.map { $0 && !$1 })
        expect(a.path.symmetricDifference(b.path), "difference of \(name)", inside.map { $0 != $1 })
    }

    /// Shapes with many short curves and with edges that lie on each other.
    private static let icons: [Path] = [
        // A disc with twelve bumps.
        Path { path in
            let (radius, bump) = (5.9 as CGFloat, 1.72 as CGFloat)
            let half = radius * sin(.pi / 12)
            let inset = radius * cos(.pi / 12) - (bump * bump - half * half).squareRoot()
            let sweep = asin(half / bump)
            for index in 0..<12 {
                let direction = (CGFloat(index) + 0.5) * .pi / 6
                let center = CGPoint(x: 8 + inset * cos(direction), y: 8 + inset * sin(direction))
                path.addArc(
                    center: center, radius: bump, startAngle: .radians(direction - sweep), endAngle: .radians(direction + sweep), clockwise: false)
            }
            path.closeSubpath()
        },
        Path { path in
            path.addLines([CGPoint(x: 6.5, y: 1.5), CGPoint(x: 6.5, y: 6.1), CGPoint(x: 2.5, y: 12.8)])
            path.addQuadCurve(to: CGPoint(x: 3.5, y: 14.5), control: CGPoint(x: 2, y: 14.4))
            path.addLine(to: CGPoint(x: 12.5, y: 14.5))
            path.addQuadCurve(to: CGPoint(x: 13.5, y: 12.8), control: CGPoint(x: 14, y: 14.4))
            path.addLine(to: CGPoint(x: 9.5, y: 6.1))
            path.addLine(to: CGPoint(x: 9.5, y: 1.5))
            path.closeSubpath()
            path.addLines([CGPoint(x: 5.5, y: 1.5), CGPoint(x: 10.5, y: 1.5)])
        },
        Path { path in
            path.addEllipse(in: CGRect(x: 1.8, y: 5.5, width: 2.6, height: 3.4))
            path.addEllipse(in: CGRect(x: 4.65, y: 2, width: 2.8, height: 3.8))
            path.addArc(center: CGPoint(x: 9, y: 10), radius: 4, startAngle: .degrees(20), endAngle: .degrees(250), clockwise: false)
        },
    ]

    @Test("A path is combined with its own stroke at any size", arguments: 0..<3, [0.05, 1, 3, 20, 150] as [CGFloat])
    func strokes(icon: Int, size: CGFloat) {
        let path = Self.icons[icon].applying(CGAffineTransform(scaleX: size, y: size))
        let stroke = path.strokedPath(StrokeStyle(lineWidth: size, lineCap: .round, lineJoin: .round))
        let (union, difference) = (path.union(stroke), path.subtracting(stroke))
        // Curves become lines, which may be off by a fiftieth of a point.
        let distance = max(0.03, size / 200)
        for x in stride(from: 0.13, to: 16, by: 1.21) {
            for y in stride(from: 0.17, to: 16, by: 1.19) {
                let point = CGPoint(x: x * size, y: y * size)
                let near = [(0, 0), (distance, 0), (-distance, 0), (0, distance), (0, -distance)].map { CGPoint(x: point.x + $0, y: point.y + $1) }
                let (inside, onStroke) = (Set(near.map { path.contains($0) }), Set(near.map { stroke.contains($0) }))
                guard inside.count == 1, onStroke.count == 1, let inside = inside.first, let onStroke = onStroke.first else { continue }
                #expect(union.contains(point) == (inside || onStroke), "union at \(x), \(y)")
                #expect(difference.contains(point) == (inside && !onStroke), "difference at \(x), \(y)")
            }
        }
    }

    @Test func theRuleOfFillingIsRespected() {
        let star = Self.paths[8].path
        for eoFill in [true, false] {
            expect(star.normalized(eoFill: eoFill), "even-odd: \(eoFill)", Self.points.map { star.contains($0, eoFill: eoFill) })
        }
    }

    @Test func shapesAreCombinedInTheirFrame() {
        let ring = Circle().subtracting(Circle().inset(by: 10))
        let path = ring.path(in: CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(path.contains(CGPoint(x: 5, y: 30)) && !path.contains(CGPoint(x: 30, y: 30)))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
    }

    @Test func pathsWithoutFiniteCoordinatesAreHarmless() {
        let odd = Path {
            $0.move(to: .zero); $0.addLine(to: CGPoint(x: 10, y: 10))
        }
        #expect(odd.union(odd).isEmpty)
        #expect(Path(CGRect.infinite).union(Self.paths[0].path).contains(CGPoint(x: 20, y: 20)))
    }

    /// The lengths of the lines of a path, which has no curves.
    private func length(_ path: Path) -> CGFloat {
        var (length, last): (CGFloat, CGPoint) = (0, .zero)
        path.forEach { element in
            switch element {
            case .move(let point): last = point
            case .line(let point):
                length += hypot(point.x - last.x, point.y - last.y)
                last = point
            default: Issue.record("The path has other elements than lines.")
            }
        }
        return length
    }

    @Test("The lines of a path are divided into those inside and outside of an area", arguments: 0..<10) func lines(index: Int) {
        let area = Self.paths[index].path
        let lines = Path {
            $0.addLines([CGPoint(x: 1.3, y: 15.7), CGPoint(x: 91.1, y: 33.3), CGPoint(x: 12.9, y: 71.7)])
            $0.addEllipse(in: CGRect(x: 31.7, y: 22.9, width: 30, height: 24))
        }
        let (inside, outside) = (lines.lineIntersection(area), lines.lineSubtraction(area))
        #expect(abs(length(inside) + length(outside) - length(lines.lineSubtraction(Path()))) < 0.1)
        for (part, isInside) in [(inside, true), (outside, false)] {
            var last = CGPoint.zero
            part.forEach { element in
                if case .move(let point) = element { last = point }
                guard case .line(let point) = element else { return }
                let middle = CGPoint(x: (last.x + point.x) / 2, y: (last.y + point.y) / 2)
                // Pieces so short that rounding decides are left out.
                if hypot(point.x - last.x, point.y - last.y) > 0.05 { #expect(area.contains(middle) == isInside) }
                last = point
            }
        }
    }

    @Test("An open line stays open, and shapes are divided as paths are") func openLines() {
        let line = Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)]) }
        let square = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(line.lineIntersection(square) == Path { $0.addLines([CGPoint(x: 10, y: 5), CGPoint(x: 20, y: 5)]) })
        #expect(abs(length(line.lineSubtraction(square)) - 20) < 0.001)
        #expect(line.lineIntersection(Path()).isEmpty)
        let shape = Rectangle().lineSubtraction(Rectangle().inset(by: -2).offset(x: 7)).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        // The left side, and the left halves of the upper and the lower side.
        #expect(abs(length(shape) - 20) < 0.1)
    }
}
