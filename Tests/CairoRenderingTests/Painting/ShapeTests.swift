import CoreGraphics
import Foundation
import SwiftUICore
import Testing

@testable import CairoRendering

@Suite struct ShapeDrawingTests {
    @Test(arguments: [1, 2, 3] as [CGFloat], [0, 0.2, 1.0 / 3, 0.5, 0.7, 2.0 / 3] as [CGFloat])
    func rectanglesSnappedToPixelsHaveNoGreyEdges(scale: CGFloat, offset: CGFloat) throws {
        let snapped = PixelGrid(displayScale: scale).snapped(CGRect(x: 3 + offset, y: 4 + offset, width: 7.3, height: 5.9))
        let picture = try Picture([.fill(snapped, .pureRed)], scale: scale)
        #expect(!picture.hasPartialPixels)
        let box = [snapped.minX, snapped.minY, snapped.maxX, snapped.maxY].map { Int(($0 * scale).rounded()) }
        #expect(picture.inkBox == box)
        #expect(picture[box[0], box[1]] == [255, 0, 0, 255])
    }

    @Test func fadedRectanglesOnEachOther() throws {
        // Truth drawing-002.
        let picture = try Picture(
            [
                .fill(CGRect(x: 0, y: 0, width: 8, height: 8), .gray(1, 0.8)),
                .fill(CGRect(x: 2, y: 2, width: 4, height: 4), .gray(0, 0.5)),
                .fill(CGRect(x: 3, y: 3, width: 2, height: 2), .gray(1, 0.22)),
            ], width: 8, height: 8, background: .black)
        #expect(picture[0, 0] == [0xCC, 0xCC, 0xCC, 255])
        #expect(picture[2, 2] == [0x66, 0x66, 0x66, 255])
        #expect(picture[4, 4] == [0x88, 0x88, 0x88, 255])
    }

    @Test func coloursArePremultipliedOnce() throws {
        let picture = try Picture([.fill(CGRect(x: 0, y: 0, width: 4, height: 4), .init(red: 1, green: 0.5, blue: 0, opacity: 0.5))])
        #expect(picture[1, 1] == [128, 64, 0, 128])
    }

