import CoreGraphics
import Foundation
@testable import SwiftUICore
import Testing

/// Deep and wide trees, invalid numbers, leftovers of removed views, and updates that must give the same result as a new tree.
@MainActor @Suite(.fixedWidthText) struct RobustnessTests {
    // MARK: Depth and width

    private struct Nested: View {
        let depth: Int
        let log: Log<CGFloat>
        var body: some View {
            if depth == 0 {
                Tip(log: log)
            } else {
                HStack(spacing: 0) { AnyView(Nested(depth: depth - 1, log: log)) }
            }
        }
    }

    private struct Tip: View {
        @State var length: CGFloat = 10
        let log: Log<CGFloat>
        var body: some View {
            log.binding = $length
            return Color.red.box(length)
        }
    }

    @Test("Ten thousand stacks in each other are laid out, drawn, updated and taken down")
    func deepTree() {
        let log = Log<CGFloat>()
        var view: LaidOutView? = LaidOutView(Nested(depth: 10_000, log: log))
        #expect(view!.leafFrames == [CGRect(x: 95, y: 95, width: 10, height: 10)])
        #expect(view!.coloredFrames == ["red 95 95 10 10"])
        log.binding!.wrappedValue = 20
        view!.tree.update()
        #expect(view!.coloredFrames == ["red 90 90 20 20"])
        view = nil
    }

    @Test("Thousands of views in one stack: one change computes one body")
    func wideTree() {
        let logs = (0..<5000).map { _ in Log<CGFloat>() }
        let view = LaidOutView(VStack(spacing: 0) { ForEach(0..<5000, id: \.self) { Tip(log: logs[$0]) } })
        view.tree.inspection.bodyTrace!.reset()
        logs[2500].binding!.wrappedValue = 30
        view.tree.update()
        #expect(view.tree.inspection.bodyTrace!.total == 1)
        let frames = view.leafFrames
        #expect(frames[2501].minY - frames[2500].minY == 30)
        #expect(frames[0].minY == CGFloat(-24_910))
    }

    // MARK: What is left

    private struct Everything: View {
        @State var shows = true
        let log: Log<Bool>
        let inner: Log<CGFloat>
        var body: some View {
            log.binding = $shows
            return VStack {
                if shows {
                    ForEach(0..<3) { number in
                        GeometryReader { proxy in
                            AnyView(Tip(log: inner).frame(width: proxy.size.width / 2)).id(number)
                        }
                        .environment(\.displayScale, 3)
                        .preference(key: Sum.self, value: number)
                        .onGeometryChange(for: CGSize.self, of: { $0.size }) { _ in }
                        .onChange(of: number) {}
                        .overlayPreferenceValue(Sum.self) { Color.blue.opacity(Double($0)) }
                    }
                    Grid {
                        GridRow {
                            Text("a"); Color.red
                        }
                    }
                    ScrollView { Weightless { Color.red } }
                }
            }
            .onPreferenceChange(Sum.self) { _ in }
        }
    }

    private enum Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Weightless: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    private struct WeakNode { weak var node: ViewNode? }

    @Test("Views that are removed leave nothing behind")
    func nothingIsLeft() {
        let log = Log<Bool>()
        let view = LaidOutView(Everything(log: log, inner: Log()))
        log.binding!.wrappedValue = false
        view.tree.update()
        let empty = (view.tree.graph.attributeCount, view.tree.graph.edgeCount)
        for _ in 0..<3 {
            log.binding!.wrappedValue = true
            view.tree.update()
            var nodes: [WeakNode] = []
            func visit(_ node: ViewNode) {
                nodes.append(WeakNode(node: node))
                node.forEachChild(visit)
            }
            view.tree.rootNode!.children[0].forEachChild { $0.forEachChild(visit) }
            #expect(nodes.count > 20)
            log.binding!.wrappedValue = false
            view.tree.update()
            #expect(nodes.allSatisfy { $0.node == nil })
            #expect(view.tree.graph.attributeCount == empty.0)
            #expect(view.tree.graph.edgeCount == empty.1)
        }
    }

    @Test("A tree that goes takes everything with it")
    func treeGoes() {
        weak var tree: ViewTree?
        weak var root: RootNode?
        autoreleased {
            let view = LaidOutView(Everything(log: Log(), inner: Log()))
            tree = view.tree
            root = view.tree.rootNode
        }
        #expect(tree == nil)
        #expect(root == nil)
    }

    private func autoreleased(_ body: () -> Void) { body() }

    // MARK: Odd numbers

    private static let oddLengths: [CGFloat?] = [nil, 0, -10, .infinity, -.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude]

