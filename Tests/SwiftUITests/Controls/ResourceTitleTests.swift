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
