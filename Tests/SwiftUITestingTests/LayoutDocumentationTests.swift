import Foundation
import SwiftUI
import SwiftUITesting
import Testing

// The examples of Docs/Layout.md, word by word; the last test compares the two.

private struct Chain: View {
    var body: some View {
        Text("Hello")  // knows its size
            .padding(10)  // proposes 20 less each way, answers 20 more than the text
            .background(.blue)  // proposes the text's padded size to the colour, answers that size
            .frame(width: 200)  // proposes a width of 200, answers 200, puts the rest in its middle
    }
}

private struct Row: View {
    var body: some View {
        HStack {
            Color.red.frame(maxWidth: 80)  // flexible up to 80
            Spacer()
            Color.blue.frame(width: 10)  // not flexible: served first
        }
    }
}

private enum Inspected {
    struct Entry: View {
        var body: some View {
            HStack {
                Color.red.frame(maxWidth: 60)
                Color.teal
                Text("Detail").layoutPriority(1)
            }
        }
    }
}

private struct Sidebar: View { var body: some View { Color.red.frame(width: 10, height: 10) } }
private struct Detail: View { var body: some View { Color.blue.frame(width: 10, height: 10) } }

private struct Adaptive: View {
    var isWide: Bool

    var body: some View {
        let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout {
            Sidebar(); Detail()
        }
    }
}

private struct Bar: View {
    var rows: some View { ForEach(0..<50, id: \.self) { Text("Row \($0)").accessibilityIdentifier("row\($0)") } }

    var body: some View {
        ScrollView { rows }
            .safeAreaInset(edge: .bottom) {  // rows end above the bar, and pass under it while they move
                Text("Total").padding().background(.green)
            }
    }
}

struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = bounds.origin
        for subview in subviews {
            subview.place(at: point, proposal: .unspecified)
            let size = subview.sizeThatFits(.unspecified)
            point.x += size.width
            point.y += size.height
        }
    }
}

@MainActor struct LayoutDocumentationTests {
    @Test func `A chain takes what its last frame says`() throws {
        let host = ViewHost(Chain().accessibilityIdentifier("chain"))
        #expect(try host.frame(of: .identifier("chain")).width == 200)
        #expect(abs(try host.frame(of: .text("Hello")).midX - 195) < 0.5)
    }

    @Test func `A row shares its width`() throws {
        let host = ViewHost(Row().accessibilityIdentifier("row"), size: CGSize(width: 300, height: 50))
        #expect(try host.frame(of: .identifier("row")).width == 300)
    }

    @Test func `A layout takes another's place`() throws {
        let host = ViewHost(Adaptive(isWide: true).accessibilityIdentifier("pair"))
        #expect(try host.frame(of: .identifier("pair")).size == CGSize(width: 28, height: 10))
        host.show(Adaptive(isWide: false).accessibilityIdentifier("pair"))
        #expect(try host.frame(of: .identifier("pair")).size == CGSize(width: 10, height: 28))
    }

    @Test func `Rows end above a bar`() throws {
        let host = ViewHost(Bar())
        _ = try host.scroll(.identifier("row0"), by: CGSize(width: 0, height: 1e6))
        #expect(try host.frame(of: .identifier("row49")).maxY <= host.frame(of: .text("Total")).minY)
    }

    @Test func `A layout of one's own goes down the stairs`() throws {
        let host = ViewHost(
            Diagonal {
                Color.red.frame(width: 10, height: 20); Color.blue.frame(width: 30, height: 40)
            }.accessibilityIdentifier("stairs"))
        #expect(try host.frame(of: .identifier("stairs")).size == CGSize(width: 40, height: 60))
    }

    @Test func `The priority is served first and the flexible colour gets the rest`() throws {
        let host = ViewHost(Inspected.Entry(), size: CGSize(width: 320, height: 34))
        #expect(try host.frame(of: .text("Detail")).maxX == 320)
    }

    @Test func `The page shows what is compiled here`() throws {
        let here = URL(filePath: #filePath)
        let page = try String(contentsOf: here.deletingLastPathComponent().appending(path: "../../Docs/Layout.md").standardized, encoding: .utf8)
        let source = try String(contentsOf: here, encoding: .utf8)
        let blocks = page.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
        #expect(blocks.count >= 5)
        for block in blocks { #expect(unindented(source).contains(unindented(block)), "\(block)") }
    }

    /// The page shows code at the left margin that stands inside a declaration here.
    private func unindented(_ code: String) -> String {
        code.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
}
