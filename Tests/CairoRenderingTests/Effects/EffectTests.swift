import CoreGraphics
import Foundation
import SwiftUICore
import Testing

@testable import CairoRendering

@Suite struct EffectTests {
    static let square = DisplayList.Content.fill(CGRect(x: 4, y: 4, width: 8, height: 8), .pureRed)

    // MARK: Groups

    @Test func aGroupIsFadedAsOne() throws {
        let overlapping: [DisplayList.Content] = [
            .fill(CGRect(x: 0, y: 0, width: 10, height: 10), .pureRed), .fill(CGRect(x: 5, y: 0, width: 10, height: 10), .pureBlue),
        ]
        let picture = try Picture([.group(.opacity(0.5), overlapping)])
        #expect(picture[2, 2] == [128, 0, 0, 128])
        #expect(picture[7, 2] == [0, 0, 128, 128])
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func transformsMoveAndScale(scale: CGFloat) throws {
        let transform = CGAffineTransform(scaleX: 2, y: 1).concatenating(CGAffineTransform(translationX: 1, y: 2))
        let picture = try Picture(
            [
                .group(.transform(transform), [.fill(CGRect(x: 1, y: 1, width: 3, height: 4), .pureRed)]),
                .fill(CGRect(x: 0, y: 0, width: 1, height: 1), .pureBlue),
            ],
            scale: scale)
        let pixels = Int(scale)
        #expect(picture[0, 0] == [0, 0, 255, 255])
        #expect(picture.alpha(3 * pixels, 3 * pixels) == 255)
        #expect(picture.alpha(9 * pixels - 1, 7 * pixels - 1) == 255)
        #expect(picture.alpha(9 * pixels, 4 * pixels) == 0)
        #expect(!picture.hasPartialPixels)
    }

    @Test func aCompositingGroupKeepsBlendingInside() throws {
        let blended = DisplayList.Content.group(.blendMode(.destinationOut), [.fill(CGRect(x: 0, y: 0, width: 5, height: 20), .black)])
        let picture = try Picture([
            .fill(CGRect(x: 0, y: 0, width: 20, height: 20), .pureBlue),
            .group(.compositing, [.fill(CGRect(x: 0, y: 0, width: 10, height: 20), .pureRed), blended]),
        ])
        #expect(picture[2, 2] == [0, 0, 255, 255])
        #expect(picture[7, 2] == [255, 0, 0, 255])
    }

    // MARK: Clips and masks

    @Test func clipsToRectanglesAreCrisp() throws {
        let picture = try Picture([.group(.clip(Path(CGRect(x: 6, y: 6, width: 20, height: 3)), FillStyle()), [Self.square])])
        #expect(picture.inkBox == [6, 6, 12, 9])
        #expect(!picture.hasPartialPixels)
    }

    @Test func edgesOfClipsAreCoverageSquared() throws {
        // Truth shape-012, shape-013: a circle's edge, and the top row of a capsule at 2x from x = 40.
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        let content = DisplayList.Content.fill(CGRect(x: 0, y: 0, width: 20, height: 20), .black)
        let filled = try Picture([.fill(circle, .black)])
        let clipped = try Picture([.group(.clip(circle, FillStyle()), [content])])
        var total = 0.0
        for y in 0..<20 {
            for x in 0..<20 {
                let coverage = Double(filled.alpha(x, y)) / 255
                // Fills cover in steps of a fifteenth.
                #expect(abs(Double(clipped.alpha(x, y)) / 255 - coverage * coverage) < 0.07)
                total += Double(clipped.alpha(x, y)) / 255 - coverage * coverage
            }
        }
        #expect(abs(total) / 400 < 0.002)
        let capsule = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadius: 25, style: .circular)
        let row = try Picture(
            [.group(.clip(capsule, FillStyle()), [.fill(CGRect(x: 0, y: 0, width: 100, height: 50), .black)])], width: 100,
            height: 50, scale: 2)
        for (index, expected) in [2, 18, 48, 81, 123, 158, 192, 222, 237, 249, 255].enumerated() {
            #expect(abs(row.alpha(40 + index, 0) - expected) <= 9, "column \(index)")
        }
    }

