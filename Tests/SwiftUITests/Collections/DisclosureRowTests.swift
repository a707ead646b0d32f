import SwiftUI
import SwiftUITesting
import Testing

/// Disclosure groups in lists, whose content is rows of the list.
@MainActor struct DisclosureRowTests {
    struct Folders: View {
        @State private var selection: String?
        @State private var isOpen = true

        var body: some View {
            List(selection: $selection) {
                Text("First").tag("First")
                DisclosureGroup(isExpanded: $isOpen) {
                    Text("Inside").tag("Inside")
                    DisclosureGroup("Nested") { Text("Deep").tag("Deep") }
                } label: {
                    Text("Group").tag("Group")
                }
                VStack(alignment: .leading) { DisclosureGroup("In a stack", isExpanded: .constant(true)) { Text("Content") } }
                Text("Chosen \(selection ?? "nothing")")
            }
        }
    }

    private func host(_ profile: ViewHost.Profile) -> ViewHost { ViewHost(Folders(), size: CGSize(width: 300, height: 700), profile: profile) }

    @Test("Each view of the content is a row, indented below the label", arguments: [ViewHost.Profile.iOS, .macOS])
    func rows(profile: ViewHost.Profile) throws {
        let host = host(profile)
        let (first, group, inside, nested) = try (
            host.frame(of: .text("First")), host.frame(of: .text("Group")), host.frame(of: .text("Inside")), host.frame(of: .text("Nested"))
        )
        let rowHeight = group.midY - first.midY
        #expect(abs(inside.midY - group.midY - rowHeight) < 1.5 && abs(nested.midY - inside.midY - rowHeight) < 1.5)
        #expect(inside.minX > first.minX && nested.minX >= inside.minX)
        // A group in a view of the row's own stays one view.
        #expect(try host.frame(of: .text("Content")).minY < host.frame(of: .text("In a stack")).maxY + rowHeight / 2)
    }

    @Test("On iOS a tap anywhere in the row of the label closes the group")
    func tapsInTheRow() throws {
        for x in [30.0, 150, 270] {
            let host = host(.iOS)
            let row = try host.frame(of: .text("Group"))
            try host.tap(.point(x, row.midY + 15))
            host.advance(by: 1)
            #expect(!host.contains(.text("Inside")))
            try host.tap(.point(x, row.midY + 15))
            host.advance(by: 1)
            #expect(host.contains(.text("Inside")) && host.contains(.text("Chosen nothing")))
        }
    }

    @Test("A row of the content is selected by itself; on macOS that of the label too", arguments: [ViewHost.Profile.iOS, .macOS])
    func selection(profile: ViewHost.Profile) throws {
        let host = host(profile)
        try host.tap(.text("Inside"))
        #expect(host.contains(.text("Chosen Inside")))
        guard profile == .macOS else { return }
        try host.tap(.text("Group"))
        #expect(host.contains(.text("Chosen Group")) && host.contains(.text("Inside")))
    }

    @Test("The arrow shows and hides the rows", arguments: [ViewHost.Profile.iOS, .macOS])
    func arrow(profile: ViewHost.Profile) throws {
        let host = host(profile)
        #expect(!host.contains(.text("Deep")))
        // On macOS only the arrow opens a group.
        try host.tap(profile == .iOS ? .text("Nested") : .label("Expand"))
        host.advance(by: 1)
        #expect(try host.frame(of: .text("Deep")).minX > host.frame(of: .text("Inside")).minX)
        try host.tap(profile == .iOS ? .text("Group") : .label("Collapse").at(0))
        host.advance(by: 1)
        #expect(!host.contains(.text("Inside")) && !host.contains(.text("Nested")) && !host.contains(.text("Deep")))
    }
}
