import CoreGraphics
import SwiftUICore
import Testing

@testable import CairoRendering

/// Blend modes that remove parts of the backdrop, at three places: where only the backdrop is, which stays as it is, where both are, and where
/// only the new picture is.
@Suite struct PorterDuffTests {
    private func square(_ x: CGFloat, _ color: Color.Resolved) -> DisplayList.Content {
        .shape(Path(CGRect(x: x, y: 0, width: 10, height: 10)), .color(color), FillStyle())
    }

    @Test(arguments: [
        (DisplayList.PorterDuff.clear, "r--"), (.copy, "rbb"), (.sourceIn, "rb-"), (.sourceOut, "r-b"), (.destinationIn, "rr-"),
        (.destinationAtop, "rrb"), (.xor, "r-b"),
    ])
    func modesLeaveTheirParts(_ mode: DisplayList.PorterDuff, _ expected: String) throws {
        let square = square(5, blue)
        #expect(try parts(of: square, mode) == expected)
        let moved = DisplayList.Content.group(.transform(CGAffineTransform(translationX: 5, y: 0)), .of([self.square(0, blue)]))
        #expect(try parts(of: moved, mode) == expected)
        // The area of a group is not known, but its opaque parts are.
        #expect(try parts(of: .group(.compositing, .of([square])), mode) == expected)
    }

    @Test func aClearColourReplacesAndErases() throws {
        let clear = square(5, Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
        #expect(try parts(of: clear, .copy) == "r--" && parts(of: clear, .clear) == "r--" && parts(of: clear, .destinationIn) == "r--")
        #expect(try parts(of: clear, .xor) == "rr-")
    }

    private let red = Color.Resolved(red: 1, green: 0, blue: 0)
    private let blue = Color.Resolved(red: 0, green: 0, blue: 1)

    /// The colours at the three places: red, blue or none.
    private func parts(of content: DisplayList.Content, _ mode: DisplayList.PorterDuff) throws -> String {
        let picture = try Picture([.group(.compositing, .of([square(0, red), .group(.porterDuff(mode), .of([content]))]))])
        let found = [2, 7, 12].map { x in
            let pixel = picture[x, 5]
            return pixel[3] == 0 ? "-" : pixel[0] > 128 ? "r" : "b"
        }
        return found.joined()
    }

    @Test func oneColourIsWhereTheOpacityLies() throws {
        let list = [0.2, 0.5, 0.9].enumerated().map { index, opacity in
            square(CGFloat(index) * 5, Color.Resolved(red: 0, green: 0, blue: 0, opacity: Float(opacity)))
        }
        // The squares overlap; only the outermost parts of the first and the last are by themselves.
        let picture = try Picture([
            .group(.alphaThreshold(min: 0.5, max: 1, color: Color.Resolved(red: 1, green: 0, blue: 0)), .of(list))
        ])
        #expect(picture[2, 5] == [0, 0, 0, 0])
        #expect(picture[7, 5] == [255, 0, 0, 255])
        #expect(picture[18, 5] == [255, 0, 0, 255])
        #expect(picture[2, 15] == [0, 0, 0, 0])
    }
}
