import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Controls and modifiers that need little more than a test each.
@MainActor struct SmallControlTests {
    private final class Log {
        var entries: [String] = []
    }

    // MARK: Split panes

    private func panes(_ view: some View, size: CGSize = CGSize(width: 301, height: 200)) -> ViewHost {
        ViewHost(view, size: size, profile: .macOS)
    }

    @Test func panesShareTheRoomAndFollowTheirDivider() throws {
        let host = panes(
            HSplitView {
                Color.red.frame(minWidth: 50).accessibilityElement().accessibilityIdentifier("a")
                Color.blue.frame(minWidth: 50, maxWidth: 400).accessibilityElement().accessibilityIdentifier("b")
            })
        #expect(try host.frame(of: .identifier("a")) == CGRect(x: 0, y: 0, width: 150, height: 200))
        #expect(try host.frame(of: .identifier("b")) == CGRect(x: 151, y: 0, width: 150, height: 200))
        try host.drag(.label("Divider"), by: CGSize(width: 60, height: 0))
        #expect(try host.frame(of: .identifier("a")).width == 210)
        #expect(try host.frame(of: .identifier("b")).width == 90)
        // No pane becomes shorter than its minimum.
        try host.drag(.label("Divider"), by: CGSize(width: 500, height: 0))
        #expect(try host.frame(of: .identifier("b")).width == 50)
        try host.drag(.label("Divider"), by: CGSize(width: -900, height: 0))
        #expect(try host.frame(of: .identifier("a")).width == 50)
    }

    @Test func aDividerFollowsThePointerAndMovesNoEarlierPane() throws {
        let host = panes(
            HSplitView {
                ForEach(["a", "b", "c"], id: \.self) { Color.red.frame(minWidth: 20).accessibilityElement().accessibilityIdentifier($0) }
            }, size: CGSize(width: 302, height: 200))
        try host.drag(.label("Divider").at(1), by: CGSize(width: 30, height: 0))
        #expect(try ["a", "b", "c"].map { try host.frame(of: .identifier($0)).width } == [100, 130, 70])
        // After a drag past the limit, the next one begins where the divider is.
        try host.drag(.label("Divider").at(1), by: CGSize(width: 500, height: 0))
        #expect(try ["a", "b", "c"].map { try host.frame(of: .identifier($0)).width } == [100, 180, 20])
        try host.drag(.label("Divider").at(1), by: CGSize(width: -10, height: 0))
        #expect(try ["a", "b", "c"].map { try host.frame(of: .identifier($0)).width } == [100, 170, 30])
    }

    @Test func panesStandBelowEachOtherInAVerticalSplit() throws {
        let host = panes(
            VSplitView {
                Color.red.accessibilityElement().accessibilityIdentifier("a")
                Color.blue.frame(height: 40).accessibilityElement().accessibilityIdentifier("b")
                Color.green.accessibilityElement().accessibilityIdentifier("c")
            }, size: CGSize(width: 100, height: 202))
        #expect(try host.frame(of: .identifier("a")).height == 80)
        #expect(try host.frame(of: .identifier("b")) == CGRect(x: 0, y: 81, width: 100, height: 40))
        #expect(try host.frame(of: .identifier("c")) == CGRect(x: 0, y: 122, width: 100, height: 80))
    }

    // MARK: Buttons

    @Test func aRenameButtonPerformsTheActionAroundIt() throws {
        let log = Log()
        let host = ViewHost(
            VStack {
                RenameButton().renameAction { log.entries.append("rename") }
                RenameButton()
            })
        try host.tap(.text("Rename").at(0))
        try host.tap(.text("Rename").at(1))
        #expect(log.entries == ["rename"])
    }

