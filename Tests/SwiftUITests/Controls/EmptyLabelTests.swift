import SwiftUI
import SwiftUITesting
import Testing

/// Controls whose label has no views.
@MainActor struct EmptyLabelTests {
    @Test("A link without a label behind the content of a row opens its page when the row is tapped", arguments: [0, 1, 2])
    func hiddenLinks(form: Int) throws {
        struct Row: View {
            let form: Int
            private var link: some View { NavigationLink(destination: Text("Page")) { EmptyView() }.opacity(0) }
            var body: some View {
                switch form {
                case 0:
                    ZStack {
                        link
                        Text("Row")
                    }
                case 1: Text("Row").background(link)
                default: Text("Row").overlay { NavigationLink(value: 1) { EmptyView() } }
                }
            }
        }
        let host = ViewHost(
            NavigationStack {
                List { Row(form: form) }.navigationDestination(for: Int.self) { _ in Text("Page") }
            })
        try host.tap(.text("Row"))
        host.advance(by: 1)
        #expect(host.contains(.text("Page")))
    }

    @Test("A button without a label has a shortcut")
    func shortcuts() throws {
        struct Screen: View {
            @State var count = 0
            var body: some View {
                Text("count \(count)").background {
                    Button {
                        count += 1
                    } label: {
                        EmptyView()
                    }
                    .keyboardShortcut("n").hidden()
                }
            }
        }
        let host = ViewHost(Screen(), profile: .macOS)
        host.press("n", modifiers: .command)
        #expect(host.contains(.text("count 1")))
    }

    @Test("A button without a label has no size, and a toggle without a label is as large as one with an empty text")
    func sizes() throws {
        let host = ViewHost(
            VStack(spacing: 0) {
                Button {
                } label: {
                    EmptyView()
                }.buttonStyle(.plain).accessibilityIdentifier("button")
                Toggle(isOn: .constant(true)) { EmptyView() }.fixedSize().accessibilityIdentifier("toggle")
                Toggle("", isOn: .constant(true)).fixedSize().accessibilityIdentifier("empty")
            })
        #expect(try host.frame(of: .identifier("button")).size == .zero)
        #expect(try host.frame(of: .identifier("toggle")).size == host.frame(of: .identifier("empty")).size)
    }
}
