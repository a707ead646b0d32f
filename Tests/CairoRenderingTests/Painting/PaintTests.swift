import CoreGraphics
import Foundation
import SwiftUICore
import Testing

@testable import CairoRendering

@Suite struct PaintTests {
    static let threeColors = ResolvedGradient(
        stops: [
            .init(color: .pureRed, location: 0), .init(color: .pureGreen, location: 0.4),
            .init(color: .init(red: 0, green: 0, blue: 1, opacity: 0.5), location: 1),
        ],
        space: .device)

    static let paints: [Paint] = [
        .linearGradient(threeColors, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 30, y: 40)),
        .linearGradient(threeColors, start: CGPoint(x: 5, y: 5), end: CGPoint(x: 5, y: 5)),
        .radialGradient(threeColors, center: CGPoint(x: 20, y: 20), startRadius: 3, endRadius: 18),
        .radialGradient(threeColors, center: CGPoint(x: 20, y: 20), startRadius: 18, endRadius: 3),
        .radialGradient(threeColors, center: CGPoint(x: 10, y: 20), startRadius: -10, endRadius: 20),
        .ellipticalGradient(
            threeColors, center: CGPoint(x: 20, y: 20), radii: CGSize(width: 20, height: 10), startFraction: 0.1, endFraction: 0.9),
        .angularGradient(threeColors, center: CGPoint(x: 20, y: 20), startAngle: .pi / 6, endAngle: .pi * 13 / 6),
        .angularGradient(threeColors, center: CGPoint(x: 20, y: 20), startAngle: .pi / 6, endAngle: .pi * 10 / 9),
        .angularGradient(threeColors, center: CGPoint(x: 20, y: 20), startAngle: .pi / 6, endAngle: -.pi / 2),
        .linearGradient(
            ResolvedGradient(stops: [.init(color: .pureRed, location: 0), .init(color: .pureBlue, location: 1)], space: .perceptual),
            start: .zero, end: CGPoint(x: 40, y: 0)),
        .linearGradient(
            ResolvedGradient(stops: [.init(color: .pureRed, location: -1), .init(color: .pureBlue, location: 2)], space: .device),
            start: .zero, end: CGPoint(x: 40, y: 0)),
        .image(pattern(opacity: 1)), .image(pattern(opacity: 0.5)),
        .image(pattern(part: CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5), opacity: 1)),
        .image(pattern(part: CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5), opacity: 0.25)),
    ]

    /// A repeated image of four by four pixels of different colours, some of them transparent.
    private static func pattern(part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), opacity: Double) -> ImagePattern {
        let pixels = (0..<16).flatMap { index -> [UInt8] in
            let alpha = UInt8(index == 5 ? 0 : 255)
            return [UInt8(index * 16) & alpha, (index % 3 == 0 ? 255 : 0) & alpha, (index % 4 == 1 ? 200 : 30) & alpha, alpha]
        }
        let image = CGImage(width: 4, height: 4, pixels: pixels)!
        return ImagePattern(
            source: .bitmap(image), part: part, tile: CGRect(x: 3, y: -5, width: 32 * part.width, height: 16 * part.height),
            interpolation: .none, opacity: opacity)
    }

    @Test(arguments: paints.indices)
    func gradientsHaveTheirColoursAtEveryPoint(index: Int) throws {
        let paint = Self.paints[index]
        let picture = try Picture(
            [.shape(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), paint, FillStyle())], width: 40, height: 40, scale: 2)
        var strays = 0
        for y in stride(from: 1, to: 80, by: 3) {
            for x in stride(from: 1, to: 80, by: 3) {
                let expected = paint.color(at: CGPoint(x: (CGFloat(x) + 0.5) / 2, y: (CGFloat(y) + 0.5) / 2))
                let wanted = [expected.red, expected.green, expected.blue, 1].map { (component: Float) in Double(component * expected.opacity) * 255 }
                let isNear = zip(picture[x, y], wanted).allSatisfy { abs(Double($0) - $1) <= 9 }
                if !isNear { strays += 1 }
            }
        }
        // Pixels that a sharp edge passes through may have either colour.
        #expect(strays <= 14, "\(strays) of 729")
    }

    @Test func gradientsAreTransformedWithWhatTheyFill() throws {
        let paint = Self.paints[6]
        let list: [DisplayList.Content] = [.shape(Path(CGRect(x: 0, y: 0, width: 20, height: 40)), paint, FillStyle())]
        let plain = try Picture(list, width: 20, height: 40)
        let moved = try Picture([.group(.transform(CGAffineTransform(translationX: 10, y: 0)), list)], width: 40, height: 40)
        #expect((0..<40).allSatisfy { y in (0..<20).allSatisfy { plain[$0, y] == moved[$0 + 10, y] } })
    }

    @Test func gradientsWithoutStopsDrawNothing() throws {
        let empty = ResolvedGradient(stops: [], space: .device)
        let paints: [Paint] = [
            .linearGradient(empty, start: .zero, end: CGPoint(x: 1, y: 0)),
            .angularGradient(empty, center: .zero, startAngle: 0, endAngle: .pi / 2),
            .radialGradient(empty, center: .zero, startRadius: 0, endRadius: 5),
        ]
        for paint in paints {
            let picture = try Picture([.shape(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), paint, FillStyle())])
            #expect(picture.inkBox == nil)
        }
    }
}
