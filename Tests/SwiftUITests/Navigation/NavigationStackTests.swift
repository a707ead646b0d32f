import SwiftUI
import SwiftUITesting
import Testing

/// Pages of `NavigationStack` and `NavigationView` come and go by links, paths and bindings.
@MainActor struct NavigationStackTests {
    @Observable final class Router {
        var path: [Int] = []
        var mixed = NavigationPath()
        var isPresented = false
        var item: String?
        var log: [String] = []
    }

    struct Screen: View {
        let router: Router

        var body: some View {
            @Bindable var router = router
            NavigationStack(path: $router.path) {
                VStack {
                    NavigationLink("Push", value: 1)
                    NavigationLink("View") { Page(name: "Viewed") }
                    Counter()
                }
                .navigationTitle("Inbox")
                .navigationDestination(for: Int.self) { Page(name: "Page \($0)", next: $0 + 1) }
                .navigationDestination(isPresented: $router.isPresented) { Page(name: "Presented") }
                .navigationDestination(item: $router.item) { Page(name: "Item \($0)") }
                .onAppear { router.log.append("appear") }
                .onDisappear { router.log.append("disappear") }
                .toolbar {
                    ToolbarItem(placement: .navigationBarLeading) { Button("Edit") { router.log.append("edit") } }
                    ToolbarItem(placement: .primaryAction) { Image(systemName: "plus") }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Text("Sync"); Spacer(); Image(systemName: "square.and.pencil")
                    }
                }
            }
        }
    }

    struct Counter: View {
        @State private var count = 0
        var body: some View { Text("Count \(count)").onTapGesture { count += 1 } }
    }

    struct Page: View {
        var name: String
        var next: Int?
        @Environment(\.dismiss) private var dismiss
        @Environment(\.presentationMode) private var mode

        var body: some View {
            ScrollView {
                VStack {
                    if let next { NavigationLink("Next", value: next) }
                    Text("Dismiss").onTapGesture { dismiss() }
                    Text("Leave").onTapGesture { mode.wrappedValue.dismiss() }
                    Counter()
                    ForEach(0..<60, id: \.self) { Text("Row \($0)") }
                }
                .frame(maxWidth: .infinity)
            }
            .navigationTitle(name)
            .navigationBarTitleDisplayMode(.inline)
        }
    }

    @Test("A link with a value adds it to the path, and the path says which page is seen")
    func valueLinks() throws {
        let router = Router()
        let host = ViewHost(Screen(router: router))
        try host.tap(.text("Push"))
        host.advance(by: 1)
        #expect(router.path == [1])
        #expect(host.contains(.text("Page 1")))
        #expect(!host.contains(.text("Push")))
        try host.tap(.text("Next"))
        host.advance(by: 1)
        #expect(router.path == [1, 2])
        #expect(host.contains(.text("Page 2")))
        router.path = []
        host.advance(by: 1)
        #expect(host.contains(.text("Push")))
    }

    @Test("The back button, dismiss and presentationMode go back one page each", arguments: ["back", "Dismiss", "Leave"])
    func goingBack(way: String) throws {
        let router = Router()
        router.path = [1, 2]
        let host = ViewHost(Screen(router: router))
        #expect(host.contains(.text("Page 2")))
        // The back button is named after the page before.
        try host.tap(.text(way == "back" ? "Page 1" : way))
        host.advance(by: 1)
        #expect(router.path == [1])
        #expect(!host.contains(.text("Page 2")))
        #expect(host.contains(.text("Next")))
    }

    @Test("A page keeps its state while others lie over it and is new when it is pushed again")
    func state() throws {
        let router = Router()
        let host = ViewHost(Screen(router: router))
        try host.tap(.text("Count 0"))
        try host.tap(.text("View"))
        host.advance(by: 1)
        try host.tap(.text("Count 0"))
        #expect(host.contains(.text("Count 1")))
        try host.tap(.text("Dismiss"))
        host.advance(by: 1)
        #expect(host.contains(.text("Count 1")))
        try host.tap(.text("View"))
        host.advance(by: 1)
        #expect(host.contains(.text("Count 0")))
    }

    @Test("Bindings present pages and hear of their end")
    func bindings() throws {
        let router = Router()
        let host = ViewHost(Screen(router: router))
        router.isPresented = true
        host.advance(by: 1)
        #expect(host.contains(.text("Presented")))
        try host.tap(.text("Dismiss"))
        host.advance(by: 1)
        #expect(!router.isPresented)
        router.item = "A"
        host.advance(by: 1)
        #expect(host.contains(.text("Item A")))
        try host.tap(.text("Dismiss"))
        host.advance(by: 1)
        #expect(router.item == nil)
        #expect(host.contains(.text("Push")))
    }

    @Test("A finger that comes from the edge draws the page away and goes back; one that does not come far, or from elsewhere, leaves it")
    func swipingBack() throws {
        let router = Router()
        router.path = [1, 2]
        let host = ViewHost(Screen(router: router))
        host.advance(by: 1)
        try host.drag(.point(5, 400), by: CGSize(width: 120, height: 0), duration: 1) {
            let (below, above) = (try host.frame(of: .text("Next")).minX, try host.frame(of: .text("Next").at(1)).minX)
            #expect(abs(above - below - 120 - 0.3 * (390 - 120)) < 1)
            host.advance(by: 1)
        }
        host.advance(by: 1)
        #expect(router.path == [1, 2])
        try host.drag(.point(60, 400), by: CGSize(width: 300, height: 0))
        host.advance(by: 1)
        #expect(router.path == [1, 2])
        try host.drag(.point(5, 400), by: CGSize(width: 300, height: 20), duration: 0.5)
        host.advance(by: 1)
        #expect(router.path == [1])
        #expect(host.contains(.text("Page 1")) && !host.contains(.text("Page 2")))
        // Downwards from the edge it scrolls.
        try host.drag(.point(5, 700), by: CGSize(width: 5, height: -200), duration: 1)
        host.advance(by: 2)
        #expect(router.path == [1])
        #expect(try host.frame(of: .text("Row 0")).minY < 150)
    }

    @Test("Pages that are there from the beginning are seen", arguments: [1, 2, 3])
    func firstPages(depth: Int) throws {
        let host = ViewHost(
            NavigationStack(path: .constant(Array(1...depth))) {
                Text("Root").navigationDestination(for: Int.self) { Text("Page \($0)") }
            })
        let middle = try host.frame(of: .text("Page \(depth)")).midX
        #expect(abs(middle - 195) < 1)
    }

    @Test("Where lines run from right to left the finger comes from the right; without a back button it does not go back")
    func swipingBackElsewhere() throws {
        let router = Router()
        router.path = [1, 2]
        let host = ViewHost(Screen(router: router).environment(\.layoutDirection, .rightToLeft))
        host.advance(by: 1)
        try host.drag(.point(5, 400), by: CGSize(width: 300, height: 0))
        host.advance(by: 1)
        #expect(router.path == [1, 2])
        try host.drag(.point(385, 400), by: CGSize(width: -300, height: 0))
        host.advance(by: 1)
        #expect(router.path == [1])
        let hidden = ViewHost(
            NavigationStack(path: .constant([1, 2])) {
                Text("Root").navigationDestination(for: Int.self) { _ in Text("Page").navigationBarBackButtonHidden() }
            })
        hidden.advance(by: 1)
        try hidden.drag(.point(5, 400), by: CGSize(width: 200, height: 0)) {
            let middle = try hidden.frame(of: .text("Page")).midX
            #expect(abs(middle - 195) < 1)
        }
    }

    @Test("A page disappears when another lies over it and appears again after")
    func lifecycle() throws {
        let router = Router()
        let host = ViewHost(Screen(router: router))
        try host.tap(.text("Push"))
        host.advance(by: 1)
        router.path = []
        host.advance(by: 1)
        #expect(router.log == ["appear", "disappear", "appear"])
    }

    @Test(
        "control-017: the bar is 44 high, on tablets 50, a large title adds 52, and content begins under both; in landscape there is no large one",
        arguments: [
            (UserInterfaceSizeClass.compact, UserInterfaceSizeClass.regular), (.regular, .regular), (.compact, .compact), (.regular, .compact),
        ])
    func barHeights(width: UserInterfaceSizeClass, height: UserInterfaceSizeClass) throws {
        func top(_ mode: NavigationBarItem.TitleDisplayMode) throws -> CGFloat {
            let host = ViewHost(
                NavigationStack {
                    Color.red.accessibilityIdentifier("content").navigationTitle("T").navigationBarTitleDisplayMode(mode)
                }
                .environment(\.horizontalSizeClass, width).environment(\.verticalSizeClass, height))
            return try host.frame(of: .identifier("content")).minY
        }
        let inline: CGFloat = height == .compact ? 32 : width == .regular ? 50 : 44
        #expect(try top(.inline) == inline)
        #expect(try top(.large) == (height == .compact ? inline : inline + 52))
        #expect(try top(.automatic) == (height == .compact ? inline : inline + 52))
    }

    @Test("The tabs and the bottom bar are lower in landscape, with icons before the titles, and their backgrounds reach the edges of the screen")
    func landscapeBars() throws {
        let tabs = TabView {
            NavigationStack {
                Color.clear.accessibilityIdentifier("content").toolbar { ToolbarItem(placement: .bottomBar) { Button("Add") {} } }
            }
            .tabItem { Label("Home", systemImage: "house").accessibilityIdentifier("tab") }
        }
        for (device, isLandscape, bars) in [("iPhone 15", false, 98.0), ("iPhone 15", true, 64.0), ("iPad Pro 11-inch", false, 100.0)] {
            let host = ViewHost(tabs, device: try #require(ViewHost.Device(device, isLandscape: isLandscape)))
            let content = try host.frame(of: .identifier("content"))
            let safeArea = host.safeAreaInsets
            #expect(abs(host.size.height - safeArea.bottom - content.maxY - bars) < 0.01)
            let image = try host.image()
            func pixel(_ x: Int, _ y: Int) -> ArraySlice<UInt8> { image.pixels[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 3] }
            #expect(pixel(1, image.height - 2) == pixel(image.width / 2, image.height - 2))
        }
    }

    @Test("A path of several types can be saved and read back")
    func pathCoding() throws {
        var path = NavigationPath()
        path.append(1)
        path.append("two")
        let data = try JSONEncoder().encode(try #require(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(read == path)
        #expect(read.count == 2)
        struct Plain: Hashable {}
        path.append(Plain())
        #expect(path.codable == nil)
        path.removeLast(5)
        #expect(path.isEmpty)
    }

    @Test("The type of a titled view in a navigation view is SwiftUI's (listing N01)")
    func titleType() {
        let view = NavigationView {
            Text("Hello, World!").font(.title).navigationBarTitle("Root View").background(Color.gray)
        }
        #expect(
            "\(Mirror(reflecting: view).subjectType)"
                == "NavigationView<ModifiedContent<ModifiedContent<Text, TransactionalPreferenceTransformModifier<NavigationTitleKey>>, _BackgroundModifier<Color>>>"
        )
    }

    @Test func pictures() throws {
        try lookAt("stack-root", Screen(router: Router()))
        try lookAt("stack-pushing", Screen(router: Router())) { host in
            try host.tap(.text("Push"))
            host.advance(by: 0.1)
        }
        try lookAt("stack-pushed", Screen(router: Router())) { host in
            try host.tap(.text("Push"))
            host.advance(by: 1)
            _ = try host.scroll(.text("Row 5"), by: CGSize(width: 0, height: 100))
        }
    }
}
