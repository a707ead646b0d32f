import SwiftUI

/// Titles that are texts, keys and strings; drops with their session; shapes of buttons.
struct PresentationShapes: View {
    struct Entry: Identifiable, Hashable {
        var id = 0
        var name = ""
    }

    @State private var isShown = false
    @State private var entry: Entry?
    @State private var names: [String] = []
    private let title = "Title"

    var body: some View {
        List {
            Text("Rows")
                .confirmationDialog(title, isPresented: $isShown, presenting: entry) { Text($0.name) }
                .confirmationDialog(Text(title), isPresented: $isShown, titleVisibility: .visible, presenting: entry) { entry in
                    Button(entry.name) {}
                } message: { entry in
                    Text(entry.name)
                }
                .confirmationDialog("Key", isPresented: $isShown, presenting: entry) {
                    Text($0.name)
                } message: {
                    Text($0.name)
                }
            Text("Drop")
                .dropDestination(for: String.self) { items, session in
                    names = items
                    print(session.location)
                }
                .dropDestination(for: String.self) { items, _ in
                    names = items
                    return true
                }
                .clipShape(.buttonBorder)
                .background(.quaternary, in: .buttonBorder)
        }
        .toolbar { ToolbarTitleMenu() }
        .handlesExternalEvents(preferring: ["note"], allowing: ["*"])
    }
}

/// Lists whose selection is a value, an optional value or a set.
struct SelectionShapes: View {
    enum Kind: String, CaseIterable, Identifiable {
        case one, two
        var id: String { rawValue }
    }

    @State private var kind = Kind.one
    @State private var name = "one"
    @State private var chosen: Kind?
    @State private var chosenNames: Set<String> = []
    @State private var number = 0

    var body: some View {
        List(Kind.allCases, selection: $kind) { kind in NavigationLink(value: kind) { Text(kind.rawValue) } }
        List(Kind.allCases, selection: $name) { Text($0.rawValue) }
        List(Kind.allCases, selection: $chosen) { Text($0.rawValue).tag($0) }
        List(Kind.allCases, selection: $chosenNames) { Text($0.rawValue) }
        List(Kind.allCases, id: \.self, selection: $kind) { Text($0.rawValue) }
        List(Kind.allCases, id: \.self, selection: $chosen) { Text($0.rawValue) }
        List(0..<3, selection: $number) { Text("\($0)") }
    }
}

extension LocalizedStringResource {
    fileprivate static let save = LocalizedStringResource("Save")
}

/// Titles that are resources.
struct ResourceTitles: View {
    @State private var isOn = false
    @State private var text = ""
    @State private var number = 0
    @State private var date = Date.now

    var body: some View {
        NavigationStack {
            Form {
                Section(.save) {
                    Button(.save) {}
                    Button(.save, systemImage: "plus") {}
                    Button(.save, role: .destructive) {}
                    Toggle(.save, isOn: $isOn)
                    TextField(.save, text: $text)
                    SecureField(.save, text: $text)
                    Picker(.save, selection: $number) { Text(.save).tag(1) }
                    Stepper(.save, value: $number, in: 0...3)
                }
                DatePicker(.save, selection: $date)
                Menu(.save) { Label(.save, systemImage: "plus") }
                NavigationLink(.save) { ProgressView(.save) }
                LabeledContent(.save, value: text)
                DisclosureGroup(.save) { ContentUnavailableView(.save, systemImage: "plus") }
            }
            .navigationTitle(.save)
            .alert(.save, isPresented: $isOn) { Button("OK") {} }
            .confirmationDialog(.save, isPresented: $isOn) { Button("OK") {} }
            .searchable(text: $text, prompt: .save)
            .accessibilityLabel(.save)
        }
    }
}
