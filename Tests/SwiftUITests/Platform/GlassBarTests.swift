import SwiftUI
import SwiftUITesting
import Testing

/// The bars of iOS 26: items, tabs and groups of buttons on glass.
@MainActor struct GlassBarTests {
    private static let screen = CGSize(width: 402, height: 874)

    private func host(_ view: some View, profile: ViewHost.Profile = .iOS26, colorScheme: ColorScheme = .light) -> ViewHost {
        let host = ViewHost(view, size: Self.screen, profile: profile, scale: 1, colorScheme: colorScheme)
        host.safeAreaInsets = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
        host.advance(by: 1)
        return host
    }

    private func pixel(_ host: ViewHost, _ x: CGFloat, _ y: CGFloat) throws -> [Int] {
        let image = try host.image()
        let start = (Int(y) * image.width + Int(x)) * 4
        return image.pixels[start..<start + 3].map(Int.init)
    }

    private struct Page<Items: ToolbarContent>: View {
        let items: Items
        var background = Color.white
        init(background: Color = .white, @ToolbarContentBuilder items: () -> Items) {
            self.items = items()
            self.background = background
        }
        var body: some View {
            NavigationStack {
                background.ignoresSafeArea().overlay { Color.clear.accessibilityElement().accessibilityIdentifier("page") }
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar { items }
            }
        }
    }

    private func symbol(_ name: String) -> some View { Button(name, systemImage: name) {}.accessibilityIdentifier(name) }

    // MARK: Navigation bar

    @Test("A symbol has the room of a circle of 44 points, and symbols beside each other share a capsule")
    func groups() throws {
        let host = host(
            Page {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    symbol("star"); symbol("heart")
                }
                ToolbarSpacer(.fixed, placement: .topBarTrailing)
                ToolbarItem(placement: .topBarTrailing) { symbol("plus") }
            })
        let (star, heart, plus) = (
            try host.frame(of: .identifier("star")), try host.frame(of: .identifier("heart")), try host.frame(of: .identifier("plus"))
        )
        for frame in [star, heart, plus] { #expect(frame.size == CGSize(width: 44, height: 44)) }
        #expect(star.maxX == heart.minX && plus.minX - heart.maxX == 12 && plus.maxX == 402 - 16)
        // The bar itself is as high as without glass.
        #expect(try host.frame(of: .identifier("page")).minY == 62 + 54 && star.midY == 62 + 23)
    }

    @Test("A button with a title has a surface of its own")
    func titles() throws {
        let host = host(
            Page {
                ToolbarItem(placement: .topBarTrailing) { Button("Edit") {}.accessibilityIdentifier("edit") }
                ToolbarItem(placement: .topBarTrailing) { symbol("plus") }
            })
        let (edit, plus) = (try host.frame(of: .identifier("edit")), try host.frame(of: .identifier("plus")))
        // The surface is wider than the button: a title has larger margins than an icon.
        #expect(plus.minX - edit.maxX == 12 + 6 && edit.height == 44 && edit.width > 44)
    }

    /// The colours of the middles of glyphs: the darkest, or for tinted surfaces the lightest pixel of the button.
    private func extremes(_ host: ViewHost, _ identifier: String) throws -> (darkest: [Int], corner: [Int]) {
        let frame = try host.frame(of: .identifier(identifier))
        let image = try host.image()
        var darkest = [255, 255, 255]
        for y in Int(frame.minY)..<Int(frame.maxY) {
            for x in Int(frame.minX)..<Int(frame.maxX) {
                let start = (y * image.width + x) * 4
                let found = image.pixels[start..<start + 3].map(Int.init)
                if found.reduce(0, +) < darkest.reduce(0, +) { darkest = found }
            }
        }
        return (darkest, try pixel(host, frame.midX, frame.minY + 5))
    }

