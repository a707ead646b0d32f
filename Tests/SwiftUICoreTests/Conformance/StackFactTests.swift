import CoreGraphics
import Foundation
@testable import SwiftUICore
import Testing

/// Published facts about stacks and frames that need a picture or a view of their own.
@MainActor @Suite struct StackFactTests {
    @Test("stack-017: boxes of different heights in rows line up by their middles, the rows by theirs")
    func nestedStacks() {
        let view = LaidOutView(
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Color.black.box(1, 2)
                        Color.white.box(1, 1)
                    }
                    Color.white.box(6, 3)
                    Color.black.box(5, 3)
                }
                HStack(spacing: 0) {
                    Color.black.box(3, 9)
                    Color.white.box(9, 9)
                }
            }, size: CGSize(width: 12, height: 12), scale: 1)
        #expect(
            view.coloredFrames == [
                "black 0 0 1 2", "white 0 2 1 1", "white 1 0 6 3", "black 7 0 5 3", "black 0 3 3 9", "white 3 3 9 9",
            ])
    }

    @Test("stack-019: layers lie on each other's middle")
    func layers() {
        let view = LaidOutView(
            ZStack {
                Color.black.box(12)
                Color.white.box(4)
            }, size: CGSize(width: 12, height: 12), scale: 1)
        #expect(view.coloredFrames == ["black 0 0 12 12", "white 4 4 4 4"])
    }

    @Test("stack-013, stack-029, const.pixel: corners snap to the nearest pixel, half a pixel upwards", arguments: [1, 2, 3])
    func rounding(_ scale: Int) {
        let pixel = 1 / CGFloat(scale)
        let grid = PixelGrid(displayScale: CGFloat(scale))
        func snapped(_ value: CGFloat) -> CGFloat { (value / pixel + 0.5).rounded(.down) * pixel }
        for start in stride(from: -2, through: 2, by: 0.0625) {
            for length in [0.25, 0.5, 1, 7.3125] {
                let rect = CGRect(x: start, y: start + 0.125, width: length, height: 3)
                let found = grid.snapped(rect)
                #expect(abs(found.minX - snapped(rect.minX)) < 1e-9 && abs(found.maxX - snapped(rect.maxX)) < 1e-9)
                #expect(abs(found.minY - snapped(rect.minY)) < 1e-9 && abs(found.maxY - snapped(rect.maxY)) < 1e-9)
            }
        }
        // A view centred on half a pixel moves towards the end.
        let view = LaidOutView(Color.red.box(pixel, pixel), size: CGSize(width: 2 * pixel, height: 2 * pixel), scale: CGFloat(scale))
        #expect(abs(view.leafFrames[0].minX - pixel / 2) < 1e-9)
        #expect(view.coloredFrames == ["red \(describe(pixel)) \(describe(pixel)) \(describe(pixel)) \(describe(pixel))"])
    }

    /// Asks for a width of 100 where none is proposed and for 60 of any that is: a text broken anew is like that.
    private struct Shrinking: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: proposal.width == nil ? 100 : 60, height: 20)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test("stack-027: a column of ideal width offers it to its views once more, who may end narrower than the column")
    func idealWidth() {
        let view = LaidOutView(
            VStack(alignment: .leading, spacing: 0) {
                Shrinking {}
                Color.red.frame(height: 5)
            }
            .fixedSize(horizontal: true, vertical: false)
            .background(Color.blue))
        #expect(view.coloredFrames.first == "blue 50 87.5 100 25")
        #expect(view.leaves.filter { $0.typeName != "Color" }.map { describe($0.size) } == ["60 20"])
        #expect(view.coloredFrames.last == "red 50 107.5 100 5")
    }

    @Test("frame-021, frame-022: room at two edges is padding, or a place in a frame")
    func paddingAndPosition() {
        let box = Color.red.box(100, 50)
        let padded = LaidOutView(box.padding(.top, 30).padding(.leading, 30))
        let placed = LaidOutView(box.position(x: 80, y: 55).frame(width: 130, height: 80))
        #expect(describe(padded.size(for: .unspecified)) == "130 80")
        #expect(describe(placed.size(for: .unspecified)) == "130 80")
        #expect(padded.coloredFrames == placed.coloredFrames)
        #expect(padded.coloredFrames == ["red 65 90 100 50"])
    }

    @Test("layout.anylayout: a row whose type is hidden")
    func hiddenLayout() {
        let layout = AnyLayout(HStackLayout(spacing: 3))
        let view = LaidOutView(
            layout {
                Color.red.box(10)
                Color.blue.box(10)
            })
        #expect(view.coloredFrames == ["red 88.5 95 10 10", "blue 101.5 95 10 10"])
    }

    @Test("layout.x.style.secondary, color-016: the secondary style is the colour of secondary labels")
    func secondaryStyle() {
        let view = LaidOutView(Rectangle().fill(.secondary).frame(width: 10, height: 10))
        let (name, frame) = (view.coloredFrames[0].prefix { $0 != " " }, view.coloredFrames[0].drop { $0 != " " })
        #expect(frame == " 95 95 10 10")
        #expect(name == "#3C3C4399")
    }

    @Test("shape-010: an outline without a line draws nothing")
    func emptyOutline() {
        struct Nothing: Shape {
            func path(in rect: CGRect) -> Path { Path() }
        }
        let view = LaidOutView(Nothing().frame(width: 30, height: 30))
        let drawn = DisplayListBuilder.draw(view.tree.rootNode!, displayScale: 3).items
        #expect(
            drawn.allSatisfy { item in
                if case .fill(let outline, _, _) = item.content { outline.isEmpty } else { false }
            })
    }

    @Test("shape-011: padding adds to a shape's eight points")
    func paddedShape() {
        #expect(describe(LaidOutView(Rectangle().frame(width: 8, height: 8).padding(2)).size(for: .unspecified)) == "12 12")
    }

    @Test("const.spacing: gaps and the least length of a spacer are eight points where nobody says otherwise")
    func defaults() {
        #expect(
            describe(
                LaidOutView(
                    HStack {
                        Color.red.box(10); Color.red.box(10)
                    }
                ).size(for: .unspecified)) == "28 10")
        #expect(
            describe(
                LaidOutView(
                    VStack {
                        Color.red.box(10); Color.red.box(10)
                    }
                ).size(for: .unspecified)) == "10 28")
        #expect(describe(LaidOutView(VStack { Spacer() }).size(for: .zero)) == "0 8")
    }

    @Test("leaf-013: a spacer adds no gap on either side along its axis")
    func gapsBesideSpacers() {
        let row = LaidOutView(
            HStack {
                Color.red.box(10)
                Spacer(minLength: 5)
                Color.blue.box(10)
            })
        #expect(describe(row.size(for: ProposedViewSize(width: 0, height: nil))) == "25 10")
        let column = LaidOutView(
            VStack {
                Color.red.box(10)
                Spacer(minLength: 5)
                Color.blue.box(10)
            })
        #expect(describe(column.size(for: ProposedViewSize(width: nil, height: 0))) == "10 25")
    }

    @Test("leaf-014: colours and shapes take both lengths, text and pictures neither, a resizable picture both")
    func whoTakesWhat() {
        let picture = CGImage(width: 6, height: 4, pixels: [UInt8](repeating: 255, count: 96))
        func answer(_ view: some View) -> String {
            describe(
                LaidOutView(view, typesetter: FixedWidthTypesetter(widths: ["Hi": 20], lineHeight: 16))
                    .size(for: ProposedViewSize(width: 90, height: 70)))
        }
        #expect(answer(Color.red) == "90 70")
        #expect(answer(Circle()) == "70 70")
        #expect(answer(Rectangle()) == "90 70")
        #expect(answer(Text("Hi")) == "20 16")
        if let picture {
            #expect(answer(Image(decorative: picture, scale: 1)) == "6 4")
            #expect(answer(Image(decorative: picture, scale: 1).resizable()) == "90 70")
        }
    }
}
