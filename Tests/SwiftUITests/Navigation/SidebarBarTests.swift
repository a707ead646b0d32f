import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting
import Testing

/// The bar of a sidebar: nothing in it is cut off or lies over anything else, however narrow it is.
@MainActor struct SidebarBarTests {
    enum Part: CaseIterable, Sendable { case title, subtitle, leading, actions, words, principal, search, back }

    struct Sidebar: View {
        var parts: Set<Part>
        @State private var text = ""

        init(parts: Set<Part>) {
            self.parts = parts
        }

        @ViewBuilder private var page: some View {
            if parts.contains(.back) {
                NavigationStack(path: .constant([1])) {
                    Text("Root").navigationDestination(for: Int.self) { _ in content }
                }
            } else {
                content
            }
        }

        private var content: some View {
            List(0..<5, id: \.self) { Text("Box \($0)") }
                .modifier(Searching(isOn: parts.contains(.search), text: $text))
                .navigationTitle(parts.contains(.title) ? "Mailboxes" : "")
                .navigationSubtitle(parts.contains(.subtitle) ? "Updated just now" : "")
                .toolbar {
                    if parts.contains(.leading) {
                        ToolbarItem(placement: .navigation) { Button("Compose", systemImage: "square.and.pencil") {} }
                    }
                    if parts.contains(.principal) { ToolbarItem(placement: .principal) { Text("Principal") } }
                    if parts.contains(.actions) {
                        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
                        ToolbarItem { Button("Share", systemImage: "square.and.arrow.up") {} }
                    }
                    if parts.contains(.words) {
                        ToolbarItem { Button("New Mailbox") {} }
                        ToolbarItem { Button("Edit") {} }
                    }
                }
        }

        var body: some View { page }
    }

    struct Searching: ViewModifier {
        var isOn: Bool
        @Binding var text: String
        func body(content: Content) -> some View {
            if isOn { content.searchable(text: $text, placement: .sidebar) } else { content }
        }
    }

    struct Window: View {
        var parts: Set<Part>
        var width: CGFloat
        var detailTitle: String?

        var body: some View {
            NavigationSplitView {
                Sidebar(parts: parts).navigationSplitViewColumnWidth(width)
            } detail: {
                if let detailTitle {
                    Text("Letter").navigationTitle(detailTitle)
                } else {
                    Text("Letter")
                }
            }
            .environment(\.horizontalSizeClass, .regular)
        }
    }

    /// Every part alone, every two of them, and all.
    nonisolated static let combinations: [Set<Part>] = {
        var result: [Set<Part>] = [[], Set(Part.allCases), Set(Part.allCases).subtracting([.back])]
        for first in Part.allCases {
            for second in Part.allCases { result.append([first, second]) }
            result.append(Set(Part.allCases).subtracting([first]))
        }
        return Array(Set(result))
    }()

    private func check(_ parts: Set<Part>, _ width: CGFloat, _ profile: ViewHost.Profile) {
        let host = ViewHost(Window(parts: parts, width: width), size: CGSize(width: 900, height: 500), profile: profile)
        var frames: [(String, CGRect)] = []
        func visit(_ node: ViewNode) {
            let frame = node.globalFrame
            let isText = node is TextNode
            if isText || node.typeName == "Image", frame.maxY < 150, frame.width > 0, frame.minX < width {
                let text = FoundView(node).text ?? node.typeName
                let name = "\(parts.map { "\($0)" }.sorted()) in \(width), \(profile): \(text)"
                #expect(frame.minX >= 0 && frame.maxX <= width, "outside: \(name)")
                // A title on iOS may be cut off in the bar, where a principal item takes its place too; under the bar it is smaller instead.
                let mayBeCutOff = profile == .iOS && ["Mailboxes", "Updated just now", "Principal"].contains(text)
                if isText, !mayBeCutOff { #expect(frame.width >= node.size(for: .unspecified).width - 0.5, "cut off: \(name)") }
                if !text.hasPrefix("Box ") { frames.append((name, frame)) }
            }
            node.forEachChild(visit)
        }
        if let root = host.tree.rootNode { visit(root) }
        for (index, (name, frame)) in frames.enumerated() {
            for (other, otherFrame) in frames[(index + 1)...] {
                let overlap = frame.intersection(otherFrame)
                #expect(overlap.isNull || overlap.width < 0.5 || overlap.height < 0.5, "\(name) over \(other)")
            }
        }
    }

    @Test(arguments: [180, 300] as [CGFloat])
    func nothingIsCutOff(width: CGFloat) {
        for parts in Self.combinations { check(parts, width, .macOS) }
    }

    @Test(arguments: [180, 300] as [CGFloat])
    func nothingIsCutOffOnIOS(width: CGFloat) {
        for parts in Self.combinations { check(parts, width, .iOS) }
    }

    private func host(_ window: Window) -> ViewHost {
        ViewHost(window, size: CGSize(width: 900, height: 500), profile: .macOS)
    }

    @Test("The title of a sidebar stands in the column beside it, unless that has one")
    func titles() throws {
        var host = host(Window(parts: [.title, .subtitle, .actions], width: 200))
        #expect(try host.frame(of: .text("Mailboxes")).minX > 200)
        #expect(try host.frame(of: .text("Updated just now")).minX > 200)
        host = self.host(Window(parts: [.title, .back], width: 200))
        #expect(try host.frame(of: .text("Mailboxes")).minX > 200)
        host = self.host(Window(parts: [.title], width: 200, detailTitle: "Inbox"))
        #expect(!host.contains(.text("Mailboxes")))
        #expect(try host.frame(of: .text("Inbox")).minX > 200)
        try host.tap(.label("Hide Sidebar"))
        host.advance(by: 1)
        #expect(host.contains(.text("Inbox")))
    }

    @Test("A search has a row of its own under the bar of a sidebar")
    func search() throws {
        let host = host(Window(parts: [.search, .actions], width: 180))
        var field = CGRect.zero
        func visit(_ node: ViewNode) {
            if node.typeName == "TextField" { field = node.globalFrame }
            node.forEachChild(visit)
        }
        if let root = host.tree.rootNode { visit(root) }
        #expect(field.minY > 40 && field.maxY < 100 && field.minX > 0 && field.maxX < 180 && field.width > 100)
    }

    @Test("Items that do not fit lie in a menu")
    func overflow() throws {
        let host = host(Window(parts: [.leading, .actions, .words], width: 180))
        #expect(!host.contains(.text("Edit")))
        try host.tap(.label("More"))
        host.advance(by: 1)
        #expect(host.contains(.text("Edit")))
        try host.tap(.text("Edit"))
        host.advance(by: 1)
        #expect(!host.contains(.text("Edit")))
        let wide = self.host(Window(parts: [.leading, .actions], width: 300))
        #expect(!wide.contains(.label("More")))
    }

    @Test func pictures() throws {
        for width in [180, 240, 300] as [CGFloat] {
            for (name, parts) in [
                ("all", Set(Part.allCases)), ("common", [.title, .actions, .search]), ("words", [.title, .words, .leading]),
            ] as [(String, Set<Part>)] {
                try lookAt("sidebar-\(name)-\(Int(width))", size: CGSize(width: 800, height: 500), Window(parts: parts, width: width))
            }
        }
    }
}