    @Test("Symbols have the colour of text, and not the tint; a confirming and a prominent button are filled with it")
    func colours() throws {
        let host = host(
            Page {
                ToolbarItem(placement: .topBarLeading) { symbol("minus") }
                ToolbarItem(placement: .topBarTrailing) { symbol("plus").buttonStyle(.borderedProminent) }
                ToolbarItem(placement: .confirmationAction) { symbol("checkmark") }
            }
            .tint(Color(red: 1, green: 0, blue: 0)))
        let plain = try extremes(host, "minus")
        #expect(plain.darkest.allSatisfy { $0 < 150 && abs($0 - plain.darkest[2]) < 10 } && plain.corner.allSatisfy { $0 > 235 })
        for name in ["plus", "checkmark"] { #expect(try extremes(host, name).corner == [255, 0, 0], "\(name)") }
    }

    @Test("A confirming button that is disabled is not filled")
    func disabled() throws {
        let host = host(Page { ToolbarItem(placement: .confirmationAction) { symbol("checkmark").disabled(true) } })
        #expect(try extremes(host, "checkmark").corner.allSatisfy { $0 > 235 })
    }

    @Test("An item whose shared background is hidden has no glass")
    func noBackground() throws {
        func edge(_ visibility: Visibility) throws -> [Int] {
            let host = host(
                Page(background: Color(red: 0, green: 0, blue: 0.5)) {
                    ToolbarItem(placement: .topBarTrailing) { symbol("plus") }.sharedBackgroundVisibility(visibility)
                })
            let frame = try host.frame(of: .identifier("plus"))
            return try pixel(host, frame.midX, frame.midY + 14)
        }
        #expect(try edge(.hidden) == [0, 0, 128])
        #expect(try edge(.automatic)[0] > 60)
    }

    @Test("The bar has no background at its edge, also over scrolled content", arguments: [ViewHost.Profile.iOS26, .iOS])
    func background(profile: ViewHost.Profile) throws {
        let stack = NavigationStack {
            ScrollView { Color(red: 0, green: 0.6, blue: 0).frame(height: 3000).accessibilityElement().accessibilityIdentifier("content") }
                .accessibilityIdentifier("scroll").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
        let host = host(stack, profile: profile)
        try host.scroll(.identifier("scroll"), by: CGSize(width: 0, height: 400))
        host.advance(by: 1)
        // The content shows through; a bar with a background is nearly white.
        #expect(try (pixel(host, 30, 105)[0] < 120) == (profile == .iOS26))
    }

    @Test("The back button is a circle with a chevron")
    func back() throws {
        let host = host(
            NavigationStack(path: .constant([1])) {
                Color.white.navigationTitle("First").navigationDestination(for: Int.self) { _ in Color.white.navigationTitle("Second") }
            })
        let button = try #require(host.accessibilityElements.flatMap(\.flattened).first { $0.role == .button && $0.label == "First" })
        #expect(button.frame.size == CGSize(width: 44, height: 44) && button.frame.minX == 16)
        #expect(!host.contains(.text("First")))
    }

    // MARK: Bottom

    private struct Tabs: View {
        var count: Int
        var hasSearch = false
        @State private var chosen = 0
        var body: some View {
            TabView(selection: $chosen) {
                ForEach(0..<count, id: \.self) { index in
                    Tab("Tab \(index)", systemImage: "star", value: index) {
                        Color.clear.accessibilityElement().accessibilityIdentifier("page").overlay { Text("Page \(index)") }
                    }
                }
                if hasSearch { Tab(value: 99, role: .search) { Text("Searching") } }
            }
        }
    }

    private func tabs(_ host: ViewHost) -> [CGRect] {
        host.accessibilityElements.flatMap(\.flattened).filter { $0.role == .tab }.map(\.frame)
    }

    @Test("The tab bar floats above the bottom edge with margins; content has as much room as above a bar of 49 points")
    func tabBar() throws {
        let host = host(Tabs(count: 4))
        let frames = tabs(host)
        #expect(frames.count == 4)
        // A capsule of 62, 21 above the edge, has tabs 4 points smaller.
        #expect(frames.allSatisfy { $0.minY == 874 - 21 - 62 + 4 && $0.height == 54 })
        #expect(frames[0].minX >= 25 && frames[3].maxX <= 402 - 25)
        #expect(abs(frames[0].minX - (402 - frames[3].maxX)) < 1)
        #expect(try host.frame(of: .identifier("page")).maxY == 874 - 83)
        try host.tap(.text("Tab 2"))
        host.advance(by: 1)
        #expect(host.contains(.text("Page 2")))
    }

    @Test("A few tabs are no wider than they need, and a search tab is a circle at the trailing edge")
    func searchTab() throws {
        let two = tabs(host(Tabs(count: 2)))
        #expect(two.allSatisfy { $0.width == 94 } && abs((two[0].minX + two[1].maxX) / 2 - 201) < 1)
        let host = host(Tabs(count: 3, hasSearch: true))
        let frames = tabs(host)
        #expect(frames.count == 4 && frames[3].size == CGSize(width: 54, height: 54) && frames[3].maxX == 402 - 25)
        #expect(frames[0].minX == 25 && frames[2].maxX < frames[3].minX - 8)
        try host.tap(.point(frames[3].midX, frames[3].midY))
        host.advance(by: 1)
        #expect(host.contains(.text("Searching")))
    }

    @Test("The bottom bar has groups that float, divided by spacers, and no background")
    func bottomBar() throws {
        let host = host(
            Page(background: Color(red: 0, green: 0, blue: 0.5)) {
                ToolbarItemGroup(placement: .bottomBar) {
                    symbol("star")
                    symbol("heart")
                    Spacer()
                    symbol("plus")
                }
            })
        let (star, heart, plus) = (
            try host.frame(of: .identifier("star")), try host.frame(of: .identifier("heart")), try host.frame(of: .identifier("plus"))
        )
        // The symbols are in cells of 48 points, and the surfaces 28 points from the edges (measured on iOS 26.2 and 26.4).
        #expect(star.midX == 28 + 24 && heart.midX == star.midX + 48 && plus.midX == 402 - 28 - 24 && star.midY == 874 - 28 - 24)
        let between = try pixel(host, 201, star.midY)
        #expect(between[0] < 90 && between[2] > 100, "\(between)")
        #expect(try pixel(host, star.midX, star.minY - 1 + 4)[0] > between[0] + 20)
    }

    @Test("Bars before iOS 26 have no glass")
    func before() throws {
        let host = host(Page { ToolbarItem(placement: .topBarTrailing) { symbol("plus") } }, profile: .iOS)
        #expect(try host.frame(of: .identifier("plus")).width < 30)
    }
}
