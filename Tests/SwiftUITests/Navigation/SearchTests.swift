import SwiftUI
import SwiftUITesting
import Testing

/// Searching in the content of a page by the field in its bar.
@MainActor struct SearchTests {
    struct Results: View {
        var text: String
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            List {
                Text(isSearching ? "Searching \(text)" : "All")
                Text("End").onTapGesture { dismissSearch() }
            }
        }
    }

    struct Screen: View {
        @State var text = ""
        var body: some View {
            NavigationStack { Results(text: text).navigationTitle("Mail").searchable(text: $text, prompt: "Find") }
        }
    }

    @Test("Content knows that the user searches, and can end it")
    func searching() throws {
        let host = ViewHost(Screen(text: "abc"))
        #expect(host.contains(.text("Searching abc")))
        try host.tap(.text("End"))
        host.advance(by: 0.5)
        #expect(host.contains(.text("All")))
    }

    @Test("Return closes the suggestions until the text changes", arguments: [ViewHost.Profile.iOS, .macOS])
    func submittedSearch(profile: ViewHost.Profile) throws {
        struct Root: View {
            @State private var text = ""
            @State private var submitted = "nothing"
            var body: some View {
                NavigationStack {
                    Text("Submitted \(submitted)")
                        .searchable(text: $text, prompt: "Find")
                        .searchSuggestions { Text("Suggestion \(text)") }
                        .onSubmit(of: .search) { submitted = text }
                }
            }
        }
        let host = ViewHost(Root(), profile: profile)
        try host.tap(.text("Find"))
        host.type("ab")
        host.advance(by: 0.5)
        #expect(host.contains(.text("Suggestion ab")))
        host.press(.return)
        host.advance(by: 0.5)
        #expect(!host.contains(.text("Suggestion ab")) && host.contains(.text("Submitted ab")))
        try host.tap(.text("ab"))
        host.type("c")
        host.advance(by: 0.5)
        #expect(host.contains(.text("Suggestion abc")))
    }

    @Test("A view that is held shows its menu, and an item closes it")
    func contextMenu() throws {
        struct Root: View {
            @State private var log = "none"
            var body: some View {
                Text("Held \(log)").contextMenu { Button("Copy") { log = "copied" } }
            }
        }
        let host = ViewHost(Root())
        try host.longPress(.text("Held none"))
        host.advance(by: 1)
        try host.tap(.text("Copy"))
        host.advance(by: 1)
        #expect(host.contains(.text("Held copied")))
        #expect(!host.contains(.text("Copy")))
    }

    @Test func pictures() throws {
        try lookAt("search", Screen())
        try lookAt(
            "form",
            NavigationStack {
                Form {
                    Section("Profile") {
                        TextField("Name", text: .constant("Jane"))
                        Toggle("Public", isOn: .constant(true))
                        Picker("Color", selection: .constant(1)) {
                            Text("Red").tag(1); Text("Blue").tag(2)
                        }
                    }
                    Section {
                        Slider(value: .constant(0.5)); Stepper("Count", value: .constant(2))
                    } footer: {
                        Text("Footer text")
                    }
                    Section { Button("Sign out", role: .destructive) {} }
                }
                .formStyle(.grouped)
                .navigationTitle("Account")
            })
    }
}
