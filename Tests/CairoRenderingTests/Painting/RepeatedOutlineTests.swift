import CoreGraphics
import Foundation
import SwiftUICore
import Testing

@testable import CairoRendering

/// Outlines that are filled at many points.
@Suite struct RepeatedOutlineTests {
    private static let circle = Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6))
    /// A cross, which is not convex.
    private static let cross: Path = {
        var path = Path()
        path.addLines(
            [(-1, -4), (1, -4), (1, -1), (4, -1), (4, 1), (1, 1), (1, 4), (-1, 4), (-1, 1), (-4, 1), (-4, -1), (-1, -1)]
                .map { CGPoint(x: CGFloat($0.0), y: CGFloat($0.1)) })
        path.closeSubpath()
        return path
    }()

    private func picture(_ path: Path, at points: [CGPoint], opacity: Double = 1, scale: CGFloat = 1) throws -> Picture {
        let color = Color.Resolved(red: 0, green: 0, blue: 0, opacity: Float(opacity))
        return try Picture([.repeated(RepeatedOutline(path.storage, at: points, color: color))], width: 60, height: 60, scale: scale)
    }

    /// Wherever it is drawn, an outline has its area and its centre.
    @Test(arguments: [(circle, 9 * Double.pi), (cross, 28.0)], [1, 1.5, 2] as [CGFloat])
    func areaAndCentre(shape: (path: Path, area: Double), scale: CGFloat) throws {
        var dice = Dice(seed: 7)
        for _ in 0..<20 {
            let point = CGPoint(x: 10 + CGFloat(dice(4000)) / 100, y: 10 + CGFloat(dice(4000)) / 100)
            let picture = try picture(shape.path, at: [point], scale: scale)
            var (area, x, y) = (0.0, 0.0, 0.0)
            for row in 0..<picture.height {
                for column in 0..<picture.width {
                    let alpha = Double(picture.alpha(column, row)) / 255
                    area += alpha
                    x += alpha * (Double(column) + 0.5)
                    y += alpha * (Double(row) + 0.5)
                }
            }
            #expect(abs(area / Double(scale * scale) - shape.area) < 0.02 * shape.area)
            // Positions are snapped to 1/64 of a pixel.
            #expect(abs(x / area - Double(point.x * scale)) < 0.02 && abs(y / area - Double(point.y * scale)) < 0.02)
        }
    }

    @Test func eachIsAboveTheOnesBefore() throws {
        let point = CGPoint(x: 30, y: 30)
        #expect(try picture(Self.circle, at: [point], opacity: 0.5).alpha(30, 30) == 128)
        #expect(try abs(picture(Self.circle, at: [point, point], opacity: 0.5).alpha(30, 30) - 191) <= 1)
    }

    @Test func pointsThatAreNotFiniteOrFarAwayAreLeftOut() throws {
        let points = [CGPoint(x: CGFloat.nan, y: 3), CGPoint(x: 1e300, y: 0), CGPoint(x: -1e12, y: 5), CGPoint(x: 30, y: 30)]
        #expect(try picture(Self.circle, at: points).inkBox == [27, 27, 33, 33])
        #expect(try picture(Self.circle, at: []).inkBox == nil)
        #expect(try picture(Path(), at: points).inkBox == nil)
    }

    /// Large outlines are filled one by one.
    @Test func largeOutlines() throws {
        let disc = Path(ellipseIn: CGRect(x: -25, y: -25, width: 50, height: 50))
        #expect(try picture(disc, at: [CGPoint(x: 30, y: 30)], scale: 2).inkBox == [10, 10, 110, 110])
    }
}
