import SwiftUI
import SwiftUITesting
import Testing

/// The columns of a split view: hidden and shown by a button, made narrower and wider by their divider.
@MainActor struct SplitViewTests {
    private struct Mail: View {
        var removesToggle = false
        var width: ClosedRange<CGFloat>?

        var body: some View {
            NavigationSplitView {
                List(0..<5, id: \.self) { Text("Box \($0)") }
                    .navigationTitle("Boxes")
                    .navigationSplitViewColumnWidth(
                        min: width?.lowerBound, ideal: width?.lowerBound ?? 220, max: width?.upperBound
                    )
                    .toolbar(removing: removesToggle ? .sidebarToggle : nil)
                    .accessibilityIdentifier("sidebar")
            } detail: {
                NavigationStack {
                    Color.clear.accessibilityElement().accessibilityIdentifier("letter").navigationTitle("Inbox")
                }
            }
            .environment(\.horizontalSizeClass, .regular)
        }
    }

    private func host(_ view: some View, profile: ViewHost.Profile = .macOS) -> ViewHost {
        ViewHost(view, size: CGSize(width: 1000, height: 600), profile: profile)
    }

    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func aButtonHidesTheSidebarAndShowsItAgain(profile: ViewHost.Profile) throws {
        let host = host(Mail(), profile: profile)
        let edge = try host.frame(of: .identifier("letter")).minX
        #expect(edge > 200)
        try host.tap(.label("Hide Sidebar"))
        host.advance(by: 1)
        #expect(try host.frame(of: .identifier("letter")).minX == 0)
        #expect(!host.contains(.text("Box 0")) && !host.contains(.label("Hide Sidebar")))
        try host.tap(.label("Show Sidebar"))
        host.advance(by: 1)
        #expect(try host.frame(of: .identifier("letter")).minX == edge)
        #expect(host.contains(.text("Box 0")))
    }

    @Test(
        "On iOS as many columns are shown as leave room for the last one, unless the program chooses them",
        arguments: [
            (834, [false, false]), (1194, [false, true]), (1400, [true, true]),
        ] as [(CGFloat, [Bool])])
    func columnsOnTablets(width: CGFloat, shown: [Bool]) {
        func columns(_ visibility: NavigationSplitViewVisibility, _ profile: ViewHost.Profile) -> [Bool] {
            let view = NavigationSplitView(columnVisibility: .constant(visibility)) {
                Text("sidebar")
            } content: {
                Text("content")
            } detail: {
                Text("detail")
            }
            .environment(\.horizontalSizeClass, .regular)
            let host = ViewHost(view, size: CGSize(width: width, height: 600), profile: profile)
            #expect(host.contains(.text("detail")))
            return ["sidebar", "content"].map { host.contains(.text($0)) }
        }
        #expect(columns(.automatic, .iOS) == shown)
        #expect(columns(.all, .iOS) == [true, true] && columns(.automatic, .macOS) == [true, true])
    }

    @Test("Lists in a sidebar have no cards, and the selected row is rounded", arguments: [ViewHost.Profile.iOS, .macOS])
    func sidebarLists(profile: ViewHost.Profile) throws {
        let view = NavigationSplitView {
            List(0..<5, selection: .constant(1)) { Text("Box \($0)").tag($0) }
        } detail: {
            Text("detail")
        }
        .environment(\.horizontalSizeClass, .regular)
        let host = ViewHost(view, size: CGSize(width: 1000, height: 600), profile: profile, scale: 1)
        let image = try host.image()
        func color(_ x: CGFloat, _ y: CGFloat) -> ArraySlice<UInt8> {
            image.pixels[(Int(y) * image.width + Int(x)) * 4..<(Int(y) * image.width + Int(x)) * 4 + 3]
        }
        let (selected, other) = try (host.frame(of: .text("Box 1")), host.frame(of: .text("Box 3")))
        #expect(Array(color(other.maxX + 20, other.midY)) == Array(color(2, 590)))
        #expect(Array(color(selected.maxX + 20, selected.midY)) != Array(color(2, 590)))
        #expect(Array(color(2, selected.midY)) == Array(color(2, 590)))
    }

