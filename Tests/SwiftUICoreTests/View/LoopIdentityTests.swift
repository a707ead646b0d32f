import CoreGraphics
import Testing

@testable import SwiftUICore

/// What the rows under test leave for the test.
private final class Records {
    var binding: Binding<Edit>?
    var states: [Int: Int] = [:]
    var lastState = 0

    func makeState() -> Int {
        lastState += 1
        return lastState
    }
}

private struct Edit: Equatable {
    var elements: [Int]
    var number = 0
}

private struct Row: View {
    let element: Int
    let number: Int
    let records: Records
    @State private var state: Int

    init(element: Int, number: Int, records: Records) {
        self.element = element
        self.number = number
        self.records = records
        _state = State(initialValue: records.makeState())
    }

    var body: some View {
        records.states[element] = state
        return Color.red.frame(width: 10, height: CGFloat(10 + element % 3))
    }
}

private struct Rows: View {
    @State var edit: Edit
    let records: Records

    var body: some View {
        records.binding = $edit
        return VStack(spacing: 0) {
            ForEach(edit.elements, id: \.self) { Row(element: $0, number: edit.number, records: records) }
        }
    }
}

@MainActor struct LoopIdentityTests {
    /// The nodes of the colours, in view order.
    private func colors(in tree: ViewTree) -> [ViewNode] {
        var found: [ViewNode] = []
        func visit(_ node: ViewNode) {
            if node.typeName == "Color" { found.append(node) }
            node.forEachChild(visit)
        }
        if let root = tree.rootNode { visit(root) }
        return found
    }

    private func edited(_ elements: [Int], _ random: inout SystemRandomNumberGenerator, _ kind: Int) -> [Int] {
        var elements = elements
        let new = (elements.max() ?? 0) + 1
        let place = Int.random(in: 0...elements.count, using: &random)
        switch kind {
        case 0: elements.insert(new, at: place)
        case 1: elements.insert(contentsOf: new..<new + 7, at: place)
        case 2 where place < elements.count: elements.remove(at: place)
        case 3 where place < elements.count: elements[place] = new
        case 4 where elements.count > 3: elements.removeSubrange(1..<elements.count - 1)
        case 5 where elements.count > 1: elements.swapAt(0, elements.count - 1)
        case 6 where place + 1 < elements.count: elements.swapAt(place, place + 1)
        default: elements.shuffle(using: &random)
        }
        return elements
    }

    @Test func `A row keeps its state as long as its element is in the collection`() {
        var random = SystemRandomNumberGenerator()
        let records = Records()
        let tree = ViewTree(size: CGSize(width: 100, height: 1000))
        var elements = Array(0..<5)
        tree.setRootView(Rows(edit: Edit(elements: elements), records: records))
        tree.update()
        var known = records.states
        for number in 1...200 {
            elements = edited(elements, &random, Int.random(in: 0..<9, using: &random))
            if elements.count > 40 { elements.removeLast(30) }
            records.states = [:]
            let last = records.lastState
            records.binding!.wrappedValue = Edit(elements: elements, number: number)
            tree.update()
            #expect(Set(records.states.keys) == Set(elements))
            for (element, state) in records.states {
                if let before = known[element] { #expect(state == before, "\(element)") } else { #expect(state > last, "\(element)") }
            }
            known = records.states
            // Every row lies where the heights of those before it put it.
            var position: CGFloat?
            for (element, node) in zip(elements, colors(in: tree)) {
                if let position { #expect(node.globalFrame.minY == position) }
                position = node.globalFrame.minY + CGFloat(10 + element % 3)
            }
        }
    }

    @Test func `Repeated identities are reported, whichever edit repeats them`() {
        for elements in [[1, 1, 2, 3], [1, 2, 3, 1], [1, 2, 2, 3], [3, 1, 2, 3]] {
            let records = Records()
            let tree = ViewTree(size: CGSize(width: 100, height: 1000))
            tree.diagnostics.onWarning = { _ in }
            tree.setRootView(Rows(edit: Edit(elements: [1, 2, 3]), records: records))
            tree.update()
            #expect(tree.diagnostics.warnings.isEmpty)
            records.binding!.wrappedValue = Edit(elements: elements, number: 1)
            tree.update()
            #expect(tree.diagnostics.warnings.count == 1)
            #expect(colors(in: tree).count == 4)
        }
    }
}
