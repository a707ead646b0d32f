import SwiftUI
import SwiftUITesting
import Testing

/// The views of a loop have the identities of their elements as tags, wherever they are in the content.
@MainActor struct LoopTagTests {
    private struct Item: Identifiable { var id: Int }

    /// A view whose body is a branch.
    private struct Row: View {
        let number: Int
        @State private var isBold = false
        var body: some View {
            if number > 3 { Text("row \(number)").bold(isBold) } else { Text("row \(number)").italic() }
        }
    }

    private static let items = (1..<6).map { Item(id: $0) }

    private static let contents: [(String, AnyView)] = [
        ("plain", AnyView(ForEach(items) { Text("row \($0.id)") })),
        ("views", AnyView(ForEach(items) { Row(number: $0.id) })),
        (
            "branches",
            AnyView(
                ForEach(items) { item in
                    if item.id > 2 { Text("row \(item.id)") } else { Text("row \(item.id)").bold() }
                })
        ),
        ("branch", AnyView(Group { if items.count > 2 { ForEach(items) { Text("row \($0.id)") } } })),
        ("erased", AnyView(ForEach(items) { AnyView(Text("row \($0.id)")) })),
        ("nested", AnyView(ForEach([1, 3, 5], id: \.self) { first in ForEach(first..<first + 2, id: \.self) { Text("row \($0)") } })),
    ]

    @Test("A menu shows the selected view, and segments select their element", arguments: 0..<6)
    func tags(index: Int) throws {
        struct Screen: View {
            let content: AnyView
            @State var selection = 3
            var body: some View {
                VStack {
                    Text("selected \(selection)")
                    Picker("Menu", selection: $selection) { content }.pickerStyle(.menu).accessibilityIdentifier("menu")
                    Picker("Segments", selection: $selection) { content }.pickerStyle(.segmented).accessibilityIdentifier("segments")
                }
            }
        }
        let (name, content) = Self.contents[index]
        let host = ViewHost(Screen(content: content))
        #expect(try host.text(of: .identifier("menu")).contains("row 3"), Comment(rawValue: name))
        try host.tap(.text("row 5"))
        #expect(host.contains(.text("selected 5")), Comment(rawValue: name))
        #expect(try host.text(of: .identifier("menu")).contains("row 5"), Comment(rawValue: name))
        #expect(host.warnings.isEmpty, Comment(rawValue: name))
    }

    @Test("A tab view shows the selected view of a loop of branches")
    func tabs() {
        let tabs = TabView(selection: .constant(4)) {
            ForEach(Self.items) { item in
                if item.id > 2 { Text("page \(item.id)") } else { Text("page \(item.id)").bold() }
            }
        }
        #expect(ViewHost(tabs).contains(.text("page 4")))
    }
}
