import SwiftUI
import SwiftUITesting
import Testing

/// Loops over ranges of integers: without an `id` their views are identified by their positions.
@MainActor struct RangeLoopTests {
    @Test("Without an id, the selection of a picker is the position in the range, and with one the value")
    func selections() {
        struct Screen: View {
            let hasIdentities: Bool
            var body: some View {
                Form {
                    Picker("People", selection: .constant(4)) {
                        if hasIdentities {
                            ForEach(2..<100, id: \.self) { Text("\($0) people") }
                        } else {
                            ForEach(2..<100) { Text("\($0) people") }
                        }
                    }
                }
            }
        }
        #expect(ViewHost(Screen(hasIdentities: false)).contains(.text("6 people")))
        #expect(ViewHost(Screen(hasIdentities: true)).contains(.text("4 people")))
    }

    @Test("Choosing a view sets its position")
    func choices() throws {
        struct Screen: View {
            @State var choice = 0
            var body: some View {
                VStack {
                    Picker("Choice", selection: $choice) { ForEach(3..<6) { Text("option \($0)") } }.pickerStyle(.segmented)
                    Text("chosen \(choice)")
                }
            }
        }
        let host = ViewHost(Screen())
        try host.tap(.text("option 5"))
        #expect(host.contains(.text("chosen 2")))
    }

    @Test("A lazy stack scrolls to the view at a position", arguments: [true, false])
    func scrolling(hasIdentities: Bool) throws {
        struct Screen: View {
            let hasIdentities: Bool
            var body: some View {
                ScrollViewReader { reader in
                    Button("Go") { reader.scrollTo(50, anchor: .top) }
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            if hasIdentities {
                                ForEach(10..<200, id: \.self) { Text("row \($0)").frame(height: 40) }
                            } else {
                                ForEach(10..<200) { Text("row \($0)").frame(height: 40) }
                            }
                        }
                    }
                }
            }
        }
        let host = ViewHost(VStack(spacing: 0) { Screen(hasIdentities: hasIdentities) }, size: CGSize(width: 200, height: 400))
        let top = try host.frame(of: .text("row 10")).midY
        try host.tap(.text("Go"))
        #expect(try host.frame(of: .text(hasIdentities ? "row 50" : "row 60")).midY == top)
    }
}
