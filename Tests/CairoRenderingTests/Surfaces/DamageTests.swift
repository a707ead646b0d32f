import CoreGraphics
import Foundation
import SwiftUI
import Testing

@testable import CairoRendering
@testable import SwiftUICore

@MainActor @Suite struct DamageTests {
    private static let size = CGSize(width: 200, height: 200)

    private func makeTree(_ view: some View) -> ViewTree {
        Engines.install()
        let tree = ViewTree(size: Self.size)
        tree.setRootView(view)
        tree.update()
        return tree
    }

    private func list(_ tree: ViewTree, scale: CGFloat = 1) -> DisplayList {
        DisplayListBuilder.draw(tree.rootNode!, displayScale: scale)
    }

    @Test("Painting what is damaged gives the picture that painting everything gives", arguments: 0..<8, [1.0, 2])
    func repainting(seed: Int, scale: CGFloat) throws {
        var dice = Dice(seed: seed + 1)
        var next = 12
        var figures = (0..<12).map { dice.figure(id: $0) }
        let tree = makeTree(Scene(figures: figures))
        let renderer = CairoRenderer(scale: scale, background: seed.isMultiple(of: 3) ? nil : .white)
        let retained = try RetainedSurface(renderer: renderer, size: Self.size)
        try retained.show(list(tree, scale: scale))
        for edit in 0..<12 {
            for _ in 0...dice(2) where !figures.isEmpty {
                let index = dice(figures.count)
                switch dice(9) {
                case 0: figures[index].hue = Double(dice(100)) / 100
                case 1: figures[index].x += CGFloat(dice(21) - 10)
                case 2: figures[index].effect = dice(14)
                case 3: figures.remove(at: index)
                case 4:
                    figures.insert(dice.figure(id: next), at: index)
                    next += 1
                case 5: figures.swapAt(index, dice(figures.count))
                case 6: figures[index].isShown.toggle()
                case 7: figures[index].size += 1
                default: figures[index].kind = dice(6)
                }
            }
            tree.setRootView(Scene(figures: figures))
            tree.update()
            let new = list(tree, scale: scale)
            tree.setNeedsDisplay()
            #expect(list(tree, scale: scale).isSame(as: new), "what is kept is what would be drawn: edit \(edit)")
            try retained.show(new)
            let whole = try renderer.bitmap(of: new, size: Self.size)
            let isSame = retained.bitmap.rgbaBytes() == whole.rgbaBytes()
            try #require(isSame, "edit \(edit)")
        }
    }

    /// Of a path with thousands of points only the damage is repainted. Its antialiased edges may differ by the last bits.
    @Test func longPathsAreRepaintedInPart() throws {
        struct Lines: View {
            var x: CGFloat
            var body: some View {
                Canvas { context, size in
                    let points = (0..<3000).map { CGPoint(x: CGFloat($0) / 15, y: 100 + 90 * sin(CGFloat($0) * 0.7)) }
                    context.stroke(Path { $0.addLines(points) }, with: .color(.blue), lineWidth: 1)
                    context.fill(Path(CGRect(x: x, y: 0, width: 2, height: 200)), with: .color(.red))
                }
            }
        }
        let tree = makeTree(Lines(x: 20))
        let renderer = CairoRenderer(background: .white)
        let retained = try RetainedSurface(renderer: renderer, size: Self.size)
        try retained.show(list(tree))
        for x in [30, 90.5, 160] as [CGFloat] {
            tree.setRootView(Lines(x: x))
            tree.update()
            let damage = try retained.show(list(tree))
            #expect(damage.reduce(0) { $0 + $1.width * $1.height } < 4000)
            let whole = try renderer.bitmap(of: list(tree), size: Self.size)
            let difference = zip(retained.bitmap.rgbaBytes(), whole.rgbaBytes()).map { abs(Int($0) - Int($1)) }.max() ?? 0
            #expect(difference <= 2, "x \(x)")
        }
    }

    /// The surfaces of a window that is resized use the same memory as long as it is large enough.
    @Test(arguments: [nil, ResolvedColor.white])
    func aResizedSurfaceIsPaintedAnew(background: ResolvedColor?) throws {
        var dice = Dice(seed: 3)
        let list = list(makeTree(Scene(figures: (0..<30).map { dice.figure(id: $0) })))
        let renderer = CairoRenderer(background: background)
        var surface: RetainedSurface?
        for (width, height) in [(200, 200), (190, 195), (195, 200), (230, 150), (180, 190), (20, 10), (200, 200)] {
            let size = CGSize(width: width, height: height)
            let new = try RetainedSurface(renderer: renderer, size: size, replacing: surface)
            try new.show(list)
            #expect(try new.bitmap.rgbaBytes() == renderer.bitmap(of: list, size: size).rgbaBytes(), "\(size)")
            surface = new
        }
    }

    @Test func whatDoesNotChangeIsNotPainted() throws {
        var dice = Dice(seed: 7)
        let tree = makeTree(Scene(figures: (0..<20).map { dice.figure(id: $0) }))
        let retained = try RetainedSurface(renderer: CairoRenderer(), size: Self.size)
        #expect(try retained.show(list(tree)) == [CGRect(origin: .zero, size: Self.size)])
        tree.setNeedsDisplay()
        #expect(try retained.show(list(tree)) == [])
    }

    @Test func aCaretDamagesItsOwnPlaceOnly() throws {
        func view(_ isOn: Bool) -> some View {
            VStack(spacing: 0) {
                ForEach(0..<9) { Text("Line \($0)").frame(width: 100, height: 20) }
                Color.black.frame(width: 2, height: 16).opacity(isOn ? 1 : 0)
            }
        }
        let tree = makeTree(view(true))
        let retained = try RetainedSurface(renderer: CairoRenderer(background: .white), size: Self.size)
        try retained.show(list(tree))
        for isOn in [false, true] {
            tree.setRootView(view(isOn))
            tree.update()
            #expect(try retained.show(list(tree)) == [CGRect(x: 98, y: 181, width: 4, height: 18)])
        }
    }

    @Test func manyPlacesBecomeAFewRectangles() {
        func scene(_ shift: CGFloat) -> DisplayList {
            DisplayList(
                items: (0..<100).map { index in
                    let rect = CGRect(x: CGFloat(index % 10 * 20) + shift, y: CGFloat(index / 10 * 20), width: 5, height: 5)
                    return DisplayList.Item(
                        identity: DisplayList.Identity(node: UInt64(index)), frame: rect, content: .fill(rect, .pureRed))
                })
        }
        var tracker = DamageTracker()
        #expect(tracker.damage(of: scene(0)) == [.infinite])
        #expect(tracker.damage(of: scene(0)).isEmpty)
        let damage = tracker.damage(of: scene(1))
        #expect(damage.count <= DamageTracker.rectangleLimit)
        for item in scene(0).items + scene(1).items { #expect(damage.contains { $0.contains(item.frame) }) }
    }
}
