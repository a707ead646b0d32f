import SwiftUI
import SwiftUITesting
import Testing

/// What taps, swipes and keys do to the rows of lists.
@MainActor struct RowActionTests {
    @Observable final class Model {
        var selection: Set<Int> = []
        var mode = EditMode.inactive
        var log: [String] = []
    }

    @Test("Swipe actions of several modifiers are added to one another, the innermost first")
    func swipeActionsAccumulate() throws {
        let host = ViewHost(List { Text("row").swipeActions { Button("A") {} }.swipeActions { Button("B") {} } }, profile: .iOS)
        try host.drag(.text("row"), by: CGSize(width: -200, height: 0))
        host.advance(by: 1)
        #expect(try host.frame(of: .text("A")).minX > host.frame(of: .text("B")).maxX)
    }

    @Test("With actions at the leading edge onDelete adds none at the other")
    func noAddedDeletion() throws {
        let host = ViewHost(
            List { ForEach(0..<2, id: \.self) { Text("row \($0)").swipeActions(edge: .leading) { Button("A") {} } }.onDelete { _ in } },
            profile: .iOS)
        try host.drag(.text("row 0"), by: CGSize(width: -200, height: 0))
        host.advance(by: 1)
        #expect(!host.contains(.text("Delete")))
    }

    @Test("A tap on another row closes the actions of a row and does nothing else")
    func closing() throws {
        let model = Model()
        let host = ViewHost(
            List {
                Text("first").swipeActions { Button("Archive") {} }
                Button("second") { model.log.append("second") }
            }, profile: .iOS)
        try host.drag(.text("first"), by: CGSize(width: -100, height: 0))
        host.advance(by: 1)
        #expect(host.contains(.text("Archive")))
        try host.tap(.text("second"))
        host.advance(by: 1)
        #expect(!host.contains(.text("Archive")) && model.log.isEmpty)
        try host.tap(.text("second"))
        #expect(model.log == ["second"])
    }

    @Test("On iOS taps select several rows only while the list is edited, and the end of editing empties the selection")
    func severalRows() throws {
        struct Rows: View {
            @Bindable var model: Model
            var body: some View {
                List(0..<4, id: \.self, selection: $model.selection) { Text("row \($0)") }.environment(\.editMode, $model.mode)
            }
        }
        let model = Model()
        let host = ViewHost(Rows(model: model), profile: .iOS)
        try host.tap(.text("row 1"))
        try host.tap(.text("row 2"))
        #expect(model.selection == [2])
        model.mode = .active
        host.advance(by: 0.1)
        try host.tap(.text("row 1"))
        #expect(model.selection == [1, 2])
        model.mode = .inactive
        host.advance(by: 0.1)
        #expect(model.selection.isEmpty)
    }

    @Test("The primary action of a row is that of a tap on iOS, and of a double click on macOS", arguments: [ViewHost.Profile.iOS, .macOS])
    func primaryActions(profile: ViewHost.Profile) throws {
        struct Rows: View {
            @Bindable var model: Model
            var body: some View {
                List(0..<4, id: \.self, selection: $model.selection) { Text("row \($0)") }
                    .contextMenu(forSelectionType: Int.self) { _ in
                    } primaryAction: {
                        model.log.append("\($0.sorted())")
                    }
            }
        }
        let model = Model()
        let host = ViewHost(Rows(model: model), profile: profile)
        try host.tap(.text("row 2"))
        #expect(model.log == (profile == .iOS ? ["[2]"] : []))
        #expect(model.selection == (profile == .iOS ? [] : [2]))
        host.advance(by: 1)
        try host.tap(.text("row 1"), count: 2)
        #expect(model.log.last == "[1]")
        // Return does it for the selected rows.
        guard profile == .macOS else { return }
        host.advance(by: 1)
        host.press(.downArrow)
        #expect(model.selection == [2] && model.log.last == "[1]")
        host.press(.return)
        #expect(model.log.last == "[2]")
    }

    struct Branch: Identifiable {
        let id: String
        var branches: [Branch]?
    }

    static let tree = [Branch(id: "trunk", branches: [Branch(id: "bough", branches: [Branch(id: "twig")]), Branch(id: "leaf")])]

    @Test func aTapExpandsARowOfATreeOnIOS() throws {
        let host = ViewHost(List(Self.tree, children: \.branches) { Text($0.id) }, profile: .iOS)
        try host.tap(.text("trunk"))
        host.advance(by: 1)
        #expect(host.contains(.text("leaf")))
        try host.tap(.text("trunk"))
        host.advance(by: 1)
        #expect(!host.contains(.text("leaf")))
    }

    @Test func arrowsExpandAndCollapseRowsOfATreeOnMacOS() throws {
        struct Rows: View {
            @State private var selection: String? = "trunk"
            var body: some View { List(RowActionTests.tree, children: \.branches, selection: $selection) { Text($0.id) } }
        }
        let host = ViewHost(Rows(), profile: .macOS)
        host.press(.tab)
        host.press(.rightArrow)
        host.advance(by: 1)
        #expect(host.contains(.text("leaf")))
        host.press(.leftArrow)
        host.advance(by: 1)
        #expect(!host.contains(.text("leaf")))
    }

    @Test func aRowWithALinkAndATagIsSelectedOnMacOS() throws {
        struct Screen: View {
            @State private var selection: Int?
            var body: some View {
                NavigationSplitView {
                    List(selection: $selection) {
                        ForEach(0..<3, id: \.self) { number in
                            NavigationLink {
                                Text("page \(number)")
                            } label: {
                                Text("row \(number)")
                            }.tag(number)
                        }
                    }
                } detail: {
                    Text("nothing")
                }
                .overlay(alignment: .bottom) { Text("selected \(selection ?? -1)") }
            }
        }
        let host = ViewHost(Screen(), size: CGSize(width: 800, height: 400), profile: .macOS)
        try host.tap(.text("row 1"))
        host.advance(by: 0.5)
        #expect(host.contains(.text("selected 1")) && host.contains(.text("page 1")))
        host.press(.downArrow)
        host.advance(by: 0.5)
        #expect(host.contains(.text("selected 2")) && host.contains(.text("page 2")))
    }
}
