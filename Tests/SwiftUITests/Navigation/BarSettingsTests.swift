import Foundation
import SwiftUI
import Testing

@testable import SwiftUI
@testable import SwiftUITesting

/// What pages ask of the containers and bars around them.
@MainActor struct BarSettingsTests {
    private func pixel(_ host: ViewHost, _ x: Int, _ y: Int) throws -> [UInt8] {
        let image = try host.image()
        let place = (y * image.width + x) * 4
        return Array(image.pixels[place..<place + 3])
    }

    // MARK: Backgrounds of containers

    struct Backgrounds: View {
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                Button("Go") { path = [1] }.containerBackground(Color(red: 1, green: 0, blue: 0), for: .navigation)
                    .navigationDestination(for: Int.self) { _ in
                        Button("Back") { path = [] }.containerBackground(for: .navigation, alignment: .bottom) {
                            Color(red: 0, green: 0, blue: 1).frame(height: 200)
                        }
                    }
            }
        }
    }

    @Test("Each page of a stack has its own container background")
    func pages() throws {
        let host = ViewHost(Backgrounds(), size: CGSize(width: 200, height: 400), scale: 1)
        #expect(try pixel(host, 10, 390) == [255, 0, 0])
        try host.tap(.text("Go"))
        host.advance(by: 1)
        #expect(try pixel(host, 10, 390) == [0, 0, 255])
        #expect(try pixel(host, 10, 100) == [255, 255, 255])
        try host.tap(.text("Back"))
        host.advance(by: 1)
        #expect(try pixel(host, 10, 390) == [255, 0, 0])
    }

    @Test("A tab, a split view and a window show their container backgrounds, and no other does")
    func containers() throws {
        let (green, clear) = (Color(red: 0, green: 1, blue: 0), Color.clear)
        let tabs = TabView {
            Tab("One", systemImage: "star") { Text("1").containerBackground(green, for: .tabView) }
            Tab("Two", systemImage: "heart") { Text("2") }
        }
        let host = ViewHost(tabs, size: CGSize(width: 200, height: 400), scale: 1)
        #expect(try pixel(host, 10, 50) == [0, 255, 0])
        try host.tap(.text("Two"))
        #expect(try pixel(host, 10, 50) != [0, 255, 0])

        let split = NavigationSplitView {
            Text("Side").containerBackground(clear, for: .navigation).containerBackground(green, for: .navigationSplitView)
        } detail: {
            Text("Detail")
        }
        let wide = ViewHost(split, size: CGSize(width: 800, height: 400), profile: .macOS, scale: 1)
        #expect(try pixel(wide, 20, 390) == [0, 255, 0])
        #expect(try pixel(wide, 780, 390) != [0, 255, 0])

        let window = WindowRoot(
            content: Text("Inside").frame(maxWidth: .infinity, maxHeight: .infinity).containerBackground(green, for: .window), menuBar: nil)
        #expect(try pixel(ViewHost(window, size: CGSize(width: 200, height: 100), scale: 1), 5, 5) == [0, 255, 0])
        let other = ViewHost(Text("Inside").containerBackground(green, for: .window), size: CGSize(width: 200, height: 100), scale: 1)
        #expect(try pixel(other, 5, 5) != [0, 255, 0])
    }

    // MARK: Roles

    struct Roles: View {
        var role: ToolbarRole
        var isWide: Bool
        var body: some View {
            NavigationStack(path: .constant([1])) {
                Text("Root").navigationTitle("Library").navigationDestination(for: Int.self) { _ in
                    Text("Page").navigationTitle("Letter").navigationBarTitleDisplayMode(.inline).toolbarRole(role)
                        .toolbar { ToolbarItem(placement: .secondaryAction) { Text("Item") } }
                }
            }
            .environment(\.horizontalSizeClass, isWide ? .regular : .compact)
        }
    }

    @Test("A role moves the title to the leading edge of a wide bar, an editor's back button has no title", arguments: [false, true])
    func roles(isWide: Bool) throws {
        let width: CGFloat = isWide ? 900 : 390
        func host(_ role: ToolbarRole) -> ViewHost { ViewHost(Roles(role: role, isWide: isWide), size: CGSize(width: width, height: 600)) }
        for role in [ToolbarRole.automatic, .navigationStack] {
            #expect(host(role).contains(.text("Library")))
            #expect(abs(try host(role).frame(of: .text("Letter")).midX - width / 2) < 2)
        }
        #expect(host(.browser).contains(.text("Library")))
        #expect(!host(.editor).contains(.text("Library")))
        for role in [ToolbarRole.browser, .editor] {
            let title = try host(role).frame(of: .text("Letter"))
            #expect((title.midX < width / 2 - 50) == isWide, "\(title)")
            if isWide {
                let item = try host(role).frame(of: .text("Item"))
                #expect(abs(item.midX - width / 2) < 2, "\(item)")
            }
        }
        // Elsewhere the secondary actions are in a menu.
        let narrow = host(.automatic)
        #expect(!narrow.contains(.text("Item")))
        try narrow.tap(.label("More"))
        narrow.advance(by: 0.5)
        #expect(narrow.contains(.text("Item")))
    }

    // MARK: Documents

    @Test("A document has an icon to drag on macOS, and a header with a sharing command on iOS", arguments: [ViewHost.Profile.iOS, .macOS])
    func documents(profile: ViewHost.Profile) throws {
        let page = NavigationStack {
            Text("Content").navigationTitle("Letter").navigationBarTitleDisplayMode(.inline)
                .navigationDocument(URL(fileURLWithPath: "/tmp/letter.txt"))
        }
        let host = ViewHost(page, profile: profile)
        #expect(host.contains(.label("letter.txt")) == (profile == .macOS))
        guard profile == .iOS else { return }
        try host.tap(.text("Letter"))
        host.advance(by: 0.5)
        #expect(host.contains(.text("letter.txt")))
        #expect(host.contains(.text("Share…")))
    }

    // MARK: Colours of items

    @Test("The foreground style of a bar is that of its items", arguments: [ViewHost.Profile.iOS, .macOS])
    func foreground(profile: ViewHost.Profile) throws {
        let page = NavigationStack {
            Text("Content").navigationTitle("Letter").navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Rectangle().frame(width: 30, height: 20).accessibilityElement().accessibilityIdentifier("item")
                    }
                }
                .toolbarForegroundStyle(Color(red: 1, green: 0, blue: 0), for: .navigationBar)
        }
        let host = ViewHost(page, profile: profile, scale: 1)
        let frame = try host.frame(of: .identifier("item"))
        #expect(try pixel(host, Int(frame.midX), Int(frame.midY)) == [255, 0, 0])
    }

    // MARK: Search

    @Test("A minimized search field is a button that opens the field", arguments: [ViewHost.Profile.iOS, .macOS])
    func search(profile: ViewHost.Profile) throws {
        struct Screen: View {
            @State private var text = ""
            @Environment(\.isSearching) private var isSearching
            var body: some View {
                NavigationStack {
                    Text("Content").navigationTitle("Letters").navigationBarTitleDisplayMode(.inline)
                        .searchable(text: $text, prompt: "Find letters")
                        .searchToolbarBehavior(.minimize)
                        .searchPresentationToolbarBehavior(.avoidHidingContent)
                        .searchDictationBehavior(.inline(activation: .onSelect))
                }
            }
        }
        let host = ViewHost(Screen(), size: CGSize(width: 600, height: 400), profile: profile)
        #expect(!host.contains(.text("Find letters")))
        try host.tap(.label("Find letters"))
        host.advance(by: 1)
        #expect(host.contains(.text("Find letters")))
        host.type("abc")
        #expect(host.contains(.text("abc")))
    }

    @Test func pictures() throws {
        try lookAt("toolbar-role-editor", profiles: [.iOS], Roles(role: .editor, isWide: true)) { $0.size = CGSize(width: 900, height: 500) }
        try lookAt("container-background", Backgrounds())
        let page = NavigationStack {
            Text("Content").navigationTitle("Letter").navigationBarTitleDisplayMode(.inline)
                .navigationDocument(URL(fileURLWithPath: "/tmp/letter.txt"))
        }
        try lookAt("navigation-document", page) { host in
            if host.contains(.label("letter.txt")) { return }
            try host.tap(.text("Letter"))
            host.advance(by: 0.5)
        }
    }
}
