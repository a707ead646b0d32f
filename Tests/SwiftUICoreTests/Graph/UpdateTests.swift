import Foundation
import Testing

@testable import SwiftUICore

/// A place where a view under test leaves its state for the test to write.
private final class Handle<Value> {
    var binding: Binding<Value>?
    var log: [String] = []
}

private struct Box: View {
    @State var height: CGFloat = 10
    let handle: Handle<CGFloat>
    var body: some View {
        handle.binding = $height
        return Spacer().frame(width: 10, height: height)
    }
}

private struct Column: View {
    let handles: [Handle<CGFloat>]
    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<handles.count, id: \.self) { Box(handle: handles[$0]) }
        }
    }
}

@MainActor @Suite struct UpdateTests {
    private func makeTree<Content: View>(_ view: Content) -> ViewTree {
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.inspection.bodyTrace = BodyTrace()
        tree.setRootView(view)
        tree.update()
        return tree
    }

    @Test func aChangeEvaluatesOnlyTheBodyThatReadIt() {
        let handles = (0..<4).map { _ in Handle<CGFloat>() }
        let tree = makeTree(Column(handles: handles))
        #expect(tree.inspection.bodyTrace!.evaluations(of: Box.self) == 4)
        #expect(tree.inspection.bodyTrace!.evaluations(of: Column.self) == 1)
        tree.inspection.bodyTrace!.reset()
        handles[2].binding!.wrappedValue = 20
        tree.update()
        #expect(tree.inspection.bodyTrace!.evaluations(of: Box.self) == 1)
        #expect(tree.inspection.bodyTrace!.evaluations(of: Column.self) == 0)
        var frames: [CGRect] = []
        tree.rootNode!.children[0].forEachChild { frames.append($0.globalFrame) }
        #expect(frames.map(\.minY) == [25, 35, 45, 65])
        #expect(frames.map(\.height) == [10, 10, 20, 10])
    }

    @Test func anEqualValueChangesNothing() {
        let handle = Handle<CGFloat>()
        let tree = makeTree(Column(handles: [handle]))
        tree.inspection.bodyTrace!.reset()
        handle.binding!.wrappedValue = 10
        tree.update()
        #expect(tree.inspection.bodyTrace!.total == 0)
    }
}

private struct Coalescing: View {
    @State var value = 0
    let handle: Handle<Int>
    var body: some View {
        handle.log.append("body \(value)")
        return Spacer()
            .onChange(of: value) { handle.log.append("change \($0) \($1)") }
            .onAppear {
                value = 1
                value = 2
                withAnimation {
                    value = 3
                    value = 4
                }
            }
    }
}

extension UpdateTests {
    @Test("lifecycle-003: transactions are shown one after the other")
    func transactionsAreShownOneAfterTheOther() {
        let handle = Handle<Int>()
        _ = makeTree(Coalescing(handle: handle))
        #expect(handle.log == ["body 0", "body 2", "change 0 2", "body 4", "change 2 4"])
    }
}