    @Test func aHelpLinkOpensItsURL() throws {
        let log = Log()
        let host = ViewHost(
            VStack {
                HelpLink(destination: URL(string: "https://example.org/help")!).accessibilityIdentifier("link")
                HelpLink { log.entries.append("action") }.accessibilityIdentifier("action")
            }
            .environment(
                \.openURL,
                OpenURLAction {
                    log.entries.append($0.path); return .handled
                }))
        try host.tap(.identifier("link"))
        try host.tap(.identifier("action"))
        #expect(log.entries == ["/help", "action"])
    }

    @Test func glassButtonsArePressed() throws {
        let log = Log()
        let host = ViewHost(
            VStack {
                Button("Plain") { log.entries.append("plain") }.buttonStyle(.glass)
                Button("Prominent") { log.entries.append("prominent") }.buttonStyle(.glassProminent)
            })
        try host.tap(.text("Plain"))
        try host.tap(.text("Prominent"))
        #expect(log.entries == ["plain", "prominent"])
    }

    @Test func glassShowsTheBlurredContentBehindIt() throws {
        func image(_ glass: Glass) throws -> [UInt8] {
            try ViewHost(
                HStack(spacing: 0) {
                    Color.black; Color.white
                }
                .overlay { Color.clear.frame(width: 80, height: 40).glassEffect(glass) },
                size: CGSize(width: 100, height: 60)
            ).image().pixels
        }
        let (none, regular, clear) = try (image(.identity), image(.regular), image(.clear))
        #expect(none != regular && regular != clear && none != clear)
    }

    // MARK: Lists and tables

    private struct File: Identifiable { var id: String }

    private struct Files: View {
        let log: Log
        @State var selection: Set<String> = []

        var body: some View {
            List(["a", "b", "c"].map { File(id: $0) }, selection: $selection) { Text($0.id) }
                .contextMenu(forSelectionType: String.self) { files in
                    Button("Delete \(files.sorted().joined())") { log.entries.append(files.sorted().joined()) }
                } primaryAction: { files in
                    log.entries.append("open " + files.sorted().joined())
                }
        }
    }

    @Test func aContextMenuKnowsTheSelectedRows() throws {
        let log = Log()
        let host = ViewHost(Files(log: log, selection: ["a", "b"]), size: CGSize(width: 300, height: 300), profile: .macOS)
        try host.longPress(.text("a"))
        host.advance(by: 1)
        try host.tap(.text("Delete ab"))
        host.advance(by: 1)
        try host.longPress(.text("c"))
        host.advance(by: 1)
        try host.tap(.text("Delete c"))
        #expect(log.entries == ["ab", "c"])
    }

    @Test func aDoubleClickPerformsThePrimaryAction() throws {
        let log = Log()
        let host = ViewHost(Files(log: log), size: CGSize(width: 300, height: 300), profile: .macOS)
        try host.tap(.text("b"), count: 2)
        #expect(log.entries == ["open b"])
    }

    @Test func tablesMayHideTheirTitles() {
        func host(_ visibility: Visibility) -> ViewHost {
            ViewHost(
                Table([File(id: "a")]) { TableColumn("Name") { Text($0.id) } }.tableColumnHeaders(visibility),
                size: CGSize(width: 300, height: 300), profile: .macOS)
        }
        #expect(host(.automatic).contains(.text("Name")))
        #expect(!host(.hidden).contains(.text("Name")))
        #expect(host(.hidden).contains(.text("a")))
    }

    @Test func backgroundsOfRowsMayAlternate() throws {
        func image(_ behavior: AlternatingRowBackgroundBehavior) throws -> [UInt8] {
            try ViewHost(
                List(0..<4, id: \.self) { _ in Text("a") }.alternatingRowBackgrounds(behavior), size: CGSize(width: 100, height: 200),
                profile: .macOS
            ).image().pixels
        }
        #expect(try image(.enabled) != image(.disabled))
        #expect(try image(.automatic) == image(.disabled))
    }

    // MARK: Other modifiers

