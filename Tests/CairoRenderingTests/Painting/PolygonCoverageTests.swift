import CoreGraphics
import Testing

@testable import CairoRendering

/// The coverage of pixels by polygons.
struct PolygonCoverageTests {
    private static func bytes(_ coverage: PolygonCoverage) -> [UInt8] {
        var bytes = [UInt8](repeating: 9, count: coverage.width * coverage.height)
        bytes.withUnsafeMutableBufferPointer { coverage.write(to: $0, bytesPerRow: coverage.width) }
        return bytes
    }

    /// A path of triangles, open and closed, within 60 by 40.
    private static func path(_ seed: Int) -> PathGeometry {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func number(_ limit: CGFloat) -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            // Half of the coordinates are on edges of pixels.
            let value = CGFloat(state >> 40) / CGFloat(1 << 24) * limit
            return state >> 33 & 1 == 0 ? value : value.rounded()
        }
        var path = PathGeometry()
        for index in 0..<12 {
            path.move(to: CGPoint(x: number(60), y: number(40)))
            for _ in 0..<3 { path.addLine(to: CGPoint(x: number(60), y: number(40))) }
            if index % 3 != 0 { path.close() }
            if index % 3 == 2 { path.addLine(to: CGPoint(x: number(60), y: number(40))) }
        }
        return path
    }

    /// A path of lines that is not cut has the coverage of its polygons, also in a band of it.
    @Test(arguments: 0..<20)
    func straightPathsNeedNoPolygons(seed: Int) {
        let (path, transform) = (Self.path(seed), CGAffineTransform(translationX: 3, y: -5))
        for area in [CGRect(x: 0, y: -10, width: 80, height: 60), CGRect(x: 1, y: 7, width: 70, height: 9)] {
            let polygons = path.polygons(in: CGRect(x: area.minX, y: -1e6, width: area.width, height: 2e6), under: transform)
            let whole = Self.bytes(PolygonCoverage(polygons, over: area))
            #expect(zip(whole, Self.bytes(PolygonCoverage(straight: path, under: transform, over: area))).allSatisfy { abs(Int($0) - Int($1)) < 2 })
            #expect(Set(whole).count > 20)
        }
    }

    /// The rows of a band are those of the whole, to the bit.
    @Test func bandsAreRowsOfTheWhole() {
        let whole = Self.bytes(PolygonCoverage(straight: Self.path(3), under: .identity, over: CGRect(x: 0, y: 0, width: 64, height: 48)))
        let band = Self.bytes(PolygonCoverage(straight: Self.path(3), under: .identity, over: CGRect(x: 0, y: 11, width: 64, height: 10)))
        #expect(Array(whole[(11 * 64)..<(21 * 64)]) == band)
    }

    /// The coverage of a slanted edge is its exact area.
    @Test func coverageIsExact() {
        let triangle = [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 0, y: 2)]
        let expected: [Double] = [1, 1, 0.75, 0.25, 0.75, 0.25, 0, 0]
        let found = Self.bytes(PolygonCoverage([triangle], over: CGRect(x: 0, y: 0, width: 4, height: 2)))
        #expect(found == expected.map { UInt8($0 * 255 + 0.5) }, "\(found)")
    }
}
