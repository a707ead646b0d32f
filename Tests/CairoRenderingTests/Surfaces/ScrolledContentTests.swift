import CoreGraphics
import DisplayLists
import Foundation
import SwiftUI
import Testing

@testable import CairoRendering
@testable import SwiftUICore

/// The pixels of scrolled content are moved, and look as if they were painted anew.
@MainActor @Suite struct ScrolledContentTests {
    private static let size = CGSize(width: 240, height: 200)

    /// What surrounds the scroll view and what it contains.
    enum Surroundings: Int, CaseIterable {
        case none, bars, background, gradientBackground, glassBar, roundedClip, nested, sideways, bothAxes, indicators, pinnedHeaders, opacity
    }

    private struct Row: View {
        let index: Int

        var body: some View {
            HStack(spacing: 7) {
                Circle().fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
                    .frame(width: 18, height: 18)
                    .shadow(color: .black.opacity(0.3), radius: 3, y: 1)
                Text(verbatim: "Row \(index)").opacity(index.isMultiple(of: 3) ? 0.5 : 1)
                Spacer()
                RoundedRectangle(cornerRadius: 4).fill(.orange).frame(width: 20.5, height: 11.3).rotationEffect(.degrees(Double(index % 4) * 30))
            }
            .padding(.horizontal, 9)
            .frame(height: index.isMultiple(of: 2) ? 24 : 29.7)
            .background { if index % 5 == 4 { Color.yellow } }
        }
    }

    private struct Page: View {
        let surroundings: Surroundings
        var hue = 0.5

        private var rows: some View {
            LazyVStack(spacing: 1) { ForEach(0..<100) { Row(index: $0) } }
        }

        var body: some View {
            switch surroundings {
            case .none, .indicators: ScrollView { rows }
            case .bars:
                VStack(spacing: 0) {
                    Text("Title").frame(maxWidth: .infinity).frame(height: 31).background(Color(hue: hue, saturation: 0.4, brightness: 1))
                    ScrollView { rows }
                    Color.gray.frame(height: 11)
                }
            case .background: ScrollView { rows }.padding(13).background(.mint)
            case .gradientBackground:
                ScrollView { rows }.padding(13).background(LinearGradient(colors: [.white, .gray], startPoint: .top, endPoint: .bottom))
            case .glassBar:
                ScrollView { rows }.overlay(alignment: .top) { Text("Title").frame(maxWidth: .infinity).frame(height: 33).background(.thinMaterial) }
            case .roundedClip: ScrollView { rows }.clipShape(.rect(cornerRadius: 20)).padding(5)
            case .nested:
                ScrollView {
                    ScrollView(.horizontal) { HStack { ForEach(0..<20) { Row(index: $0).frame(width: 150) } } }
                    rows
                }
            case .sideways: ScrollView(.horizontal) { HStack { ForEach(0..<40) { Row(index: $0).frame(width: 150, height: 180).border(.red) } } }
            case .bothAxes: ScrollView([.horizontal, .vertical]) { rows.frame(width: 500) }
            case .pinnedHeaders:
                ScrollView {
                    LazyVStack(pinnedViews: .sectionHeaders) {
                        ForEach(0..<9) { section in
                            Section {
                                ForEach(0..<5) { Row(index: $0) }
                            } header: {
                                Text(verbatim: "Section \(section)").frame(maxWidth: .infinity).background(.cyan)
                            }
                        }
                    }
                }
            case .opacity: ScrollView { rows }.opacity(0.8)
            }
        }
    }

    private func makeTree(_ view: some View) -> ViewTree {
        Engines.install()
        let tree = ViewTree(size: Self.size)
        tree.setRootView(view)
        tree.update()
        return tree
    }

    private func list(_ tree: ViewTree, scale: CGFloat) -> DisplayList {
        DisplayListBuilder.draw(tree.rootNode!, displayScale: scale)
    }

    private func scrollNodes(_ tree: ViewTree) -> [ScrollNode] {
        var nodes: [ScrollNode] = []
        func visit(_ node: ViewNode) {
            if let scroll = node as? ScrollNode { nodes.append(scroll) }
            node.forEachChild(visit)
        }
        if let root = tree.rootNode { visit(root) }
        return nodes
    }

    /// The largest difference of a channel between the retained surface and a picture painted anew.
    private func difference(_ retained: RetainedSurface, _ list: DisplayList) throws -> Int {
        let whole = try retained.renderer.bitmap(of: list, size: Self.size)
        let (pixels, expected) = (retained.bitmap.rgbaBytes(), whole.rgbaBytes())
        // Comparing bytes one by one takes long in a debug build.
        guard pixels != expected else { return 0 }
        var largest = 0
        for index in pixels.indices where pixels[index] != expected[index] {
            largest = max(largest, abs(Int(pixels[index]) - Int(expected[index])))
        }
        return largest
    }