    @Test("No proposal does harm, whatever the view", arguments: 0..<12)
    func oddProposals(_ kind: Int) {
        let view: AnyView =
            switch kind {
            case 0:
                AnyView(
                    HStack {
                        Color.red; Spacer(); Text("abc def").layoutPriority(1)
                    })
            case 1:
                AnyView(
                    VStack(alignment: .trailing) {
                        Color.red.frame(minWidth: 10, maxWidth: .infinity); Divider()
                    })
            case 2:
                AnyView(
                    ZStack {
                        Color.red.aspectRatio(2, contentMode: .fit); Text("abc")
                    })
            case 3: AnyView(Color.red.padding(-20).frame(maxWidth: 30))
            case 4:
                AnyView(
                    Grid {
                        GridRow {
                            Color.red; Text("a b c")
                        }; Divider()
                    })
            case 5: AnyView(ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 500, height: 20) })
            case 6: AnyView(GeometryReader { Color.red.frame(width: $0.size.width / 2) })
            case 7: AnyView(Color.red.position(x: 10, y: .nan).offset(x: .infinity))
            case 8: AnyView(Circle().aspectRatio(0, contentMode: .fill))
            case 9:
                AnyView(
                    HStackLayout(spacing: .infinity) {
                        Color.red; Color.blue
                    })
            case 10: AnyView(Color.red.frame(minWidth: .nan, idealWidth: -5, maxWidth: -.infinity).fixedSize())
            default: AnyView(Text("a b c d").alignmentGuide(.leading) { _ in .infinity }.frame(width: 20, alignment: .leading))
            }
        let shown = LaidOutView(view)
        for width in Self.oddLengths {
            for height in Self.oddLengths {
                let size = shown.size(for: ProposedViewSize(width: width, height: height))
                #expect(!size.width.isNaN && !size.height.isNaN)
            }
        }
        for length in Self.oddLengths.compactMap({ $0 }) {
            shown.tree.size = CGSize(width: length, height: length)
            shown.tree.update()
            _ = shown.coloredFrames
        }
    }

    @Test("frame-013: frames that cannot be are told of once, with SwiftUI's words")
    func invalidFrames() {
        let frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        for length: CGFloat in [.nan, .infinity] {
            #expect(LaidOutView(Color.red.frame(width: length, height: length)).leafFrames == [frame])
        }
        // Measured on macOS 27.
        for length: CGFloat in [-1, -.infinity] {
            #expect(LaidOutView(Color.red.frame(width: length, height: length)).leafFrames == [CGRect(x: 100, y: 100, width: 0, height: 0)])
        }
    }

    // MARK: Same as from scratch

    private struct Editable: View {
        let items: [Item]
        let padding: CGFloat
        let axis: Axis

        struct Item: Identifiable, Equatable {
            var id: Int
            var length: CGFloat
            var kind: Int
        }

        var body: some View {
            Group {
                if axis == .horizontal {
                    HStack(spacing: padding) { rows }
                } else {
                    VStack { rows }.padding(padding)
                }
            }
            .background(Color.gray)
        }

        private var rows: some View {
            ForEach(items) { item in
                switch item.kind {
                case 0: Color.red.box(item.length)
                case 1: Color.blue.frame(minWidth: item.length)
                case 2:
                    GeometryReader { proxy in
                        Color.green.frame(width: proxy.size.width / 2, height: item.length)
                    }
                case 3:
                    if item.length > 20 {
                        Color.yellow.frame(width: item.length).layoutPriority(1)
                    } else {
                        Spacer(minLength: item.length)
                    }
                default:
                    AnyView(
                        VStack(spacing: 0) {
                            Color.black.box(item.length); Color.white.frame(maxWidth: item.length)
                        })
                }
            }
        }
    }

    @Test("After any edits the picture is the one of a fresh start", arguments: 0..<20 as Range<UInt64>)
    func incrementalIsFromScratch(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed &+ 1000)
        func item(_ id: Int) -> Editable.Item {
            Editable.Item(id: id, length: CGFloat(Int.random(in: 0...40, using: &generator)), kind: Int.random(in: 0...4, using: &generator))
        }
        var items = (0..<4).map(item)
        var padding: CGFloat = 4
        var axis = Axis.vertical
        var size = CGSize(width: 200, height: 200)
        var nextID = 4
        let view = LaidOutView(Editable(items: items, padding: padding, axis: axis), size: size)
        for step in 0..<30 {
            switch Int.random(in: 0...7, using: &generator) {
            case 0:
                items.insert(item(nextID), at: Int.random(in: 0...items.count, using: &generator))
                nextID += 1
            case 1: if !items.isEmpty { items.remove(at: Int.random(in: 0..<items.count, using: &generator)) }
            case 2: items.shuffle(using: &generator)
            case 3, 4: if let index = items.indices.randomElement(using: &generator) { items[index] = item(items[index].id) }
            case 5: padding = CGFloat(Int.random(in: 0...10, using: &generator))
            case 6: axis = axis.perpendicular
            default: size = CGSize(width: Int.random(in: 20...400, using: &generator), height: Int.random(in: 20...400, using: &generator))
            }
            view.tree.size = size
            view.show(Editable(items: items, padding: padding, axis: axis))
            let fresh = LaidOutView(Editable(items: items, padding: padding, axis: axis), size: size)
            #expect(view.coloredFrames == fresh.coloredFrames, "seed \(seed), step \(step)")
            if view.coloredFrames != fresh.coloredFrames { return }
        }
        view.tree.update()
        #expect(!view.tree.isUpdateNeeded)
    }

    /// With a weak reference to it every use of the tree by anyone would take the slow path of reference counting.
    @Test func nobodyRefersToTheTreeWeakly() {
        final class Plain {}
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.setRootView(VStack { ForEach(0..<3) { Text("\($0)").focusable() } }.environment(\.font, .body))
        tree.update()
        #expect(_getWeakRetainCount(tree) == _getWeakRetainCount(Plain()))
    }
}
