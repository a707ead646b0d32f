import CoreGraphics
import Foundation
import SwiftUICore
import Testing

@testable import CairoRendering
@testable import DisplayLists

/// Rectangles that are one item.
@Suite struct ColoredRectangleTests {
    typealias Rectangle = ColoredRectangles.Rectangle

    private static func rectangles(_ dice: inout Dice, count: Int, isWhole: Bool) -> [Rectangle] {
        (0..<count).map { _ in
            // Cairo rounds to 256 positions in a pixel. On these, the last edge of a rectangle does not depend on whether its position or the
            // size is rounded.
            func length(_ limit: Int) -> CGFloat { isWhole ? CGFloat(dice(limit)) : CGFloat(dice(limit * 16)) / 16 }
            let rect = CGRect(x: length(120) - 20, y: length(120) - 20, width: length(40), height: length(40))
            let opacity: Float = dice(4) == 0 ? 0.5 : 1
            return Rectangle(
                rect,
                color: Color.Resolved(red: Float(dice(1000)) / 999, green: Float(dice(1000)) / 999, blue: Float(dice(1000)) / 999, opacity: opacity))
        }
    }

    private static func bytes(_ contents: [DisplayList.Content], scale: CGFloat, threads: Int = 1) throws -> [UInt8] {
        try CairoRenderer(scale: scale, background: .white, threads: threads).bitmap(of: .of(contents), size: CGSize(width: 100, height: 100))
            .rgbaBytes()
    }

    private static let clip = Path(CGRect(x: 13, y: 7, width: 61, height: 55))

    /// The effects around the rectangles.
    static let surroundings: [DisplayList.Effect?] = [
        nil, .transform(CGAffineTransform(translationX: 3, y: 5)), .transform(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 4, ty: 90)),
        .transform(CGAffineTransform(rotationAngle: 0.3)), .transform(CGAffineTransform(translationX: 0.25, y: 0)), .clip(clip, FillStyle()),
        .clip(Path(ellipseIn: CGRect(x: 10, y: 10, width: 70, height: 70)), FillStyle()), .opacity(0.5),
    ]

    @Test(arguments: surroundings.indices, [1.0, 2, 1.5])
    func lookLikePathsOneAfterAnother(surrounding: Int, scale: CGFloat) throws {
        var dice = Dice(seed: surrounding + 1)
        for isWhole in [true, false] {
            let rectangles = Self.rectangles(&dice, count: 60, isWhole: isWhole)
            let together = DisplayList.Content.rectangles(ColoredRectangles(rectangles))
            let effect = Self.surroundings[surrounding]
            // Cairo fills paths. A turned rectangle is rasterized more precisely than a path, by the painter.
            let isTurned = if case .transform(let change)? = effect { !change.preservesAxisAlignment } else { false }
            let alone = rectangles.map { rectangle -> DisplayList.Content in
                let outline = isTurned ? Outline(rectangle.rect) : .elements(Outline(rectangle.rect).geometry)
                return .fill(outline, .color(rectangle.color), FillOptions())
            }
            let isSame =
                try Self.bytes(effect.map { [.group($0, [together])] } ?? [together], scale: scale)
                == Self.bytes(effect.map { [.group($0, alone)] } ?? alone, scale: scale)
            #expect(isSame, "\(isWhole)")
        }
    }

    @Test func bandsChangeNothing() throws {
        var dice = Dice(seed: 3)
        let item = ColoredRectangles(Self.rectangles(&dice, count: 200, isWhole: false))
        #expect(try Self.bytes([.rectangles(item)], scale: 5, threads: 3) == Self.bytes([.rectangles(item)], scale: 5))
    }

    @Test func whatIsNotFiniteOrFarAwayIsLeftOut() throws {
        let picture = try Picture([
            .rectangles(
                ColoredRectangles([
                    Rectangle(CGRect(x: CGFloat.nan, y: 0, width: 3, height: 3), color: .pureRed),
                    Rectangle(CGRect(x: 1e12, y: 0, width: 3, height: 3), color: .pureRed),
                    Rectangle(CGRect(x: 5, y: 6, width: 3, height: 2), color: .pureRed),
                ]))
        ])
        #expect(picture.inkBox == [5, 6, 8, 8])
        #expect(ColoredRectangles([]).bounds.isNull)
    }

    /// After any change, painting the damage gives the picture that painting everything gives, and what has not changed is not damaged.
    @Test(arguments: 0..<10)
    func damage(seed: Int) throws {
        var dice = Dice(seed: seed + 20)
        var rectangles = Self.rectangles(&dice, count: 30, isWhole: seed % 2 == 0)
        let size = CGSize(width: 100, height: 100)
        let renderer = CairoRenderer(background: .white)
        let retained = try RetainedSurface(renderer: renderer, size: size)
        for _ in 0..<20 {
            let index = dice(rectangles.count)
            switch dice(4) {
            case 0: rectangles.remove(at: index)
            case 1: rectangles.insert(Self.rectangles(&dice, count: 1, isWhole: false)[0], at: index)
            case 2: rectangles[index].rect.origin.x += 1
            default: rectangles[index].color = .pureBlue
            }
            let list = DisplayList.of([.rectangles(ColoredRectangles(rectangles))])
            try retained.show(list)
            let isSame = try retained.bitmap.rgbaBytes() == renderer.bitmap(of: list, size: size).rgbaBytes()
            try #require(isSame)
        }
        var changed = rectangles
        changed[0].color = changed[0].color == .pureGreen ? .pureRed : .pureGreen
        var tracker = DamageTracker()
        _ = tracker.damage(of: .of([.rectangles(ColoredRectangles(rectangles))]))
        let damage = tracker.damage(of: .of([.rectangles(ColoredRectangles(changed))]))
        let rect = changed[0].rect
        func isNear(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 1e-9 }
        #expect(
            damage.count == 1 && isNear(damage[0].minX, rect.minX) && isNear(damage[0].minY, rect.minY) && isNear(damage[0].maxX, rect.maxX)
                && isNear(damage[0].maxY, rect.maxY))
    }
}
