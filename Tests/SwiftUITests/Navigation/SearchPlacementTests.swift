import SwiftUI
import SwiftUITesting
import Testing

/// The places of search fields.
@MainActor struct SearchPlacementTests {
    struct Rows: View {
        var count = 40
        var body: some View { List(0..<count, id: \.self) { Text("Row \($0)") }.accessibilityIdentifier("rows") }
    }

    // MARK: Below the bar on iOS

    struct Page: View {
        var placement: SearchFieldPlacement
        var isInline = false
        @State private var text = ""
        var body: some View {
            NavigationStack {
                Rows()
                    .navigationTitle("Mail")
                    .navigationBarTitleDisplayMode(isInline ? .inline : .large)
                    .searchable(text: $text, placement: placement)
            }
        }
    }

    private func phone(_ placement: SearchFieldPlacement, isInline: Bool = false) -> ViewHost {
        ViewHost(Page(placement: placement, isInline: isInline), size: CGSize(width: 390, height: 700))
    }

    @Test("A field below the bar goes before the large title does when the content scrolls, unless it is always displayed", arguments: [false, true])
    func drawer(isInline: Bool) throws {
        for placement in [SearchFieldPlacement.automatic, .navigationBarDrawer, .navigationBarDrawer(displayMode: .automatic)] {
            let host = phone(placement, isInline: isInline)
            let field = try host.frame(of: .text("Search"))
            try host.scroll(.identifier("rows"), by: CGSize(width: 0, height: 30))
            #expect(try host.frame(of: .text("Search")).maxY < field.maxY)
            try host.scroll(.identifier("rows"), by: CGSize(width: 0, height: 200))
            // The place where the field was belongs to the rows now.
            try host.tap(.point(195, field.midY))
            #expect(try !host.hasFocus(.text("Search")))
        }
        let host = phone(.navigationBarDrawer(displayMode: .always), isInline: isInline)
        let distance: CGFloat = 300
        try host.scroll(.identifier("rows"), by: CGSize(width: 0, height: distance))
        try host.tap(.text("Search"))
        host.advance(by: 0.5)
        #expect(host.contains(.text("Cancel")))
    }

    @Test("A field stays while the user searches")
    func searching() throws {
        let host = phone(.automatic)
        try host.tap(.text("Search"))
        host.advance(by: 0.5)
        let field = try host.frame(of: .text("Search"))
        try host.scroll(.identifier("rows"), by: CGSize(width: 0, height: 20))
        #expect(try host.frame(of: .text("Search")).height == field.height)
        #expect(host.contains(.text("Cancel")))
    }

    // MARK: In the row of buttons

    private func wide(_ placement: SearchFieldPlacement, profile: ViewHost.Profile) -> ViewHost {
        ViewHost(Page(placement: placement).environment(\.horizontalSizeClass, .regular), size: CGSize(width: 900, height: 600), profile: profile)
    }

    @Test("In a wide bar the field is at the end of the row or in its middle, as the placement says", arguments: [ViewHost.Profile.iOS, .macOS])
    func row(profile: ViewHost.Profile) throws {
        let end = try wide(.toolbar, profile: profile).frame(of: .text("Search"))
        let middle = try wide(.toolbarPrincipal, profile: profile).frame(of: .text("Search"))
        #expect(end.midY < 60 && middle.midY < 60)
        #expect(end.minX > 600)
        #expect(middle.minX > 200 && middle.minX < 500)
    }

    // MARK: In split views

    enum Source: CaseIterable { case around, sidebar, content, detail }

    struct Split: View {
        var source: Source
        var placement: SearchFieldPlacement
        var hasStacks = false
        @State private var text = ""

        @ViewBuilder private func column(_ name: String, _ column: Source) -> some View {
            let page = Text("\(name): \(text)").frame(maxWidth: .infinity, maxHeight: .infinity).modifier(
                Field(isOn: source == column, text: $text, placement: placement))
            if hasStacks { NavigationStack { page } } else { page }
        }

        struct Field: ViewModifier {
            var isOn: Bool
            @Binding var text: String
            var placement: SearchFieldPlacement
            func body(content: Content) -> some View {
                if isOn { content.searchable(text: $text, placement: placement) } else { content }
            }
        }

        var body: some View {
            NavigationSplitView {
                column("Sidebar", .sidebar).navigationSplitViewColumnWidth(200)
            } content: {
                column("Content", .content).navigationSplitViewColumnWidth(200)
            } detail: {
                column("Detail", .detail)
            }
            .modifier(Field(isOn: source == .around, text: $text, placement: placement))
            .environment(\.horizontalSizeClass, .regular)
        }
    }

    /// The index of the column that has the only search field.
    private func column(_ view: some View, _ profile: ViewHost.Profile) throws -> Int {
        let host = ViewHost(view, size: CGSize(width: 1000, height: 600), profile: profile)
        host.advance(by: 0.1)
        #expect(host.findAll(.text("Search")).count == 1)
        let x = try host.frame(of: .text("Search")).midX
        try host.tap(.text("Search"))
        host.type("a")
        #expect(host.contains(.text("Detail: a")))
        return x < 200 ? 0 : x < 401 ? 1 : 2
    }

    @Test("The sidebar has a field that is placed there, wherever its view is", arguments: Source.allCases, [ViewHost.Profile.iOS, .macOS])
    func sidebar(source: Source, profile: ViewHost.Profile) throws {
        for hasStacks in [false, true] {
            #expect(try column(Split(source: source, placement: .sidebar, hasStacks: hasStacks), profile) == 0)
        }
    }

    @Test("The toolbar of a window on macOS is that of the last column", arguments: Source.allCases)
    func toolbar(source: Source) throws {
        for hasStacks in [false, true] {
            #expect(try column(Split(source: source, placement: .toolbar, hasStacks: hasStacks), .macOS) == 2)
            #expect(try column(Split(source: source, placement: .toolbarPrincipal, hasStacks: hasStacks), .macOS) == 2)
        }
    }

    @Test(
        "Without a placement the field is in the column of its view on iOS, that of the whole split view in the sidebar; on macOS it is in the toolbar"
    )
    func automatic() throws {
        for (index, source) in [Source.sidebar, .content, .detail].enumerated() {
            #expect(try column(Split(source: source, placement: .automatic), .iOS) == index)
            #expect(try column(Split(source: source, placement: .automatic), .macOS) == 2)
        }
        #expect(try column(Split(source: .around, placement: .automatic), .iOS) == 0)
        #expect(try column(Split(source: .around, placement: .automatic), .macOS) == 2)
    }

    // MARK: Around containers

    @Test("A field around a stack is in the bar of its first page only")
    func aroundAStack() throws {
        struct Around: View {
            @State private var path: [Int] = []
            @State private var text = ""
            var body: some View {
                NavigationStack(path: $path) {
                    Button("Next \(text)") { path.append(1) }
                        .navigationTitle("First")
                        .navigationDestination(for: Int.self) { _ in Text("Second").navigationTitle("Second") }
                }
                .searchable(text: $text)
            }
        }
        for profile in [ViewHost.Profile.iOS, .macOS] {
            let host = ViewHost(Around(), profile: profile)
            #expect(host.findAll(.text("Search")).count == 1)
            try host.tap(.text("Search"))
            host.type("b")
            host.advance(by: 0.5)
            try host.tap(.text("Next b"))
            host.advance(by: 1)
            #expect(host.contains(.text("Second")) && !host.contains(.text("Cancel")))
        }
    }
}
