import SwiftUI
import SwiftUITesting
import Testing

/// Suggestions below text fields.
@MainActor struct TextInputSuggestionTests {
    struct Venue: Identifiable {
        var id: Int
        var name: String
        var address: String
    }

    static let venues = [
        Venue(id: 1, name: "Park", address: "1 Green"), Venue(id: 2, name: "Pier", address: "2 Shore"), Venue(id: 3, name: "Zoo", address: "3 Wild"),
    ]

    struct Form: View {
        @State private var text = ""
        @State private var submitted = ""

        var body: some View {
            VStack(alignment: .leading) {
                TextField("Place", text: $text)
                    .accessibilityIdentifier("place")
                    .textInputSuggestions {
                        Section("Nearby") {
                            ForEach(TextInputSuggestionTests.venues.filter { text.isEmpty || $0.name.hasPrefix(text) }) { venue in
                                Text(venue.name).textInputCompletion(venue.address)
                            }
                        }
                        Text("Cannot be chosen")
                    }
                    .onSubmit { submitted = text }
                TextField("Other", text: .constant("")).accessibilityIdentifier("other")
                Text("Text \(text), submitted \(submitted)")
                Spacer()
            }
            .frame(width: 200)
        }
    }

    private func host() -> ViewHost { ViewHost(Form(), size: CGSize(width: 300, height: 500), profile: .macOS) }

    @Test("The list is shown below the field while it has the focus")
    func shown() throws {
        let host = host()
        #expect(!host.contains(.text("Park")))
        try host.tap(.identifier("place"))
        host.advance(by: 0.1)
        #expect(host.contains(.text("Nearby")) && host.contains(.text("Park")) && host.contains(.text("Zoo")))
        #expect(try host.frame(of: .text("Park")).minY > host.frame(of: .identifier("place")).maxY)
        host.type("P")
        #expect(host.contains(.text("Pier")) && !host.contains(.text("Zoo")))
        host.press(.tab)
        host.advance(by: 0.1)
        #expect(try host.hasFocus(.identifier("other")) && !host.contains(.text("Park")))
    }

    struct Row: View {
        @State private var text = ""

        var body: some View {
            List {
                TextField("Place", text: $text)
                    .textInputSuggestions { Text("Park").textInputCompletion("Park") }
                    .frame(maxWidth: 180, alignment: .leading)
                    .accessibilityIdentifier("place")
            }
        }
    }

    @Test("The suggestions are below the text of the field, in rows of lists too", arguments: [ViewHost.Profile.macOS, .iOS])
    func place(profile: ViewHost.Profile) throws {
        let host = ViewHost(Row(), size: CGSize(width: 300, height: 300), profile: profile)
        try host.tap(.identifier("place"))
        host.advance(by: 0.1)
        let (field, choice) = (try host.frame(of: .identifier("place")), try host.frame(of: .text("Park")))
        // The border of a field is some points beside its text.
        #expect((0...6).contains(choice.minX - field.minX), "\(field), \(choice)")
        #expect(choice.minY > field.maxY && choice.minY <= field.maxY + 16, "\(field), \(choice)")
    }

    @Test("A click replaces the text by the completion, and closes the list until the text changes")
    func click() throws {
        let host = host()
        try host.tap(.identifier("place"))
        host.type("P")
        try host.tap(.text("Cannot be chosen"))
        #expect(host.contains(.text("Text P, submitted ")))
        try host.tap(.text("Pier"))
        host.advance(by: 0.1)
        #expect(host.contains(.text("Text 2 Shore, submitted ")) && !host.contains(.text("Cannot be chosen")))
        #expect(try host.hasFocus(.identifier("place")))
        host.type("!")
        #expect(host.contains(.text("Cannot be chosen")))
    }

    @Test("The arrow keys and Return choose; without a choice Return submits; Escape closes the list")
    func keys() throws {
        let host = host()
        try host.tap(.identifier("place"))
        host.press(.downArrow)
        host.press(.downArrow)
        host.press(.upArrow)
        host.press(.downArrow)
        host.press(.return)
        host.advance(by: 0.1)
        #expect(host.contains(.text("Text 2 Shore, submitted ")))
        host.press(.return)
        #expect(host.contains(.text("Text 2 Shore, submitted 2 Shore")))
        host.type("Z")
        #expect(host.contains(.text("Zoo")))
        host.press(.escape)
        #expect(!host.contains(.text("Zoo")))
    }

    @Test("Suggestions of a collection")
    func collections() throws {
        struct Pair: View {
            @State private var text = ""
            var body: some View {
                VStack {
                    TextField("A", text: $text).accessibilityIdentifier("a")
                        .textInputSuggestions(TextInputSuggestionTests.venues) { Text($0.name).textInputCompletion($0.address) }
                    TextField("B", text: $text).accessibilityIdentifier("b")
                        .textInputSuggestions(["x", "y"], id: \.self) { Text($0).textInputCompletion($0 + $0) }
                    Text("Text \(text)")
                }
            }
        }
        let host = ViewHost(Pair(), profile: .macOS)
        try host.tap(.identifier("b"))
        try host.tap(.text("y"))
        #expect(host.contains(.text("Text yy")))
        try host.tap(.identifier("a"))
        try host.tap(.text("Zoo"))
        #expect(host.contains(.text("Text 3 Wild")))
    }
}
