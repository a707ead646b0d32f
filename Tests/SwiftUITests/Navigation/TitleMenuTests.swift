import SwiftUI
import SwiftUITesting
import Testing

/// The title of a page may open a menu.
@MainActor struct TitleMenuTests {
    struct Screen: View {
        var isItem: Bool
        @State private var log = "nothing"

        var body: some View {
            NavigationStack {
                if isItem {
                    content.toolbar {
                        ToolbarTitleMenu { Button("Rename") { log = "renamed" } }
                        ToolbarItem(placement: .primaryAction) { Button("Add") { log = "added" } }
                    }
                } else {
                    content.toolbarTitleMenu { Button("Rename") { log = "renamed" } }
                }
            }
        }

        private var content: some View {
            Text(log).navigationTitle("Letter").navigationBarTitleDisplayMode(.inline)
        }
    }

    @Test(
        "A press on the title opens the menu, given by a modifier or among the items of the bar",
        arguments: [false, true], [ViewHost.Profile.iOS, .macOS])
    func opening(isItem: Bool, profile: ViewHost.Profile) throws {
        let host = ViewHost(Screen(isItem: isItem), profile: profile)
        #expect(!host.contains(.text("Rename")))
        try host.tap(.text("Letter"))
        host.advance(by: 0.5)
        try host.tap(.text("Rename"))
        host.advance(by: 0.5)
        #expect(host.contains(.text("renamed")))
        if isItem {
            try host.tap(.text("Add"))
            #expect(host.contains(.text("added")))
        }
    }

    @Test("A title that is a binding is renamed in its menu, also in a menu of the program", arguments: [false, true])
    func renaming(hasMenu: Bool) throws {
        struct Screen: View {
            var hasMenu: Bool
            @State private var title = "Letter"

            var body: some View {
                NavigationStack {
                    let page = Text("is \(title)").navigationTitle($title).navigationBarTitleDisplayMode(.inline)
                    if hasMenu {
                        page.toolbarTitleMenu {
                            Button("Print") {}
                            RenameButton()
                        }
                    } else {
                        page
                    }
                }
            }
        }
        let host = ViewHost(Screen(hasMenu: hasMenu), profile: .iOS)
        try host.tap(.text("Letter"))
        host.advance(by: 0.5)
        #expect(host.contains(.text("Print")) == hasMenu)
        try host.tap(.text("Rename"))
        host.advance(by: 0.5)
        host.press("a", modifiers: .command)
        host.type("Poem")
        #expect(host.contains(.text("is Letter")))
        host.press(.return)
        host.advance(by: 0.5)
        #expect(host.contains(.text("is Poem")) && host.contains(.text("Poem")))
        try host.tap(.text("Poem"))
        host.advance(by: 0.5)
        #expect(host.contains(.text("Rename")))
    }

    @Test func pictures() throws {
        try lookAt("title-menu", Screen(isItem: true))
        try lookAt("title-menu-open", Screen(isItem: true)) { host in
            try host.tap(.text("Letter"))
            host.advance(by: 0.5)
        }
    }
}