    @Test func continuousCornerCoversWhatSwiftUIsDoes() throws {
        // Truth shape-002: what row 0 of a corner of radius 8 leaves uncovered.
        let uncovered: [[Int]] = [
            [255, 255, 255, 255, 219, 125, 67, 34, 13, 4, 1, 0], [255, 255, 249, 107, 3], [255, 249, 63], [255, 107],
            [219, 3], [125], [67], [34], [13], [4], [1],
        ]
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 60), cornerRadius: 8, style: .continuous)
        let picture = try Picture([.fill(path, .black)], width: 60, height: 60)
        var total = 0
        for (row, values) in uncovered.enumerated() {
            for (column, value) in values.enumerated() {
                let difference = abs(255 - picture.alpha(column, row) - value)
                total += difference
                #expect(difference <= 24, "row \(row) column \(column)")
            }
        }
        #expect(total / uncovered.joined().count <= 6)
    }

    // MARK: Slanted edges

    private func polygon(_ corners: [CGPoint]) -> Path {
        var path = Path()
        path.addLines(corners)
        path.closeSubpath()
        return path
    }

    /// What a half plane covers of a pixel, sampled densely.
    private func coverage(of pixel: CGPoint, _ isInside: (CGPoint) -> Bool) -> Double {
        let steps = 64
        var count = 0
        for row in 0..<steps {
            for column in 0..<steps {
                let point = CGPoint(
                    x: pixel.x + (CGFloat(column) + 0.5) / CGFloat(steps), y: pixel.y + (CGFloat(row) + 0.5) / CGFloat(steps))
                if isInside(point) { count += 1 }
            }
        }
        return Double(count) / Double(steps * steps)
    }

    @Test(arguments: [0, 0.25, 1.0 / 3, 0.61] as [CGFloat])
    func aSquareOnItsCornerIsExactAndSymmetric(offset: CGFloat) throws {
        let center = CGPoint(x: 20 + offset, y: 20 + offset), radius: CGFloat = 14.3
        let corners = [(0, -1), (1, 0), (0, 1), (-1, 0)].map { CGPoint(x: center.x + radius * $0.0, y: center.y + radius * $0.1) }
        let side = radius * 2.0.squareRoot()
        let turned = CGAffineTransform(rotationAngle: .pi / 4).concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        let square = CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
        let pictures = [
            try Picture([.fill(polygon(corners), .black)], width: 40, height: 40),
            try Picture([.fill(polygon(corners.reversed()), .black)], width: 40, height: 40),
            try Picture([.group(.transform(turned), [.fill(square, .black)])], width: 40, height: 40),
        ]
        for picture in pictures {
            for y in 0..<40 {
                for x in 0..<40 {
                    let expected = coverage(of: CGPoint(x: x, y: y)) { abs($0.x - center.x) + abs($0.y - center.y) < radius }
                    #expect(abs(Double(picture.alpha(x, y)) - expected * 255) < 1.6, "\(x) \(y)")
                    #expect(abs(picture.alpha(x, y) - picture.alpha(y, x)) <= 1)
                }
            }
        }
    }

    @Test func starsAndTheirHolesAreNearlyExact() throws {
        // Twice around: the middle is inside by the winding rule and a hole by the other.
        let corners = (0..<5).map { step -> CGPoint in
            let angle = CGFloat(step) * 0.8 * .pi - .pi / 2
            return CGPoint(x: 20 + 18 * cos(angle), y: 20 + 18 * sin(angle))
        }
        let whole = try Picture([.fill(polygon(corners), .black)], width: 40, height: 40)
        let hollow = try Picture([.fill(polygon(corners), .black, evenOdd: true)], width: 40, height: 40)
        #expect(whole.alpha(20, 20) == 255 && hollow.alpha(20, 20) == 0)
        for y in 0..<40 {
            for x in 0..<20 { #expect(abs(whole.alpha(x, y) - whole.alpha(39 - x, y)) <= 4) }
        }
    }

    @Test func slantedShapesCutByThePictureKeepTheirEdges() throws {
        let wide = polygon([CGPoint(x: -1e7, y: -1e7), CGPoint(x: 3e7, y: 3e7), CGPoint(x: -1e7, y: 3e7)])
        let picture = try Picture([.fill(wide, .black)])
        for y in 0..<20 {
            for x in 0..<20 { #expect(abs(picture.alpha(x, y) - (x < y ? 255 : x > y ? 0 : 128)) <= 1) }
        }
        // Curves that reach far out are cut, not moved in.
        let circle = Path(ellipseIn: CGRect(x: -2e7, y: 10, width: 4e7, height: 4e7))
        let large = try Picture([.fill(circle, .black)])
        #expect(large.alpha(10, 4) == 0 && large.alpha(10, 14) == 255)
    }

    @Test func windingAndEvenOddDifferWhereAPathOverlapsItself() throws {
        var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(try Picture([.fill(path, .black)]).alpha(5, 5) == 255)
        #expect(try Picture([.fill(path, .black, evenOdd: true)]).alpha(5, 5) == 0)
    }

    @Test func edgesWithoutSmoothingAreOnOrOff() throws {
        let path = Path(ellipseIn: CGRect(x: 1.3, y: 1.3, width: 12, height: 9))
        #expect(try Picture([.fill(path, .black)]).hasPartialPixels)
        #expect(try !Picture([.fill(path, .black, antialiased: false)]).hasPartialPixels)
    }

    @Test(arguments: [
        CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30),
        .infinite, .null, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5), CGRect(x: 5, y: 5, width: -3, height: -3),
        CGRect(x: 1e300, y: 0, width: 1, height: 1),
    ])
    func badRectanglesDoNoHarm(rect: CGRect) throws {
        let after = DisplayList.Content.fill(CGRect(x: 8, y: 8, width: 2, height: 2), .pureBlue)
        let paths = [Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 3)]
        for path in paths {
            let effects: [DisplayList.Effect] = [
                .clip(path, FillStyle()), .opacity(.nan), .opacity(0.5), .blur(radius: .infinity, isOpaque: false),
                .blur(radius: .nan, isOpaque: true), .shadow(color: .black, radius: 1e20, offset: CGSize(width: 1e20, height: 0)),
                .transform(CGAffineTransform(scaleX: 0, y: 0)), .transform(CGAffineTransform(scaleX: .nan, y: 1)),
                .transform(CGAffineTransform(scaleX: 1e200, y: 1e200)), .mask(.of([])), .mask(.of([.fill(path, .pureRed)])),
                .blendMode(.plusDarker), .colorMatrix(ColorMatrix([], [], [], [])),
                .projection(ProjectionTransform(CGAffineTransform(scaleX: .infinity, y: 1))),
            ]
            for effect in effects {
                let picture = try Picture([.group(effect, [.fill(path, .pureRed)]), after])
                #expect(picture[9, 9] == [0, 0, 255, 255])
            }
        }
    }

    @Test func hugeRectanglesFillWhatCanBeSeen() throws {
        let picture = try Picture([.fill(CGRect(x: -1e30, y: 5, width: 2e30, height: 1e30), .pureRed)])
        #expect(picture.inkBox == [0, 5, 20, 20])
        #expect(!picture.hasPartialPixels)
    }

    @Test(arguments: [
        CGSize(width: 0, height: 5), CGSize(width: 5, height: -1), CGSize(width: 1e9, height: 1), CGSize(width: 30000, height: 30000),
        CGSize(width: CGFloat.nan, height: 1),
    ])
    func unsuitableSizesAreRefused(size: CGSize) {
        #expect(throws: RenderingError.self) { try CairoRenderer().bitmap(of: DisplayList(), size: size) }
    }
}
