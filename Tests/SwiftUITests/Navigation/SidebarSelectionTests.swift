import SwiftUI
import SwiftUITesting
import Testing

/// Another row of a sidebar shows its page at the root of the stack in the last column.
@MainActor struct SidebarSelectionTests {
    @Observable final class Model {
        var selection: Int? = 0
        var path: [String] = []
    }

    struct Screen: View {
        @Bindable var model: Model
        var body: some View {
            NavigationSplitView {
                List(0..<3, id: \.self, selection: $model.selection) { Text("row \($0)") }
            } detail: {
                NavigationStack(path: $model.path) {
                    NavigationLink("details of \(model.selection ?? -1)", value: "value")
                        .navigationDestination(for: String.self) { Text("page \($0)") }
                }
            }
        }
    }

    @Test(arguments: [false, true])
    func valuesArePopped(isMac: Bool) throws {
        let model = Model()
        let pad = try #require(ViewHost.Device("iPad Pro (11-inch)", isLandscape: true))
        let screen = Screen(model: model)
        let host = isMac ? ViewHost(screen, size: CGSize(width: 1200, height: 800), profile: .macOS) : ViewHost(screen, device: pad)
        try host.tap(.text("details of 0"))
        host.advance(by: 1)
        #expect(host.contains(.text("page value")))
        try host.tap(.text("row 1"))
        host.advance(by: 1)
        #expect(host.contains(.text("details of 1")) && model.path.isEmpty)
    }

    @Test("A program may select a row and set a path at once")
    func programs() {
        let model = Model()
        let host = ViewHost(Screen(model: model), size: CGSize(width: 1200, height: 800), profile: .macOS)
        model.selection = 2
        model.path = ["deep"]
        host.advance(by: 1)
        #expect(host.contains(.text("page deep")) && model.path == ["deep"])
    }

    @available(*, deprecated)
    struct Links: View {
        var isLegacy: Bool
        @State private var open: Int? = 0

        var body: some View {
            NavigationSplitView {
                List {
                    if isLegacy {
                        ForEach(0..<3) { row in
                            NavigationLink(tag: row, selection: $open, destination: { Text("page \(row)") }, label: { Text("row \(row)") })
                        }
                    } else {
                        NavigationLink("row 0") { Text("page 0") }
                        NavigationLink("row 1") { Text("page 1") }
                        NavigationLink("row 2") { Text("page 2") }
                    }
                }
            } detail: {
                Text("nothing")
            }
        }
    }

    @Test("On macOS the row of the open link is selected, and the arrow keys open the links above and below", arguments: [false, true])
    @available(*, deprecated)
    func openLinks(isLegacy: Bool) throws {
        let host = ViewHost(Links(isLegacy: isLegacy), size: CGSize(width: 800, height: 400), profile: .macOS)
        host.advance(by: 1)
        #expect(host.contains(.text("page 0")) == isLegacy)
        func selected() -> [String] {
            (0..<3).map { "row \($0)" }.filter { row in
                host.accessibilityElements.flatMap(\.flattened).contains { $0.label == row && $0.traits.contains(.isSelected) }
            }
        }
        #expect(selected() == (isLegacy ? ["row 0"] : []))
        try host.tap(.text("row 1"))
        host.advance(by: 1)
        #expect(host.contains(.text("page 1")))
        #expect(selected() == ["row 1"])
        host.press(.downArrow)
        host.advance(by: 1)
        #expect(host.contains(.text("page 2")))
        #expect(selected() == ["row 2"])
        try host.tap(.text("row 0"))
        host.advance(by: 1)
        #expect(host.contains(.text("page 0")) && selected() == ["row 0"])
    }
}