    /// Only a layer's corner radius squares; other shapes are masks.
    @Test func clipsToOtherShapesHavePlainCoverage() throws {
        var path = Path()
        path.move(to: CGPoint(x: 3, y: 1))
        path.addCurve(to: CGPoint(x: 17, y: 15), control1: CGPoint(x: 12, y: 2), control2: CGPoint(x: 19, y: 6))
        path.addLine(to: CGPoint(x: 2.4, y: 18.7))
        path.closeSubpath()
        let radii = RectangleCornerRadii(topLeading: 8, bottomLeading: 2, bottomTrailing: 5, topTrailing: 0)
        let shapes: [(path: Path, isSquared: Bool)] = [
            (Path(ellipseIn: CGRect(x: 0.5, y: 3, width: 19, height: 11.3)), false), (path, false),
            (Path(roundedRect: CGRect(x: 1, y: 1, width: 18, height: 17), cornerRadii: radii), false),
            (Path(roundedRect: CGRect(x: 1, y: 1, width: 18, height: 17), cornerSize: CGSize(width: 8, height: 4), style: .circular), false),
            (Path(CGRect(x: 2.5, y: 3.25, width: 14.2, height: 11.1)), false),
            (Path(ellipseIn: CGRect(x: 1.3, y: 1.2, width: 17, height: 17)), true),
            (Path(roundedRect: CGRect(x: 1, y: 3, width: 18, height: 9), cornerRadius: 4.5, style: .circular), true),
            (Path(roundedRect: CGRect(x: 1, y: 3, width: 18, height: 12), cornerRadius: 4), true),
        ]
        for (index, shape) in shapes.enumerated() {
            let content = DisplayList.Content.fill(CGRect(x: 0, y: 0, width: 20, height: 20), .black)
            let filled = try Picture([.fill(shape.path, .black)])
            let clipped = try Picture([.group(.clip(shape.path, FillStyle()), [content])])
            for y in 0..<20 {
                for x in 0..<20 {
                    let coverage = Double(filled.alpha(x, y)) / 255
                    let expected = shape.isSquared ? coverage * coverage : coverage
                    #expect(abs(Double(clipped.alpha(x, y)) / 255 - expected) < 0.07, "shape \(index), \(x), \(y)")
                }
            }
        }
    }

