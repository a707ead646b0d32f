import SwiftUI
import SwiftUITesting
import Testing

/// Links with bindings, which are deprecated.
@MainActor private protocol BoundLinks {
    static func link(_ title: String, to destination: AnyView, isActive: Binding<Bool>) -> AnyView
    static func link(_ title: String, to destination: AnyView, tag: String, selection: Binding<String?>) -> AnyView
}

private enum DeprecatedLinks: BoundLinks {
    @available(*, deprecated)
    static func link(_ title: String, to destination: AnyView, isActive: Binding<Bool>) -> AnyView {
        AnyView(NavigationLink(title, destination: destination, isActive: isActive))
    }

    @available(*, deprecated)
    static func link(_ title: String, to destination: AnyView, tag: String, selection: Binding<String?>) -> AnyView {
        AnyView(NavigationLink(title, destination: destination, tag: tag, selection: selection))
    }
}

@MainActor private let links: any BoundLinks.Type = DeprecatedLinks.self

/// The initial pages of a navigation container appear in its first frame without animation; later pages are pushed.
@MainActor struct FirstPagesTests {
    private struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let make: @MainActor @Sendable () -> AnyView
        var testDescription: String { name }
    }

    private struct Presented: View {
        @State var isActive = true
        @State var item: String? = "A"
        let kind: String
        var body: some View {
            VStack {
                Text("Root")
                Button("Again") {
                    isActive = true
                    item = "A"
                }
                switch kind {
                case "link": links.link("Open", to: AnyView(Page()), isActive: $isActive)
                case "tag": links.link("Open", to: AnyView(Page()), tag: "A", selection: $item)
                case "item": Text("x").navigationDestination(item: $item) { _ in Page() }
                default: Text("x").navigationDestination(isPresented: $isActive) { Page() }
                }
            }
        }
    }

    private struct Page: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Text("Page").navigationTitle("Title").onTapGesture { dismiss() } }
    }

    private struct Chain: View {
        var depth: Int
        @State private var isActive = true
        var body: some View {
            if depth == 0 {
                Text("Page")
            } else {
                links.link("Link \(depth)", to: AnyView(Chain(depth: depth - 1)), isActive: $isActive)
            }
        }
    }

    private struct InSheet: View {
        @State private var isShown = false
        var body: some View {
            Button("Open") { withAnimation { isShown = true } }
                .sheet(isPresented: $isShown) { NavigationStack { Presented(kind: "link") } }
        }
    }

    nonisolated private static let rows = [
        Row(name: "link with a binding") { AnyView(NavigationView { Presented(kind: "link") }) },
        Row(name: "link with a tag") { AnyView(NavigationView { Presented(kind: "tag") }) },
        Row(name: "item") { AnyView(NavigationStack { Presented(kind: "item") }) },
        Row(name: "presented") { AnyView(NavigationStack { Presented(kind: "presented") }) },
        Row(name: "path") {
            AnyView(NavigationStack(path: .constant([1])) { Text("Root").navigationDestination(for: Int.self) { _ in Page() } })
        },
        Row(name: "path of several") {
            AnyView(
                NavigationStack(path: .constant(NavigationPath(["a", "b"]))) {
                    Text("Root").navigationDestination(for: String.self) { $0 == "b" ? AnyView(Page()) : AnyView(Text("Before")) }
                })
        },
        Row(name: "links in pages") { AnyView(NavigationView { Chain(depth: 2) }) },
        Row(name: "compact column") {
            AnyView(
                NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                    Text("Root")
                } detail: {
                    Page()
                })
        },
    ]

    @Test(arguments: rows)
    private func areThereInTheFirstFrame(row: Row) throws {
        let host = ViewHost(row.make())
        #expect(abs(try host.frame(of: .text("Page")).midX - 195) < 1)
        #expect(!host.contains(.text("Root")) && !host.contains(.text("Before")))
        #expect(!host.isAnimating)
        let picture = host.dump()
        host.advance(by: 1)
        #expect(host.dump() == picture)
    }

    /// One frame shows as many changes caused by changes as there may be; what is left comes in the next, and does not move either.
    @Test func manyPagesInPagesNeedMoreThanOneFrame() throws {
        let host = ViewHost(NavigationView { Chain(depth: 5) })
        host.advance(by: 0.1)
        #expect(abs(try host.frame(of: .text("Page")).midX - 195) < 1)
        #expect(!host.isAnimating)
    }

    @Test("How a page shows its title is known at once, however many pages are under it", arguments: [1, 12])
    func inlineTitlesAreInherited(depth: Int) throws {
        let host = ViewHost(
            NavigationStack(path: .constant(Array(0..<depth))) {
                Text("Root").navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
                    .navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("Title \($0)") }
            })
        #expect(host.warnings.isEmpty)
        let middle = try host.frame(of: .text("Page \(depth - 1)")).midY
        #expect(abs(middle - (44 + 844) / 2) < 1, "the bar has no large title under it")
    }

    @Test func pagesThatComeAndGoLaterMove() throws {
        let host = ViewHost(NavigationStack { Presented(kind: "link") })
        try host.tap(.text("Page"))
        #expect(host.isAnimating)
        host.advance(by: 1)
        #expect(!host.contains(.text("Page")) && host.contains(.text("Root")))
        try host.tap(.text("Again"))
        host.advance(by: 0.05)
        #expect(host.isAnimating)
        #expect(try host.frame(of: .text("Page")).midX > 200)
        host.advance(by: 1)
        #expect(abs(try host.frame(of: .text("Page")).midX - 195) < 1)
    }

    @Test func aContainerThatComesLaterHasItsPagesAtOnce() throws {
        let host = ViewHost(InSheet())
        try host.tap(.text("Open"))
        #expect(abs(try host.frame(of: .text("Page")).midX - 195) < 1)
        #expect(!host.contains(.text("Root")))
    }
}
