import SwiftUI
import SwiftUITesting
import Testing

/// Pickers whose choices are in sections.
@MainActor struct SectionedPickerTests {
    struct Choosing: View {
        @State private var choice = 0
        var body: some View {
            Picker("Kind", selection: $choice) {
                Section { Text("None").tag(0) }
                Section {
                    Text("First").tag(1)
                    Text("Second").tag(2)
                }
            }
            .pickerStyle(.menu)
            Text("chosen \(choice)")
        }
    }

    @Test("Sections are set apart by a gap, and no row belongs to their ends", arguments: [ViewHost.Profile.iOS, .macOS])
    func gaps(profile: ViewHost.Profile) throws {
        let host = ViewHost(Choosing(), profile: profile)
        try host.tap(.text("None"))
        host.advance(by: 1)
        // The button shows the choice too: the row is the last one.
        let none = try #require(host.findAll(.text("None")).last).frame.midY
        let (first, second) = (try host.frame(of: .text("First")).midY, try host.frame(of: .text("Second")).midY)
        #expect(first - none > second - first && first - none < 2 * (second - first))
        try host.tap(.text("Second"))
        host.advance(by: 1)
        #expect(host.contains(.text("chosen 2")))
    }
}
