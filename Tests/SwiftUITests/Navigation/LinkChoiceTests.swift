import SwiftUI
import SwiftUITesting
import Testing

private enum Box: String, CaseIterable {
    case inbox, sent
}

private struct Mailboxes: View {
    @State private var box: Box?

    var body: some View {
        NavigationSplitView {
            List(selection: $box) {
                ForEach(Box.allCases, id: \.self) { NavigationLink("Go to \($0.rawValue)", value: $0) }
                NavigationLink("Page") { Text("a page") }
            }
        } detail: {
            Text(box.map { "showing \($0.rawValue)" } ?? "nothing")
        }
    }
}

private struct Stack: View {
    @State private var chosen: Set<Int> = []
    @State private var mode = EditMode.inactive

    var body: some View {
        NavigationStack {
            List(0..<3, id: \.self, selection: $chosen) { NavigationLink("Row \($0)", value: $0) }
                .navigationDestination(for: Int.self) { Text("page \($0)") }
                .toolbar {
                    Button("Choose") { mode = mode.isEditing ? .inactive : .active }
                    Text("\(chosen.count) chosen")
                }
                .environment(\.editMode, $mode)
        }
    }
}

/// Links in lists whose rows can be selected.
@MainActor struct LinkChoiceTests {
    @Test(
        "In a column of a split view the value of a link is the selection",
        arguments: [(ViewHost.Profile.macOS, CGFloat(800)), (.iOS, 390)])
    func linksOfASidebar(profile: ViewHost.Profile, width: CGFloat) throws {
        let host = ViewHost(Mailboxes(), size: CGSize(width: width, height: 600), profile: profile)
        for box in Box.allCases {
            try host.tap(.text("Go to \(box.rawValue)"))
            host.advance(by: 1)
            #expect(host.contains(.text("showing \(box.rawValue)")))
            // The narrow window shows the next column in place of the first.
            if profile == .iOS { break }
        }
        #expect(host.warnings == [])
    }

    @Test("While rows are chosen a tap on a link chooses its row")
    func linksOfAListThatIsEdited() throws {
        let host = ViewHost(Stack(), size: CGSize(width: 390, height: 600))
        try host.tap(.text("Choose"))
        host.advance(by: 1)
        try host.tap(.text("Row 1"))
        host.advance(by: 1)
        #expect(host.contains(.text("1 chosen")))
        #expect(!host.contains(.text("page 1")))
        try host.tap(.text("Choose"))
        host.advance(by: 1)
        try host.tap(.text("Row 1"))
        host.advance(by: 1)
        #expect(host.contains(.text("page 1")))
    }
}
