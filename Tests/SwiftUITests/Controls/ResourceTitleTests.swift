import SwiftUI
import SwiftUITesting
import Testing

/// Titles that are resources.
@MainActor struct ResourceTitleTests {
    private struct Screen: View {
        @State private var isOn = false
        @State private var number = 1
        private let title = LocalizedStringResource("Title \(3)")

        var body: some View {
            TabView {
                Tab(title, systemImage: "star") {
                    VStack {
                        Button(title, systemImage: "plus") { isOn.toggle() }.accessibilityIdentifier("button")
                        Toggle(title, isOn: $isOn).accessibilityIdentifier("toggle")
                        Stepper(title, value: $number, in: 0...3).accessibilityIdentifier("stepper")
                        Color.red.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel(title).accessibilityIdentifier("colour")
                    }
                }
            }
        }
    }

    @Test func theTextOfTheResourceIsShown() throws {
        let host = ViewHost(Screen(), size: CGSize(width: 300, height: 500))
        let elements = host.accessibilityElements.flatMap(\.flattened)
        for identifier in ["button", "toggle", "stepper", "colour"] {
            let label = elements.first { $0.identifier == identifier }?.label
            #expect(label == "Title 3", "\(identifier)")
        }
        #expect(elements.contains { $0.role == .tab && $0.label == "Title 3" })
    }
}

/// Titles that are resources, of what lists, bars, scenes and assistive technologies show.
@MainActor struct ResourceTitlesElsewhereTests {
    private let title = LocalizedStringResource("Title \(3)")

    private func labels(_ view: some View) -> [String] {
        ViewHost(view, size: CGSize(width: 400, height: 400), profile: .macOS).accessibilityElements.flatMap(\.flattened).compactMap(\.label)
    }

    @Test func theTextOfTheResourceIsTheLabel() {
        let views: [(String, any View)] = [
            ("picker", Picker(title, sources: [Binding.constant(1)], selection: \.self) { Text("One").tag(1) }),
            ("date", DatePicker(title, selection: .constant(.now), in: Date.distantPast...Date.distantFuture)),
            ("share", ShareLink(title, item: "x")), ("group", ControlGroup(title) { Button("a") {} }.controlGroupStyle(.menu)),
            ("menu", Menu(title, content: { Button("a") {} }, primaryAction: {})),
            ("field", TextField(title, value: .constant(3), formatter: NumberFormatter())),
            ("toggle", Toggle(title, sources: [Binding.constant(true)], isOn: \.self)),
            ("section", List { Section(title, isExpanded: .constant(true)) { Text("a") } }),
            (
                "column",
                Table(of: Row.self) {
                    TableColumn(title) { Text($0.id) }
                } rows: {
                    TableRow(Row(id: "a"))
                }
            ),
            ("enabled", Color.red.accessibilityElement().accessibilityLabel(title, isEnabled: true)),
            ("contents", ContentUnavailableView(title, image: "none")),
        ]
        for (name, view) in views {
            #expect(labels(AnyView(view)).contains { $0.lowercased().contains("title 3") }, "\(name)")
        }
    }

    private struct Row: Identifiable { let id: String }
}
