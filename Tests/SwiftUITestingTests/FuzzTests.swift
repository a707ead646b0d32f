import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// A view in a random tree.
private struct FuzzNode: Identifiable {
    var id: Int
    var kind: Int
    var children: [FuzzNode]

    /// Changes something somewhere in the tree.
    mutating func edit(_ dice: inout FuzzDice) {
        if !children.isEmpty, dice(3) > 0 {
            let index = dice(children.count)
            switch dice(6) {
            case 0: children.remove(at: index)
            case 1: children.swapAt(index, dice(children.count))
            case 2: children.insert(dice.node(depth: 1), at: index)
            default: children[index].edit(&dice)
            }
        } else {
            kind = dice(FuzzNodeView.kinds)
        }
    }
}

private struct FuzzDice {
    private var state: UInt64
    private var nextID = 0

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func callAsFunction(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    mutating func node(depth: Int) -> FuzzNode {
        nextID += 1
        let id = nextID
        return FuzzNode(
            id: id, kind: self(FuzzNodeView.kinds), children: depth > 0 ? (0..<self(4)).map { _ in node(depth: depth - 1) } : [])
    }
}

/// The states of the views, with which a new tree can begin, and the views that exist.
@MainActor private final class FuzzStore {
    var values: [Int: Int] = [:]
    var appeared: [Int: Int] = [:]
    var runningTasks = 0
}

private struct FuzzNodeView: View {
    nonisolated static let kinds = 16

    let node: FuzzNode
    let store: FuzzStore
    @State private var value: Int
    @State private var width: CGFloat = 0

    init(node: FuzzNode, store: FuzzStore) {
        self.node = node
        self.store = store
        _value = State(initialValue: MainActor.assumeIsolated { store.values[node.id] ?? 0 })
    }

    private func bump(_ animation: Animation?) {
        let next = (store.values[node.id] ?? 0) + 1
        store.values[node.id] = next
        withAnimation(animation) { value = next }
    }

    private var children: some View {
        ForEach(node.children) { FuzzNodeView(node: $0, store: store) }
    }

    @ViewBuilder private var content: some View {
        switch node.kind {
        case 0:
            VStack(spacing: CGFloat(value % 3)) {
                Text("\(node.id) \(value)"); children
            }
        case 1:
            HStack {
                children; Color.red.frame(width: CGFloat(10 + value % 5 * 8), height: 12)
            }
        case 2:
            ZStack(alignment: value.isMultiple(of: 2) ? .center : .topLeading) {
                Color.blue.opacity(0.2); children
            }
        case 3: Text("\(node.id): " + String(repeating: "word ", count: value % 6 + 1))
        case 4:
            VStack {
                if value.isMultiple(of: 2) { Text("even").transition(.opacity) } else { Color.green.frame(height: 8) }
                children
            }
        case 5: VStack { children }.padding(CGFloat(value % 4 * 3))
        case 6: HStack { children }.background { Color.yellow }.overlay { Text("\(value)") }
        case 7: VStack { children }.offset(x: CGFloat(value % 4 * 5)).opacity(value % 3 == 0 ? 1 : 0.5)
        case 8:
            ScrollView {
                VStack {
                    Color.orange.frame(height: CGFloat(20 + value % 7 * 30)); children
                }
            }.frame(height: 60)
        case 9:
            GeometryReader { proxy in
                VStack {
                    Text("\(Int(proxy.size.width))"); children
                }
            }
        case 10: AnyView(value.isMultiple(of: 2) ? AnyView(Text("any \(value)")) : AnyView(VStack { children }))
        case 11: VStack { children }.frame(width: CGFloat(40 + value % 5 * 10)).id(value % 2)
        case 12:
            VStack {
                Text("\(Int(width))")
                // What is measured does not depend on what is shown of it: there would be several ways to settle.
                Color.gray.frame(width: CGFloat(20 + value % 4 * 5), height: 4)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width.rounded()
                    } action: {
                        width = $0
                    }
                children
            }
        case 13: VStack { children }.rotationEffect(.degrees(Double(value % 4 * 15))).scaleEffect(value.isMultiple(of: 2) ? 1 : 1.5)
        case 14:
            // More children than are drawn and hit one by one.
            ZStack(alignment: .topLeading) {
                ForEach(0..<70) { Color.purple.frame(width: 3, height: 3).offset(x: CGFloat($0 * 4 + value % 3), y: CGFloat($0 % 7 * 4)) }
                children
            }
        default: Button("press \(value)") { bump(nil) }.environment(\.lineLimit, value % 2 + 1)
        }
    }

