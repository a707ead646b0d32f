import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Page: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 6) {
            Text("Count: \(count)").padding(10)
            Button("More") { count += 1 }
        }
    }
}

/// The inspector of a running window, without the window.
@MainActor @Suite struct InspectorTests {
    private let host = ViewHost(Page(), size: CGSize(width: 200, height: 200), recordsReasons: true)

    private func node(_ locator: ViewLocator) throws -> ViewNode {
        let frame = try host.frame(of: locator)
        var found: ViewNode?
        func visit(_ node: ViewNode) {
            if node.globalFrame == frame { found = node }
            node.forEachChild(visit)
        }
        visit(host.tree.rootNode!)
        return try #require(found)
    }

    @Test func thePaddingIsMeasured() throws {
        let highlight = InspectionHighlight(try node(.text("Count: 0")))
        #expect(highlight.title == "Page › Text “Count: 0”")
        #expect(highlight.padding.map(\.label) == ["10", "10", "10", "10"])
        #expect(highlight.padding.map(\.frame).reduce(highlight.frame) { $0.union($1) } == highlight.frame.insetBy(dx: -10, dy: -10))
        #expect(highlight.sentences.contains { $0.hasPrefix("padding proposes") })
    }

    @Test func theGapsAreMeasured() throws {
        let text = try node(.text("Count: 0"))
        let highlight = InspectionHighlight(try #require(text.parent))
        #expect(highlight.gaps.map(\.label) == ["6"])
        #expect(highlight.sentences.contains { $0.hasPrefix("Page: its body ran once") })
    }

    /// What is under the pointer is drawn, a click keeps it, and a view that was evaluated is marked for a moment.
    @Test func theOverlayFollows() throws {
        let inspector = ViewInspector(host.tree)
        // The views have appeared a moment ago.
        #expect(!inspector.draw(at: 0).isEmpty)
        #expect(inspector.isFading)
        let empty = inspector.draw(at: 10).items.count
        #expect(!inspector.isFading)

        let frame = try host.frame(of: .text("Count: 0"))
        let place = CGPoint(x: frame.midX, y: frame.midY)
        inspector.point(at: place)
        let shown = inspector.draw(at: 10).items.count
        #expect(shown > empty)
        inspector.click(at: place)
        inspector.point(at: .zero)
        #expect(inspector.draw(at: 10).items.count == shown)
        inspector.selectParent()
        #expect(inspector.draw(at: 10).items.count > empty)

        try host.tap(.text("More"))
        _ = inspector.draw(at: 11)
        #expect(inspector.isFading)
        _ = inspector.draw(at: 12)
        #expect(!inspector.isFading)
        inspector.end()
    }
}
