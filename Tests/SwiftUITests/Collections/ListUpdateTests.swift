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

    @Observable final class Model {
        var items = [1, 2, 3]
    }

    private struct CountingRow: View {
        let number: Int
        @State private var count = 0
        var body: some View { Text("row \(number) count \(count)").onTapGesture { count += 1 } }
    }

    private struct Removable: View {
        let model: Model
        var inSection: Bool

        private var rows: some View { ForEach(model.items, id: \.self) { CountingRow(number: $0) } }

        var body: some View {
            List {
                if inSection { Section("Numbers") { rows } } else { rows }
            }
        }
    }

    @Test(
        "A row whose removal is taken back while it disappears keeps its state", arguments: [ViewHost.Profile.iOS, .macOS], [false, true])
    func removalTakenBack(profile: ViewHost.Profile, inSection: Bool) throws {
        let model = Model()
        let host = ViewHost(Removable(model: model, inSection: inSection), profile: profile)
        try host.tap(.text("row 2 count 0"))
        func change(_ items: [Int], for duration: Double) {
            withAnimation(.linear(duration: 1)) { model.items = items }
            host.advance(by: duration)
        }
        change([1, 3], for: 0.5)
        change([3, 2, 1], for: 5)
        let frames = try [3, 2, 1].map { try host.frame(of: .text("row \($0) count \($0 == 2 ? 1 : 0)")).minY }
        #expect(frames == frames.sorted())
        // A row that has disappeared is another one when it comes back.
        change([1, 3], for: 5)
        change([1, 2, 3], for: 5)
        #expect(host.contains(.text("row 2 count 0")) && !host.contains(.text("row 2 count 1")))
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
