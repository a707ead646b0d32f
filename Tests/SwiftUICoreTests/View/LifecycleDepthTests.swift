import CoreGraphics
@testable import SwiftUICore
import Testing

/// Counts how often its node is asked whether it hides its child.
private struct Counting: UnaryNodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let count: Count

    final class Count {
        var value = 0
    }

    nonisolated init(count: Count) { self.count = count }

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        CountingNode(child: child, count: modifier.value.count, inputs: inputs)
    }

    private final class CountingNode: UnaryNode {
        let count: Count

        init(child: ViewNode, count: Count, inputs: _ViewInputs) {
            self.count = count
            super.init(child: child, inputs: inputs)
        }

        override func hides(_ child: ViewNode) -> Bool {
            count.value += 1
            return false
        }
    }
}

@Suite struct LifecycleDepthTests {
    @Test(arguments: [10, 100]) func nestedActionsAskTheNodesAroundThemOnce(depth: Int) {
        let count = Counting.Count()
        var appeared = 0
        var view = AnyView(Color.red)
        for _ in 0..<depth { view = AnyView(view.onAppear { appeared += 1 }.task {}) }
        let tree = ViewTree(size: CGSize(width: 10, height: 10))
        tree.setRootView(view.modifier(Counting(count: count)))
        tree.update()
        #expect(appeared == depth)
        #expect(count.value == 1)
        tree.removeRootView()
    }

    @Test func whatIsHiddenAppearsWhenItIsShown() {
        var appeared = 0
        let inner = Color.red.frame(width: 50, height: 5).onAppear { appeared += 1 }
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.setRootView(
            ViewThatFits {
                inner.frame(width: 80); Color.blue
            })
        tree.update()
        #expect(appeared == 1)
        tree.size = CGSize(width: 20, height: 20)
        tree.update()
        tree.size = CGSize(width: 100, height: 100)
        tree.update()
        #expect(appeared == 2)
        tree.removeRootView()
    }
}
