import SwiftUI
import SwiftUITesting
import Testing

/// Toolbar content of a program's own types.
@MainActor struct ToolbarContentTests {
    @Observable final class Model {
        var number = 3
    }

    private struct Counter: ToolbarContent {
        @Environment(Model.self) private var model
        @Environment(\.isEnabled) private var isEnabled
        @State private var count = 0

        var body: some ToolbarContent {
            ToolbarItem(placement: .topBarTrailing) {
                Button("\(model.number) \(count) \(isEnabled ? "enabled" : "disabled")") {
                    count += 1
                    model.number += 1
                }
            }
        }
    }

    private struct Outer: ToolbarContent {
        var body: some ToolbarContent { Counter() }
    }

    enum Place: CaseIterable { case alone, amongItems, inBranch, inOptional, inBody, inGroup }

    private struct Screen: View {
        let place: Place
        @State private var model = Model()

        var body: some View {
            NavigationStack {
                content.environment(model).disabled(true)
            }
        }

        @ViewBuilder private var content: some View {
            let isOn = place != .alone
            switch place {
            case .alone: Text("Page").toolbar { Counter() }
            case .amongItems:
                Text("Page").toolbar {
                    ToolbarItem(placement: .topBarLeading) { Text("Item") }; Counter()
                }
            case .inBranch: Text("Page").toolbar { if isOn { Counter() } else { ToolbarItem { Text("Other") } } }
            case .inOptional: Text("Page").toolbar { if isOn { Counter() } }
            case .inBody: Text("Page").toolbar { Outer() }
            case .inGroup: Text("Page").toolbar { Group { Counter() } }
            }
        }
    }

    @Test("The dynamic properties of toolbar content are those of the view that has the toolbar, and kept", arguments: Place.allCases)
    func properties(place: Place) throws {
        let host = ViewHost(Screen(place: place))
        #expect(host.contains(.text("3 0 disabled")))
        #expect(try host.frame(of: .text("Page")).midX == 195)
    }

    private struct Tapped: View {
        @State private var model = Model()
        var body: some View { NavigationStack { Text("Page").toolbar { Counter() }.environment(model) } }
    }

    @Test func stateIsKept() throws {
        let host = ViewHost(Tapped())
        try host.tap(.text("3 0 enabled"))
        #expect(host.contains(.text("4 1 enabled")))
    }
}
