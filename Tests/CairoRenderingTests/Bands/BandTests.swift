import CoreGraphics
import Foundation
import SwiftUI
import Testing

@testable import CairoRendering
@testable import SwiftUICore

/// Painting with several threads.
@MainActor @Suite struct BandTests {
    private func list(_ view: some View, size: CGSize, scale: CGFloat = 1) -> DisplayList {
        Engines.install()
        let tree = ViewTree(size: size)
        tree.setRootView(view)
        tree.update()
        return DisplayListBuilder.draw(tree.rootNode!, displayScale: scale)
    }

    private func pixels(_ list: DisplayList, size: CGSize, scale: CGFloat, threads: Int) throws -> [UInt8] {
        try CairoRenderer(scale: scale, background: .white, threads: threads).bitmap(of: list, size: size).rgbaBytes()
    }

    @Test("Any number of threads paints the same pixels", arguments: 0..<6, [1.0, 1.5, 2])
    func equality(seed: Int, scale: CGFloat) throws {
        var dice = Dice(seed: seed + 100)
        let size = CGSize(width: 420, height: 700)
        var figures = (0..<60).map { dice.figure(id: $0) }
        for index in figures.indices {
            figures[index].x = CGFloat(dice(800)) / 2
            figures[index].y = CGFloat(dice(1360)) / 2
            // Blurs, gradients and projections prevent division; every third scene has none.
            if seed.isMultiple(of: 3) {
                figures[index].effect = [0, 3, 4, 5, 6, 8, 10][dice(7)]
                figures[index].kind = [0, 1, 2, 3, 4][dice(5)]
            }
        }
        let list = list(Scene(figures: figures), size: size, scale: scale)
        let whole = try pixels(list, size: size, scale: scale, threads: 1)
        for threads in [2, 5] {
            let isSame = try pixels(list, size: size, scale: scale, threads: threads) == whole
            #expect(isSame, "\(threads) threads")
        }
    }

    @Test func solidContentIsDividedEvenly() {
        let size = CGSize(width: 600, height: 600)
        let boxes = list(
            ZStack {
                ForEach(0..<200, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 6).fill(.red).frame(width: 40, height: 40)
                        .rotationEffect(.degrees(Double(index))).offset(x: CGFloat(index % 20) * 20 - 200, y: CGFloat(index / 20) * 50 - 250)
                }
            }, size: size)
        let area = CGRect(origin: .zero, size: size)
        let bands = CairoRenderer(threads: 2).bands(of: area, in: boxes)
        #expect(bands.map(\.height) == [CGFloat](repeating: 100, count: 6))
    }

    @Test func rowsOfAListAreDividedBetweenTheirGradients() {
        let size = CGSize(width: 400, height: 600)
        let rows = list(
            VStack(spacing: 10) {
                ForEach(0..<10, id: \.self) { _ in
                    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(width: 50, height: 50)
                }
            }, size: size)
        let bands = CairoRenderer(threads: 2).bands(of: CGRect(origin: .zero, size: size), in: rows)
        #expect(bands.count == 6)
        for edge in bands.dropLast().map(\.maxY) {
            // Gradients are at 5...55, 65...115 and so on.
            let inRow = (edge - 5).truncatingRemainder(dividingBy: 60)
            #expect(inRow <= 0 || inRow >= 50, "\(edge)")
        }
    }

    @Test func aGradientBehindEverythingIsNotDivided() {
        let size = CGSize(width: 600, height: 600)
        let scene = list(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), size: size)
        let area = CGRect(origin: .zero, size: size)
        #expect(CairoRenderer(threads: 4).bands(of: area, in: scene) == [area])
    }

    @Test func smallAreasAreNotDivided() {
        let area = CGRect(x: 0, y: 0, width: 300, height: 300)
        #expect(CairoRenderer(threads: 4).bands(of: area, in: DisplayList()) == [area])
    }

    @Test(
        arguments: [
            // Rows that belong together, and where bands end.
            ([], [150, 300, 450, 600]),
            ([100...160], [160, 300, 450, 600]),
            ([140...200], [140, 300, 450, 600]),
            ([100...310, 300...340], [100, 340, 450, 600]),
            ([0...590], [600]),
            ([-1e9...1e9], [600]),
            ([10...20, 160...170, 440...460], [150, 300, 460, 600]),
        ] as [([ClosedRange<CGFloat>], [CGFloat])])
    func division(rows: [ClosedRange<CGFloat>], edges: [CGFloat]) {
        let area = CGRect(x: 0, y: 0, width: 1000, height: 600)
        #expect(Bands(area: area, count: 4).divided(avoiding: rows).map(\.maxY) == edges)
    }

    @Test func anItemThatCannotBeDrawnIsLeftOutOfItsBandOnly() throws {
        let size = CGSize(width: 600, height: 600)
        let scene = list(
            ZStack {
                Color.red
                // Cairo cannot draw text at this size.
                Text("x").font(.system(size: 20)).scaleEffect(1e7)
                Color.blue.frame(width: 20, height: 600)
            }, size: size)
        #expect(try pixels(scene, size: size, scale: 1, threads: 4) == pixels(scene, size: size, scale: 1, threads: 1))
    }
}
