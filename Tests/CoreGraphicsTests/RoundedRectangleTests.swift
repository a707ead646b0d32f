import CoreGraphics
import Testing

@Suite struct RoundedRectangleTests {
    private func path(_ size: CGSize, radius: CGFloat, continuous: Bool) -> PathGeometry {
        var path = PathGeometry()
        path.addRoundedRect(
            CGRect(origin: .zero, size: size), corners: .init(CGSize(width: radius, height: radius)),
            continuous: continuous)
        return path
    }

    /// How much of a pixel lies outside the path, 0...255.
    private func uncovered(_ path: PathGeometry, x: Int, y: Int, scale: CGFloat = 1) -> Double {
        let grid = 24
        var outside = 0
        for row in 0..<grid {
            for column in 0..<grid {
                let point = CGPoint(
                    x: (CGFloat(x) + (CGFloat(column) + 0.5) / CGFloat(grid)) / scale,
                    y: (CGFloat(y) + (CGFloat(row) + 0.5) / CGFloat(grid)) / scale)
                if !path.contains(point, evenOdd: false) { outside += 1 }
            }
        }
        return Double(outside) / Double(grid * grid) * 255
    }

    /// shape-002, shape-016: the corner of a continuous rectangle of radius 8 at scale 1, mean error .009, at most .08.
    @Test func shape002ContinuousCornerPixels() {
        let rows: [[Double]] = [
            [255, 255, 255, 255, 219, 125, 67, 34, 13, 4, 1, 0], [255, 255, 249, 107, 3], [255, 249, 63], [255, 107],
            [219, 3], [125], [67], [34], [13], [4], [1],
        ]
        let corner = path(CGSize(width: 100, height: 100), radius: 8, continuous: true)
        var total = 0.0, largest = 0.0
        for y in 0..<13 {
            for x in 0..<13 {
                let expected = y < rows.count && x < rows[y].count ? rows[y][x] : 0
                let error = abs(uncovered(corner, x: x, y: y) - expected) / 255
                total += error
                largest = max(largest, error)
            }
        }
        #expect(total / 169 < 0.011)
        #expect(largest < 0.09)
    }

    /// shape-015: edge pixels of a clip are squared coverage; corner of radius 10 at scale 2.
    @Test(arguments: [
        (0, 15, [13.0, 43, 78, 116, 148, 178, 199, 218, 230, 241, 247, 251, 255]), (1, 11, [1, 48, 142, 243, 255]),
        (2, 9, [1, 78, 233]), (3, 8, [32, 220]), (4, 7, [100]),
    ])
    func shape015ContinuousClipPixels(y: Int, firstX: Int, alphas: [Double]) {
        let corner = path(CGSize(width: 100, height: 50), radius: 10, continuous: true)
        for (offset, alpha) in alphas.enumerated() {
            let coverage = 1 - uncovered(corner, x: firstX + offset, y: y, scale: 2) / 255
            #expect(abs(coverage * coverage * 255 - alpha) < 16)
        }
    }

    /// shape-012, const.rounded: the ends of a capsule are half circles, and corners are at most half the smaller side.
    @Test(arguments: [CGSize(width: 100, height: 50), CGSize(width: 50, height: 100), CGSize(width: 60, height: 60)])
    func shape012CapsulesEndInHalfCircles(size: CGSize) {
        let radius = min(size.width, size.height) / 2
        for asked in [radius, radius * 3, .greatestFiniteMagnitude, .infinity] {
            let capsule = path(size, radius: asked, continuous: true)
            for point in capsule.samples(perSegment: 50) {
                let nearest = CGPoint(
                    x: min(max(point.x, radius), size.width - radius), y: min(max(point.y, radius), size.height - radius))
                #expect(close(point.distance(to: nearest), radius, within: radius * 3e-4))
            }
        }
    }

    @Test func cornersTurnCircularSmoothly() {
        // From just enough room to none: no point of the outline may jump.
        var previous: [CGPoint]?
        for step in 0...200 {
            let radius = 15 + CGFloat(step) * 0.06
            let points = path(CGSize(width: 100, height: 50), radius: radius, continuous: true).samples(perSegment: 10)
            // The curve count changes only where the corner has become exactly circular.
            if let previous, previous.count == points.count {
                for (before, after) in zip(previous, points) { #expect(before.distance(to: after) < 0.25) }
            }
            previous = points
        }
        let almost = path(CGSize(width: 100, height: 50), radius: 24.9999, continuous: true).samples(perSegment: 40)
        for point in almost where point.x < 24.9 {
            #expect(close(point.distance(to: CGPoint(x: 25, y: 25)), 25, within: 0.02))
        }
    }

    @Test func noRadiusIsAPlainRectangle() {
        for radius in [0, -3, CGFloat.nan] {
            let found = path(CGSize(width: 30, height: 20), radius: radius, continuous: true).asRect
            #expect(found == CGRect(x: 0, y: 0, width: 30, height: 20))
        }
    }

    @Test func overfullEdgesShrinkAllCornersAlike() {
        var path = PathGeometry()
        path.addRoundedRect(
            CGRect(x: 0, y: 0, width: 100, height: 50),
            corners: .init(
                topLeft: CGSize(width: 60, height: 60), topRight: .zero, bottomRight: CGSize(width: 20, height: 20),
                bottomLeft: CGSize(width: 40, height: 40)),
            continuous: false)
        // The left edge holds 60 + 40 on 50 points: every corner is halved.
        #expect(path.contains(CGPoint(x: 31, y: 0.5), evenOdd: false))
        #expect(!path.contains(CGPoint(x: 20, y: 0.5), evenOdd: false))
        #expect(path.contains(CGPoint(x: 98, y: 42), evenOdd: false))
        #expect(path.contains(CGPoint(x: 99.9, y: 0.1), evenOdd: false))
    }
}