    var body: some View {
        content
            .onTapGesture { bump(node.id.isMultiple(of: 3) ? .linear(duration: 0.2) : nil) }
            .onAppear { store.appeared[node.id, default: 0] += 1 }
            .onDisappear { store.appeared[node.id, default: 0] -= 1 }
            .task {
                store.runningTasks += 1
                try? await Task.sleep(nanoseconds: 3_600_000_000_000)
                store.runningTasks -= 1
            }
    }
}

private struct WeakNode {
    weak var node: ViewNode?
}

/// Random actions of users and programs. Afterwards the tree must equal a new tree that begins with the same states.
@MainActor @Suite(.serialized) struct FuzzTests {
    /// How many random actions there are; `make fuzz` sets more.
    nonisolated static let steps = ProcessInfo.processInfo.environment["APUS_FUZZ_STEPS"].flatMap { Int($0) } ?? 1_500
    nonisolated static let stepsPerTree = 50
    nonisolated static let seeds = Array(0..<max(1, steps / stepsPerTree))

    private func root(_ node: FuzzNode, _ store: FuzzStore) -> some View { FuzzNodeView(node: node, store: store).frame(width: 300, height: 300) }

    private func act(on host: ViewHost, _ node: inout FuzzNode, _ store: FuzzStore, _ dice: inout FuzzDice) throws {
        let point = ViewLocator.point(CGFloat(dice(300)), CGFloat(dice(300)))
        switch dice(16) {
        case 0..<6: try host.tap(point)
        case 6, 7: try host.drag(point, by: CGSize(width: dice(100) - 50, height: dice(100) - 50), duration: Double(dice(4)) / 20)
        case 8: try host.hover(point)
        case 9: host.advance(by: Double(dice(20)) / 100)
        case 10: try host.scroll(point, by: CGSize(width: 0, height: dice(100) - 50))
        case 11: host.size = CGSize(width: 250 + dice(100), height: 250 + dice(100))
        case 12: _ = list(host)
        case 13: host.tree.environment.layoutDirection = dice(2) == 0 ? .leftToRight : .rightToLeft
        default:
            node.edit(&dice)
            host.show(root(node, store))
        }
    }

    private func list(_ host: ViewHost) -> DisplayList { DisplayListBuilder.draw(host.tree.rootNode!, displayScale: 2) }

    /// What the first item is that two pictures do not have in common.
    private func firstDifference(_ list: DisplayList, _ other: DisplayList) -> String {
        let (items, others) = (list.items, other.items)
        guard items.count == others.count else { return "\(items.count) items and \(others.count)" }
        for (item, other) in zip(items, others) where !item.isSame(as: other) {
            if case .group(_, let inner) = item.content, case .group(_, let otherInner) = other.content, !inner.isSame(as: otherInner) {
                return firstDifference(inner, otherInner)
            }
            return "\(item) and \(other)"
        }
        return "none"
    }

    private func allNodes(_ host: ViewHost) -> [ViewNode] {
        var nodes: [ViewNode] = []
        func visit(_ node: ViewNode) {
            nodes.append(node)
            node.forEachOwnedChild(visit)
        }
        if let root = host.tree.rootNode { visit(root) }
        return nodes
    }

