import SwiftUI
import Testing

@testable import SwiftUI
@testable import SwiftUITesting

/// The toolbar items of content that is in no page of a navigation container.
@MainActor struct OuterToolbarTests {
    private func host(_ view: some View, _ profile: ViewHost.Profile = .macOS) -> ViewHost {
        let host = ViewHost(WindowRoot(content: view), size: CGSize(width: 800, height: 500), profile: profile)
        host.advance(by: 1)
        return host
    }

    private func count(of text: String, in host: ViewHost) -> Int {
        host.accessibilityElements.flatMap(\.flattened).filter { $0.label == text && $0.role == .button }.count
    }

    private struct Bar: ToolbarContent {
        var body: some ToolbarContent { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
    }

    @Test("A window of macOS shows the items of content without a container above it, and is unchanged without items")
    func window() throws {
        let plain = try host(Text("Content").navigationTitle("Title")).frame(of: .text("Content"))
        #expect(plain.midY == 250)
        let window = host(Text("Content").navigationTitle("Title").toolbar { Bar() })
        #expect(count(of: "Add", in: window) == 1)
        let content = try window.frame(of: .text("Content"))
        #expect(content.midY == 276)
        // The toolbar is as wide as the window, whose content is not.
        let item = try window.frame(of: .text("Add"))
        #expect(item.maxY < content.minY && item.maxX > 770)
        #expect(count(of: "Add", in: host(Text("Content").toolbar { Bar() }, .iOS)) == 0)
    }

    @Test("A container shows the items of views around it once, in the bar of the page on top or of the last column")
    func containers() throws {
        struct Stack: View {
            @State var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    Button("Push") { path = [1] }.navigationDestination(for: Int.self) { _ in Text("Second") }
                }
                .toolbar { Bar() }
            }
        }
        let stack = host(Stack())
        #expect(count(of: "Add", in: stack) == 1)
        try stack.tap(.text("Push"))
        stack.advance(by: 1)
        #expect(stack.contains(.text("Second")))
        #expect(count(of: "Add", in: stack) == 1)

        let columns: [(String, AnyView)] = [
            (
                "view",
                AnyView(
                    NavigationSplitView {
                        List { Text("Side") }
                    } detail: {
                        Text("Detail")
                    }.toolbar { Bar() })
            ),
            (
                "stack",
                AnyView(
                    NavigationSplitView {
                        List { Text("Side") }
                    } detail: {
                        NavigationStack { Text("Detail") }
                    }.toolbar { Bar() })
            ),
            (
                "inner",
                AnyView(
                    NavigationSplitView {
                        List { Text("Side") }
                    } detail: {
                        NavigationStack { Text("Detail") }.toolbar { Bar() }
                    })
            ),
        ]
        for (name, view) in columns {
            let host = host(view)
            #expect(count(of: "Add", in: host) == 1, Comment(rawValue: name))
            #expect(try host.frame(of: .text("Add")).minX > host.frame(of: .text("Detail")).maxX, Comment(rawValue: name))
        }
    }

    @Test("A sheet of macOS shows its items below the content, with and without a container", arguments: [false, true])
    func sheet(hasContainer: Bool) throws {
        let content = Text("Content").frame(width: 300, height: 100).toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            Bar()
        }
        let view = Color.gray.sheet(isPresented: .constant(true)) {
            if hasContainer { NavigationStack { content } } else { content }
        }
        let host = host(view)
        let (cancel, add) = try (host.frame(of: .text("Cancel")), host.frame(of: .text("Add")))
        #expect(cancel.maxX < add.minX && cancel.midY == add.midY)
        #expect(try cancel.minY > host.frame(of: .text("Content")).maxY)
    }
}
