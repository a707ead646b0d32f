import Foundation
import Testing

@testable import SwiftUICore

/// Containers of views with infinite sizes, and the space that spacers leave for other views.
@MainActor
struct InfiniteSizeTests {
    private func size(of view: some View, for proposal: Proposal) -> CGSize {
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.setRootView(view)
        tree.update()
        return tree.rootNode!.contentSize(for: proposal)
    }

    @Test(arguments: [Alignment.center, .topLeading, .bottomTrailing])
    func layersOfEndlessViewsAreEndless(_ alignment: Alignment) {
        let layers = ZStack(alignment: alignment) {
            Color.red
            Color.blue
        }
        #expect(size(of: layers, for: .infinity) == CGSize(width: Double.infinity, height: .infinity))
    }

    @Test(arguments: [VerticalAlignment.center, .top, .bottom])
    func rowsOfEndlessViewsAreEndlessAcross(_ alignment: VerticalAlignment) {
        let row = HStack(alignment: alignment) {
            Color.red
            Color.blue
        }
        #expect(size(of: row, for: Proposal(width: 50, height: .infinity)).height == .infinity)
    }

    @Test func spacersTakeWhatOthersLeave() {
        // Shared out equally the wide view would get a third of 100 points, less than it can use.
        let row = HStack(spacing: 0) {
            Color.red.frame(maxWidth: 80)
            Spacer(minLength: 5)
            Color.blue.frame(width: 10)
        }
        let tree = ViewTree(size: CGSize(width: 100, height: 20))
        tree.setRootView(row)
        tree.update()
        var widths: [CGFloat] = []
        tree.rootNode!.children[0].forEachChild { widths.append($0.size.width) }
        #expect(widths == [80, 10, 10])
    }
}