    /// What a pointer meets by the rules alone, every view asked.
    private func naiveHitPath(_ node: ViewNode, at point: CGPoint) -> [ViewNode]? {
        let local = CGPoint(x: point.x - node.shownOrigin.x, y: point.y - node.shownOrigin.y)
        let isInBounds = CGRect(origin: .zero, size: node.size).contains(local)
        guard node.allowsHit(at: local), isInBounds || !node.clipsHits else { return nil }
        var inner = local
        if let transform = node.contentTransform {
            guard transform.a * transform.d - transform.b * transform.c != 0 else { return nil }
            inner = local.applying(transform.inverted())
        }
        for child in node.childrenFrontToBack {
            if let path = naiveHitPath(child, at: inner) { return path + [node] }
        }
        return node.containsHit(local) || (node.clipsHits && isInBounds) ? [node] : nil
    }

    private func expectNaiveHits(_ host: ViewHost, _ dice: inout FuzzDice, seed: Int) {
        for _ in 0..<4 {
            let point = CGPoint(x: dice(700) / 2 - 25, y: dice(700) / 2 - 25)
            let naive = naiveHitPath(host.tree.rootNode!, at: point) ?? []
            #expect(host.tree.hitPath(at: point).elementsEqual(naive, by: ===), "seed \(seed): \(point) meets another view")
        }
    }

    /// What the host shows when everything is at rest and every scroll view at its beginning.
    private func resting(_ host: ViewHost) -> String {
        host.advance(by: 0.5)
        for _ in 0..<40 where host.isAnimating { host.advance(by: 0.25) }
        for case let scroll as ScrollNode in allNodes(host) { scroll.scroll(to: .zero) }
        host.tree.update()
        return host.dump()
    }

    @Test("After any actions the views are those of a tree made anew", arguments: seeds)
    func actions(seed: Int) throws {
        var dice = FuzzDice(seed: UInt64(seed) + 1)
        var node = dice.node(depth: 3)
        let store = FuzzStore()
        let host = ViewHost(root(node, store), size: CGSize(width: 300, height: 300))
        host.tree.display.repaintBoundaryThreshold = 1
        for _ in 0..<Self.stepsPerTree {
            try act(on: host, &node, store, &dice)
            if dice(3) == 0 { expectNaiveHits(host, &dice, seed: seed) }
            if dice(3) == 0 {
                let kept = list(host)
                host.tree.setNeedsDisplay()
                let anew = list(host)
                #expect(anew.isSame(as: kept), "seed \(seed): a drawing was kept that had changed: \(firstDifference(anew, kept))")
            }
        }
        let shown = resting(host)
        let anew = ViewHost(root(node, store), size: host.size)
        anew.tree.environment.layoutDirection = host.tree.environment.layoutDirection
        anew.tree.update()
        #expect(shown == resting(anew), "seed \(seed)")
        #expect(!host.isAnimating)

        // Nothing is left of what is taken away.
        let nodes = allNodes(host).map { WeakNode(node: $0) }
        host.show(EmptyView())
        host.advance(by: 2)
        #expect(nodes.allSatisfy { $0.node == nil || !$0.node!.hasEnded || $0.node === host.tree.rootNode }, "seed \(seed)")
        #expect(nodes.filter { $0.node != nil }.count <= 1, "seed \(seed)")
        anew.show(EmptyView())
        anew.advance(by: 2)
        #expect(store.appeared.values.allSatisfy { $0 == 0 }, "seed \(seed)")
    }

    @Test("Tasks end with their views", arguments: 0..<4)
    func tasks(seed: Int) async throws {
        var dice = FuzzDice(seed: UInt64(seed) + 100)
        var node = dice.node(depth: 3)
        weak var left: FuzzStore?
        do {
            let store = FuzzStore()
            left = store
            let host = ViewHost(root(node, store), size: CGSize(width: 300, height: 300))
            await host.settle()
            for _ in 0..<20 {
                try act(on: host, &node, store, &dice)
                await host.settle()
            }
            let present = store.appeared.values.reduce(0, +)
            #expect(store.runningTasks == present)
            host.show(EmptyView())
            host.advance(by: 2)
            for _ in 0..<100 where store.runningTasks > 0 { await host.settle() }
            #expect(store.runningTasks == 0)
        }
        for _ in 0..<100 where left != nil { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(left == nil, "nothing holds what the views have held")
    }
}