    @Test(arguments: [ViewHost.Profile.macOS, .iOS])
    func alertsMayBeSuppressedOnTheMac(profile: ViewHost.Profile) throws {
        struct Screen: View {
            @State private var isSuppressed = false
            var body: some View {
                VStack {
                    Text(isSuppressed ? "never again" : "again")
                    Color.red.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
                        .dialogSuppressionToggle("No more", isSuppressed: $isSuppressed)
                        .dialogIcon(Image(systemName: "trash"))
                }
            }
        }
        let host = ViewHost(Screen(), size: CGSize(width: 600, height: 500), profile: profile)
        host.advance(by: 1)
        #expect(host.contains(.text("No more")) == (profile == .macOS))
        guard profile == .macOS else { return }
        try host.tap(.text("No more"))
        #expect(host.contains(.text("never again")))
    }

    @Test func leadingColumnsMayCoverTheDetail() throws {
        func frame(_ view: some View) throws -> CGRect {
            let host = ViewHost(view.environment(\.horizontalSizeClass, .regular), size: CGSize(width: 900, height: 500), profile: .macOS)
            return try host.frame(of: .identifier("detail"))
        }
        let split = NavigationSplitView {
            Text("Side")
        } detail: {
            Color.clear.accessibilityElement().accessibilityIdentifier("detail")
        }
        #expect(try frame(split.navigationSplitViewStyle(.balanced)) == frame(split))
        #expect(try frame(split).minX > 100)
        #expect(try frame(split.navigationSplitViewStyle(.prominentDetail)).minX == 0)
    }

    @Test func theFocusOfASearchFieldIsBound() throws {
        struct Screen: View {
            @State private var text = ""
            @FocusState private var isSearching: Bool
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Search now") { isSearching = true }
                        Button("Stop") { isSearching = false }
                        Text(isSearching ? "focused" : "not focused")
                    }
                    .searchable(text: $text)
                    .searchFocused($isSearching)
                }
            }
        }
        let host = ViewHost(Screen())
        #expect(host.contains(.text("not focused")))
        try host.tap(.text("Search now"))
        host.advance(by: 1)
        #expect(host.contains(.text("focused")))
        host.type("ab")
        #expect(host.contains(.text("ab")))
        try host.tap(.text("Stop"))
        host.advance(by: 1)
        #expect(host.contains(.text("not focused")))
    }

    @Test func labelsCanBeShownAgain() {
        let host = ViewHost(
            VStack {
                Toggle("One", isOn: .constant(true)).labelsVisibility(.hidden)
                Toggle("Two", isOn: .constant(true)).labelsVisibility(.visible).labelsHidden()
                Toggle("Three", isOn: .constant(true)).labelsHidden()
            })
        #expect(!host.contains(.text("One")) && host.contains(.text("Two")) && !host.contains(.text("Three")))
    }

    @Test func aPreviewOpensTheFileOnce() async {
        struct Screen: View {
            let log: Log
            @State private var file: URL?
            var body: some View {
                VStack {
                    Button("Show") { file = URL(filePath: "/tmp/a.txt") }
                    Text(file == nil ? "none" : "some")
                }
                .quickLookPreview($file)
                .environment(
                    \.openURL,
                    OpenURLAction {
                        log.entries.append($0.lastPathComponent); return .handled
                    })
            }
        }
        let log = Log()
        let host = ViewHost(Screen(log: log))
        _ = try? host.tap(.text("Show"))
        #expect(log.entries == ["a.txt"])
        #expect(host.contains(.text("none")))
    }

    @Test func hoverEffectsAreShownUnderThePointer() throws {
        func image(_ effect: HoverEffect, isDisabled: Bool = false) throws -> [UInt8] {
            let host = ViewHost(
                Text("a").padding().hoverEffect(effect).hoverEffectDisabled(isDisabled), size: CGSize(width: 80, height: 60))
            try host.hover(.text("a"))
            host.advance(by: 1)
            return try host.image().pixels
        }
        let none = try image(.highlight, isDisabled: true)
        #expect(try image(.highlight) != none)
        #expect(try image(.lift) != none)
        #expect(try image(.automatic) == image(.highlight))
    }
}
