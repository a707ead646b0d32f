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

    private struct Changing: View {
        @State private var isOn = false
        @State private var chosen: Int? = 1

        var body: some View {
            List(selection: $chosen) {
                Text("first").tag(1)
                Text("second").tag(2).selectionDisabled(!isOn).badge(isOn ? 7 : 0)
            }
            Button("On") { isOn = true }
            Text("chosen \(chosen ?? 0)")
        }
    }

    @Test("A row is as its modifiers say after they have changed")
    func changedTraits() throws {
        let host = ViewHost(VStack { Changing() }, size: CGSize(width: 300, height: 300), profile: .macOS)
        try host.tap(.text("second"))
        #expect(host.contains(.text("chosen 1")) && !host.contains(.text("7")))
        try host.tap(.text("On"))
        #expect(host.contains(.text("7")))
        try host.tap(.text("second"))
        #expect(host.contains(.text("chosen 2")))
    }
}
