import SwiftUI
import SwiftUITesting
import Testing

/// The sheets, confirmation dialogs and search fields of iOS 26 on a phone of 402 x 874 points, measured in view trees of iOS 26.1.
@MainActor struct PresentationsOfIOS26Tests {
    private func host(_ view: some View, profile: ViewHost.Profile = .iOS26) -> ViewHost {
        let host = ViewHost(
            view, size: CGSize(width: 402, height: 874), profile: profile, scale: 3,
            safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
        host.advance(by: 1)
        return host
    }

    private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < 0.1 && abs(one.minY - other.minY) < 0.1 && abs(one.width - other.width) < 0.1
            && abs(one.height - other.height) < 0.1
    }

    // MARK: Sheets

    @Test("A sheet below its greatest height is inset, drawn smaller; the others lie at the edges")
    func insetSheet() throws {
        struct Root: View {
            var detent: PresentationDetent
            var body: some View {
                Text("Root").sheet(isPresented: .constant(true)) {
                    Color.red.accessibilityElement().accessibilityIdentifier("content").ignoresSafeArea().presentationDetents([detent])
                }
            }
        }
        let medium = host(Root(detent: .medium))
        #expect(try isNear(medium.frame(of: .identifier("content")), CGRect(x: 8, y: 415.03, width: 386, height: 450.97)))
        let low = host(Root(detent: .height(200)))
        let scale = 386 / 402.0
        #expect(
            try isNear(low.frame(of: .identifier("content")), CGRect(x: 8, y: 866 - 234 * scale, width: 386, height: 234 * scale)))
        let large = host(Root(detent: .large))
        #expect(try large.frame(of: .identifier("content")) == CGRect(x: 0, y: 62, width: 402, height: 812))
        let before = host(Root(detent: .medium), profile: .iOS)
        let frame = try before.frame(of: .identifier("content"))
        #expect(frame.minX == 0 && frame.maxX == 402 && frame.maxY == 874)
    }

    @Test("A medium sheet rises above the keyboard")
    func mediumAboveKeyboard() throws {
        let host = host(
            Text("Root").sheet(isPresented: .constant(true)) { Color.red.accessibilityIdentifier("content").presentationDetents([.medium]) },
            profile: .iOS)
        let before = try host.frame(of: .identifier("content"))
        host.keyboardHeight = 300
        host.advance(by: 1)
        let after = try host.frame(of: .identifier("content"))
        #expect(after.minY < before.minY - 100 && after.maxY <= 574 && after.height > 200)
    }

    // MARK: Confirmation dialogs

    private struct Choices: View {
        var alignment = Alignment.center
        @State var isShown = true
        @State var choice = "none"
        var body: some View {
            Text(choice).frame(width: 100, height: 40)
                .confirmationDialog("Finish?", isPresented: $isShown, titleVisibility: .visible) {
                    Button("Save") { choice = "saved" }
                    Button("Discard", role: .destructive) { choice = "discarded" }
                    Button("Keep", role: .cancel) { choice = "kept" }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }

    @Test("A dialog is a popover at its view, with buttons like those of alerts and without the cancel button")
    func choices() throws {
        let host = host(Choices(alignment: .top))
        let (save, discard) = (try host.frame(of: .label("Save")), try host.frame(of: .label("Discard")))
        #expect(save.size == CGSize(width: 208, height: 48) && discard.minY - save.minY == 56)
        let title = try host.frame(of: .text("Finish?"))
        #expect(title.minX == save.minX - 16 + 30)
        #expect(abs(save.minY - title.maxY - 18) < 0.5)
        #expect(!host.contains(.label("Keep")))
        #expect(save.midX == 201 && title.minY > 62 + 40)
        try host.tap(.label("Discard"))
        host.advance(by: 1)
        #expect(host.contains(.text("discarded")) && !host.contains(.label("Save")))
    }

    @Test("A tap outside of a dialog performs the action of its cancel button", arguments: [ViewHost.Profile.iOS26, .iOS])
    func cancelOutside(profile: ViewHost.Profile) throws {
        let host = host(Choices(), profile: profile)
        try host.tap(.point(20, 100))
        host.advance(by: 1)
        #expect(host.contains(.text("kept")) && !host.contains(.label("Save")))
    }

    @Test("A dialog of a view that fills the window is in its middle")
    func centredChoices() throws {
        let host = host(
            Color.white.confirmationDialog("Title", isPresented: .constant(true)) {
                Button("One") {}
                Button("Two") {}
            })
        #expect(try host.frame(of: .label("One")).midX == 201)
        #expect(try abs((host.frame(of: .label("One")).minY + host.frame(of: .label("Two")).maxY) / 2 - (62 + 840) / 2) < 1)
    }

    // MARK: Search

    private struct SearchPage: View {
        var placement = SearchFieldPlacement.automatic
        @State private var query = ""
        var body: some View {
            NavigationStack {
                List { Text("Row \(query)") }.navigationTitle("Title").searchable(text: $query, placement: placement)
            }
        }
    }

    @Test("The search field of a phone is at the bottom, in a tab view or a drawer at the top")
    func search() throws {
        let below = host(SearchPage())
        let field = try below.frame(of: .text("Search"))
        // The field is 48 points high and 28 points from the edges (measured in SwiftUI on iOS 26.4).
        #expect(abs(field.minX - 75.33) < 0.1 && abs(field.midY - (874 - 28 - 24)) < 0.5)
        try below.tap(.text("Search"))
        below.type("abc")
        below.advance(by: 1)
        #expect(below.contains(.text("Row abc")))
        try below.tap(.label("Cancel"))
        below.advance(by: 1)
        #expect(below.contains(.text("Row ")) && !below.contains(.label("Cancel")))
        #expect(try host(SearchPage(placement: .navigationBarDrawer)).frame(of: .text("Search")).maxY < 300)
        #expect(try host(TabView { SearchPage().tabItem { Text("One") } }).frame(of: .text("Search")).maxY < 300)
        #expect(try host(SearchPage(), profile: .iOS).frame(of: .text("Search")).maxY < 300)
    }

    // MARK: Tabs

    @Test(
        "Tabs overlap by a quarter of a point more than eight", arguments: [(5, 77.0, 68.75), (3, 94.0, 85.75)])
    func tabs(count: Int, width: Double, pitch: Double) throws {
        let host = host(
            TabView { ForEach(0..<count, id: \.self) { index in Text("Page").tabItem { Label("Tab \(index)", systemImage: "star") } } })
        let frames = try (0..<count).map { try host.frame(of: .label("Tab \($0)")) }
        #expect(abs(frames[0].width - width) < 0.2 && abs(frames[1].minX - frames[0].minX - pitch) < 0.2)
    }

    @Test("The accessory is as wide as the tab bar and 48 high")
    func accessory() throws {
        let host = host(
            TabView { ForEach(0..<5, id: \.self) { index in Text("Page").tabItem { Label("Tab \(index)", systemImage: "star") } } }
                .tabViewBottomAccessory { Color.red.accessibilityElement().accessibilityIdentifier("player") })
        let frame = try host.frame(of: .identifier("player"))
        #expect(frame.size == CGSize(width: 360, height: 48))
    }

    // MARK: Menus

    /// Measured in SwiftUI on iOS 26.4 with buttons of a bar and pickers: an edge at the top and one at the side are those of the button.
    @Test(
        "A menu opens over its button, upwards where there is more room above",
        arguments: [Alignment.topLeading, .topTrailing, .bottomLeading, .bottomTrailing], [LayoutDirection.leftToRight, .rightToLeft])
    func menuOverButton(alignment: Alignment, direction: LayoutDirection) throws {
        let menu = Menu {
            ForEach(1..<6) { number in Button("Choice \(number)") {} }
        } label: {
            Color.red.frame(width: 44, height: 44).accessibilityIdentifier("label")
        }
        let host = host(
            menu.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment).padding(40).environment(\.layoutDirection, direction))
        let button = try host.frame(of: .identifier("label"))
        try host.tap(.identifier("label"))
        host.advance(by: 1)
        let first = try host.frame(of: .text("Choice 1"))
        // The menu is 252 points wide, with paddings of 23 and 10 points around rows of 42 points.
        #expect(alignment.vertical == .top ? first.midY == button.minY + 31 : first.midY == button.maxY - 31)
        let isAtLeft = (alignment.horizontal == .leading) == (direction == .leftToRight)
        let left = isAtLeft ? button.minX : button.maxX - 252
        #expect(direction == .leftToRight ? first.minX == left + 23 : first.maxX == left + 229)
    }
}