    @Test func theSidebarMayHaveNoButton() {
        #expect(!host(Mail(removesToggle: true)).contains(.label("Hide Sidebar")))
    }

    @Test func anotherStackInTheLastColumnBringsNoSecondBar() throws {
        #expect(try host(Mail()).frame(of: .identifier("letter")).minY == 52)
        #expect(try host(Mail(), profile: .iOS).frame(of: .identifier("letter")).minY == 50 + 52)
    }

    @Test func theDividerMovesAsFarAsTheColumnMayGrow() throws {
        let host = host(Mail(width: 180...300))
        func edge() throws -> CGFloat { try host.frame(of: .identifier("letter")).minX }
        #expect(try edge() == 181)
        try host.drag(.label("Divider"), by: CGSize(width: 50, height: 0))
        #expect(try edge() == 231)
        try host.drag(.label("Divider"), by: CGSize(width: 500, height: 0))
        #expect(try edge() == 301)
        try host.drag(.label("Divider"), by: CGSize(width: -150, height: 0))
        #expect(try edge() == 181)
    }

    @Test func aSidebarDrawnToTheEdgeIsHidden() throws {
        let host = host(Mail())
        try host.drag(.label("Divider"), by: CGSize(width: -200, height: 0))
        host.advance(by: 1)
        #expect(try host.frame(of: .identifier("letter")).minX == 0)
        #expect(host.contains(.label("Show Sidebar")))
    }

    @Test func aColumnOfOneWidthHasNoDividerToMove() {
        let fixed = NavigationSplitView {
            Text("boxes").navigationSplitViewColumnWidth(200)
        } detail: {
            Text("letter")
        }
        #expect(!host(fixed).contains(.label("Divider")))
    }

    @Test func theLastColumnKeepsRoom() throws {
        let host = host(Mail())
        try host.drag(.label("Divider"), by: CGSize(width: 900, height: 0))
        #expect(try host.frame(of: .identifier("letter")).width == 200)
    }

    @Test func pictures() throws {
        try lookAt("split-toggle", size: CGSize(width: 800, height: 500), Mail())
        try lookAt("split-hidden", size: CGSize(width: 800, height: 500), Mail()) { host in
            try host.tap(.label("Hide Sidebar"))
            host.advance(by: 1)
        }
    }

    @Test("On a tablet in portrait the leading columns lie over the detail, which keeps its state, and a tap beside them hides them")
    func columnsOverTheDetail() throws {
        struct Counter: View {
            @State private var count = 0

            var body: some View {
                VStack {
                    Text("count \(count)").frame(maxWidth: .infinity).accessibilityIdentifier("detail")
                    Button("More") { count += 1 }
                }
            }
        }
        struct Mail: View {
            var columns = 3
            @State var visibility: NavigationSplitViewVisibility

            var body: some View {
                if columns == 3 {
                    NavigationSplitView(columnVisibility: $visibility) {
                        Text("Side")
                    } content: {
                        Text("Content")
                    } detail: {
                        Counter()
                    }
                } else {
                    NavigationSplitView(columnVisibility: $visibility) {
                        Text("Side")
                    } detail: {
                        Counter()
                    }
                }
            }
        }
        for columns in [2, 3] {
            let host = ViewHost(Mail(columns: columns, visibility: .detailOnly), device: try #require(ViewHost.Device("iPad Pro (11-inch)")))
            try host.tap(.text("More"))
            let alone = try host.frame(of: .identifier("detail"))
            #expect(alone.width == 834)
            try host.tap(.label("Show Sidebar"))
            host.advance(by: 1)
            #expect(host.contains(.text("Side")) && host.contains(.text("Content")) == (columns == 3))
            #expect(try host.frame(of: .identifier("detail")) == alone)
            #expect(host.contains(.text("count 1")))
            try host.tap(.point(800, 600))
            host.advance(by: 1)
            #expect(!host.contains(.text("Side")) && host.contains(.text("count 1")))

            let tiled = ViewHost(
                Mail(columns: columns, visibility: .all).navigationSplitViewStyle(.balanced),
                device: try #require(ViewHost.Device("iPad Pro (11-inch)")))
            #expect(try tiled.frame(of: .identifier("detail")).minX > 300)
        }
    }
}