    @Test(arguments: Surroundings.allCases, [1.0, 1.5, 2])
    func movedPixelsLookPainted(surroundings: Surroundings, scale: CGFloat) throws {
        var dice = Dice(seed: surroundings.rawValue * 3 + Int(scale * 2) + 1)
        let tree = makeTree(Page(surroundings: surroundings))
        tree.showsScrollIndicators = surroundings == .indicators
        let renderer = CairoRenderer(scale: scale, background: .white)
        let retained = try RetainedSurface(renderer: renderer, size: Self.size)
        try retained.show(list(tree, scale: scale))
        for step in 0..<12 {
            let nodes = scrollNodes(tree)
            let node = nodes[dice(nodes.count)]
            let (x, y) = (CGFloat(dice(400) - 150) / 7, CGFloat(dice(400) - 150) / 7)
            node.scroll(by: CGVector(dx: node.axes.contains(.horizontal) ? x : 0, dy: node.axes.contains(.vertical) ? y : 0))
            if dice(4) == 0 { tree.setRootView(Page(surroundings: surroundings, hue: Double(step) / 30)) }
            tree.update()
            let new = list(tree, scale: scale)
            try retained.show(new)
            let difference = try difference(retained, new)
            try #require(difference <= 2, "step \(step)")
        }
    }

    /// Where content was scrolled, only its new edge, and what does not scroll along, is painted.
    @Test(arguments: [
        (Surroundings.none, 0.4), (.bars, 0.4), (.background, 0.4), (.glassBar, 0.7), (.sideways, 0.5), (.bothAxes, 0.6), (.nested, 0.4),
        (.opacity, 0.4), (.gradientBackground, 2),
    ])
    func onlyTheEdgeIsDamaged(surroundings: Surroundings, share: Double) throws {
        let tree = makeTree(Page(surroundings: surroundings))
        var tracker = DamageTracker()
        let grid = SurfaceGrid(bounds: CGRect(x: 0, y: 0, width: 360, height: 300), scale: 1.5)
        _ = tracker.change(to: list(tree, scale: 1.5), on: grid)
        let node = try #require(scrollNodes(tree).first)
        node.scroll(by: CGVector(dx: node.axes.contains(.horizontal) ? 10.3 : 0, dy: node.axes.contains(.vertical) ? 10.3 : 0))
        tree.update()
        let change = tracker.change(to: list(tree, scale: 1.5), on: grid)
        let damaged = change.damage.reduce(0) { $0 + $1.width * $1.height }
        if share > 1 {
            #expect(change.movement == nil)
        } else {
            // 10.3 points are 15 or 16 pixels.
            let distance = try #require(change.movement).distance
            #expect([0, -15].contains(distance.dx) && [0, -15].contains(distance.dy) && distance != .zero, "\(distance)")
            #expect(damaged < share * Self.size.width * Self.size.height)
        }
    }

    @Test func smallChangesMoveNothing() {
        func list(_ x: CGFloat) -> DisplayList {
            let identity = DisplayList.Identity(node: 1)
            let rect = CGRect(x: x, y: 0, width: 5, height: 5)
            let item = DisplayList.Item(identity: identity, frame: rect, content: .fill(rect, .pureRed))
            return DisplayList(items: [item])
        }
        var tracker = DamageTracker()
        let grid = SurfaceGrid(bounds: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1)
        #expect(tracker.change(to: list(0), on: grid).damage == [.infinite])
        #expect(tracker.change(to: list(0), on: grid).damage.isEmpty)
        let change = tracker.change(to: list(10), on: grid)
        #expect(change.movement == nil && change.damage.count == 2)
    }

    @Test(arguments: [(7, 3), (-7, 3), (0, 5), (0, -5), (6, 0), (-6, 0)], [1, 3])
    func pixelsMove(distance: (Int, Int), threads: Int) throws {
        let (width, height) = (700, 500)
        let bitmap = try Bitmap(width: width, height: height)
        bitmap.withBytes { bytes in
            for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: index &* 2_654_435_761 >> 13) }
        }
        let before = bitmap.rgbaBytes()
        let area = CGRect(x: 20, y: 30, width: 650, height: 440)
        bitmap.movePixels(to: area, by: CGVector(dx: distance.0, dy: distance.1), threads: threads)
        let after = bitmap.rgbaBytes()
        for y in 0..<height {
            for x in 0..<width {
                let moved = area.contains(CGPoint(x: x, y: y))
                let from = moved ? (y - distance.1) * width + x - distance.0 : y * width + x
                guard after[(y * width + x) * 4..<(y * width + x) * 4 + 4] == before[from * 4..<from * 4 + 4] else {
                    Issue.record("\(x), \(y)")
                    return
                }
            }
        }
    }
}