    @Test func edgesOfContinuousClipsMatchMeasuredOnes() throws {
        // Truth shape-015.
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10, style: .continuous)
        let picture = try Picture(
            [.group(.clip(path, FillStyle()), [.fill(CGRect(x: 0, y: 0, width: 100, height: 100), .black)])], width: 100,
            height: 100, scale: 2)
        let rows: [(row: Int, start: Int, values: [Int])] = [
            (0, 15, [13, 43, 78, 116, 148, 178, 199, 218, 230, 241, 247, 251, 255]), (1, 11, [1, 48, 142, 243, 255]),
            (2, 9, [1, 78, 233]), (3, 8, [32, 220]), (4, 7, [100]),
        ]
        for (row, start, values) in rows {
            for (index, expected) in values.enumerated() {
                #expect(abs(picture.alpha(start + index, row) - expected) <= 24, "row \(row) column \(start + index)")
            }
        }
    }

    @Test func masksFadeByTheirOpacity() throws {
        let mask = DisplayList.of([
            .fill(CGRect(x: 0, y: 0, width: 6, height: 20), .gray(1, 0.5)), .fill(CGRect(x: 6, y: 0, width: 2, height: 20), .black),
        ])
        let picture = try Picture([.group(.mask(mask), [Self.square])])
        #expect(picture[5, 5] == [128, 0, 0, 128])
        #expect(picture[7, 5] == [255, 0, 0, 255])
        #expect(picture.alpha(9, 5) == 0)
    }

    // MARK: Blurs

    @Test(arguments: [1, 2] as [CGFloat])
    func shadowsLieBehindAndReachThriceTheirRadius(scale: CGFloat) throws {
        let square = DisplayList.Content.fill(CGRect(x: 30, y: 30, width: 20, height: 20), .pureRed)
        let shadow = DisplayList.Effect.shadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 5))
        let picture = try Picture([.group(shadow, [square])], width: 80, height: 90, scale: scale)
        let pixels = Int(scale)
        #expect(picture[40 * pixels, 40 * pixels] == [255, 0, 0, 255])
        // Half way through the edge of a blurred half plane.
        #expect(abs(picture.alpha(40 * pixels, 55 * pixels) - 128) < 20 / pixels)
        let box = try #require(picture.inkBox)
        #expect((30 - 13) * pixels...(30 - 8) * pixels ~= box[0])
        #expect((55 + 8) * pixels...(55 + 13) * pixels ~= box[3])
        // Standard deviation 4: a blurred edge is at 84 % one deviation inside and at 16 % outside.
        #expect(abs(picture.alpha(40 * pixels, 59 * pixels) - 41) < 14)
    }

    @Test func blursKeepTheirLightTogether() throws {
        let square = DisplayList.Content.fill(CGRect(x: 30, y: 30, width: 20, height: 20), .black)
        let picture = try Picture([.group(.blur(radius: 4, isOpaque: false), [square])], width: 80, height: 80)
        let light = (0..<80).reduce(0) { $0 + picture.alphaRow($1).reduce(0, +) }
        #expect(abs(light - 400 * 255) < 400 * 255 / 100)
        #expect(abs(picture.alpha(40, 40) - 252) < 6)
        #expect(abs(picture.alpha(30, 40) - 133) < 14)
        #expect(picture.alpha(40, 40) > picture.alpha(33, 40))
    }

    @Test func opaqueBlursHaveNoSoftEdges() throws {
        let square = DisplayList.Content.fill(CGRect(x: 5, y: 5, width: 10, height: 10), .pureRed)
        let picture = try Picture([.group(.blur(radius: 3, isOpaque: true), [square])])
        #expect(!picture.hasPartialPixels)
        #expect(picture.inkBox == [5, 5, 15, 15])
    }

    @Test(arguments: [0.3, 0.5, 1, 2.5, 7, 20] as [CGFloat])
    func blursHaveTheirStandardDeviation(sigma: CGFloat) throws {
        let bitmap = try Bitmap(width: 301, height: 1, isAlphaOnly: true)
        // A wide bar, so that rounding to bytes weighs little: its variance adds to the blur's.
        let half = 30
        bitmap.withBytes { bytes in for x in 150 - half...150 + half { bytes[x] = 255 } }
        func variance() -> Double {
            bitmap.withBytes { bytes in
                let weights = (0..<301).map { Double(bytes[$0]) }
                let total = weights.reduce(0, +)
                return weights.enumerated().reduce(0) { $0 + $1.element * Double(($1.offset - 150) * ($1.offset - 150)) } / total
            }
        }
        let before = variance()
        GaussianBlur(sigma: sigma, extendsEdges: true).apply(to: bitmap)
        #expect(abs((variance() - before).squareRoot() - Double(sigma)) < 0.35)
    }

    // MARK: Colours

    @Test(arguments: [
        (CGBlendMode.multiply, 0.3), (.screen, 0.8), (.darken, 0.5), (.lighten, 0.6), (.difference, 0.1), (.exclusion, 0.5),
        (.plusLighter, 1.0), (.plusDarker, 0.1), (.overlay, 0.6), (.hardLight, 0.6), (.normal, 0.5), (.colorDodge, 1.0),
        (.colorBurn, 0.2), (.destinationOver, 0.6), (.sourceAtop, 0.5),
    ])
    func blendModesFollowTheirFormulae(mode: CGBlendMode, expected: Double) throws {
        // Grey 0.5 over grey 0.6.
        let area = CGRect(x: 0, y: 0, width: 20, height: 20)
        let picture = try Picture([.fill(area, .gray(0.6)), .group(.blendMode(mode), [.fill(area, .gray(0.5))])])
        #expect(abs(Double(picture[5, 5][0]) / 255 - expected) < 0.012)
        #expect(picture.alpha(5, 5) == 255)
    }

    @Test func plusDarkerLeavesWhatNothingIsDrawnOver() throws {
        let picture = try Picture([
            .fill(CGRect(x: 0, y: 0, width: 20, height: 20), .gray(0.6)),
            .group(.blendMode(.plusDarker), [.fill(Path(ellipseIn: CGRect(x: 5, y: 5, width: 8, height: 8)), .gray(0.5))]),
        ])
        #expect(picture[5, 5] == [153, 153, 153, 255])
        #expect(picture[0, 0] == [153, 153, 153, 255])
    }

    @Test func colourMatricesChangeStraightColours() throws {
        let inverted = ColorMatrix([-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1], [0, 0, 0, 1, 0])
        let picture = try Picture([
            .group(.colorMatrix(inverted), [.fill(CGRect(x: 0, y: 0, width: 5, height: 5), .init(red: 1, green: 0.2, blue: 0, opacity: 0.5))])
        ])
        #expect(zip(picture[1, 1], [0, 102, 128, 128]).allSatisfy { abs(Int($0) - $1) <= 1 })
        #expect(picture.alpha(10, 10) == 0)
    }

    // MARK: Perspective

    @Test func aProjectionWithoutPerspectiveIsATransform() throws {
        let move = CGAffineTransform(translationX: 3, y: 2)
        let flat = try Picture([.group(.transform(move), [Self.square])])
        let projected = try Picture([.group(.projection(ProjectionTransform(move)), [Self.square])])
        #expect((0..<20).allSatisfy { flat.alphaRow($0) == projected.alphaRow($0) })
    }

    @Test func perspectiveNarrowsWhatIsFarAway() throws {
        var projection = ProjectionTransform()
        projection.m23 = 0.02
        let picture = try Picture(
            [.group(.projection(projection), [.fill(CGRect(x: 0, y: 0, width: 40, height: 40), .pureRed)])], width: 50, height: 50)
        func width(_ row: Int) -> Int { picture.alphaRow(row).count { $0 > 127 } }
        // y' = y / (1 + 0.02 y) is 10 for y = 12.5, where the depth is 1.25.
        #expect(abs(width(0) - 40) <= 1)
        #expect(abs(width(10) - 32) <= 1)
        #expect(picture.inkBox.map { abs($0[3] - 23) <= 1 } == true)
    }
}
