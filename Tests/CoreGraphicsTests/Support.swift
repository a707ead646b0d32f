import CoreGraphics

/// A repeatable source of numbers.
struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var mixed = state
        mixed ^= mixed >> 33
        mixed = mixed &* 0xff51_afd7_ed55_8ccd
        return mixed ^ (mixed >> 29)
    }

    mutating func point(in range: ClosedRange<CGFloat>) -> CGPoint {
        CGPoint(x: .random(in: range, using: &self), y: .random(in: range, using: &self))
    }
}

/// A path of closed subpaths of lines and curves.
func randomGeometry(seed: UInt64) -> PathGeometry {
    var generator = Generator(state: seed)
    var path = PathGeometry()
    for _ in 0..<3 {
        path.move(to: generator.point(in: 0...100))
        for _ in 0..<4 {
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: path.addLine(to: generator.point(in: 0...100))
            case 1: path.addQuadratic(to: generator.point(in: 0...100), control: generator.point(in: 0...100))
            default:
                path.addCubic(
                    to: generator.point(in: 0...100), control1: generator.point(in: 0...100),
                    control2: generator.point(in: 0...100))
            }
        }
        path.close()
    }
    return path
}

extension PathGeometry {
    /// Many points along the outline.
    func samples(perSegment count: Int = 500) -> [CGPoint] {
        subpaths.flatMap { subpath in
            subpath.segments.flatMap { segment in
                (0...count).map { segment.point(at: CGFloat($0) / CGFloat(count)) }
            }
        }
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

func close(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
    abs(left - right) <= tolerance
}

func close(_ left: CGRect, _ right: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
    close(left.minX, right.minX, within: tolerance) && close(left.minY, right.minY, within: tolerance)
        && close(left.maxX, right.maxX, within: tolerance) && close(left.maxY, right.maxY, within: tolerance)
}
