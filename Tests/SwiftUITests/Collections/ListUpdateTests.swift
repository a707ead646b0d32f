import SwiftUI
import SwiftUITesting
import Testing

/// Lists come to rest, whatever their rows hold.
@MainActor struct ListUpdateTests {
    private struct Page<Row: View>: View {
        @State private var count = 0
        var row: Row

        var body: some View {
            NavigationStack {
                List { row }
                    .navigationTitle("Page")
                    .toolbar { Button("Add", systemImage: "plus") { count += 1 } }
            }
        }
    }

    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func rowsWithControls(profile: ViewHost.Profile) {
        func check<Row: View>(_ row: Row, sourceLocation: SourceLocation = #_sourceLocation) {
            let host = ViewHost(Page(row: row), profile: profile)
            host.advance(by: 1)
            #expect(host.warnings.isEmpty, sourceLocation: sourceLocation)
        }
        check(Text("text"))
        check(Button("button") {})
        check(
            HStack {
                Button("one") {}; Button("other") {}
            })
        check(TextField("field", text: .constant("text")))
        check(Slider(value: .constant(0.5)))
        check(Toggle("toggle", isOn: .constant(true)))
        check(Stepper("stepper", value: .constant(1)))
        check(NavigationLink("link") { Text("there") })
    }
}
