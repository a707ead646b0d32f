import SwiftUI
import SwiftUITesting

@testable import SwiftUICore

/// Rows that can be deleted, the selected one by keys.
private struct DeletingList: View {
    @Binding var rows: [Int]
    @State private var selected: Int?

    var body: some View {
        List(selection: $selected) {
            ForEach(rows, id: \.self) { Text("Row \($0)") }.onDelete { rows.remove(atOffsets: $0) }
        }
        .accessibilityIdentifier("list")
    }
}

extension ControlRow {
    static let collections = [
        ControlRow(
            "List with a selection", Element(role: .row, label: "Row 2", actions: [.activate]),
            pointer: [[.tap(.text("Row 2"))]],
            keys: [[.tab(to: .identifier("list")), .key(.downArrow), .key(.downArrow)]],
            actions: [[.action(.activate, "Row 2")]], effect: { $0.selected = 2 }
        ) { values in
            List(values.wrappedValue.rows, id: \.self, selection: values.selected) { Text("Row \($0)") }.accessibilityIdentifier("list")
        },
        ControlRow(
            "List with a selection of several", profiles: [.macOS], Element(role: .row, label: "Row 2", actions: [.activate]),
            pointer: [[.tap(.text("Row 2"))]],
            keys: [[.tab(to: .identifier("list")), .key(.downArrow), .key(.downArrow)]],
            actions: [[.action(.activate, "Row 2")]], effect: { $0.several = [2] }
        ) { values in
            List(values.wrappedValue.rows, id: \.self, selection: values.several) { Text("Row \($0)") }.accessibilityIdentifier("list")
        },
        ControlRow(
            "Deletion", Element(role: .row, label: "Row 1", actions: [.delete]),
            pointer: [[.drag(.text("Row 1"), CGSize(width: -110, height: 0)), .tap(.text("Delete"))]],
            keys: [[.tab(to: .identifier("list")), .key(.downArrow), .key(.delete)]],
            actions: [[.action(.delete, "Row 1")]],
            effect: { $0.rows = [2, 3] }
        ) { DeletingList(rows: $0.rows) },
        ControlRow(
            "Swipe action", Element(role: .row, label: "Row 1", actions: [.named]),
            pointer: [[.drag(.text("Row 1"), CGSize(width: 110, height: 0)), .tap(.text("Pin"))]],
            actions: [[.action(.named, "Row 1")]], effect: { $0.count = 1 }
        ) { values in
            List(values.wrappedValue.rows, id: \.self) { row in
                Text("Row \(row)").swipeActions(edge: .leading) { Button("Pin") { values.wrappedValue.count += row } }
            }
        },
        ControlRow(
            "Link in a list", Element(role: .button, label: "Row 2", traits: .isButton, actions: [.activate]),
            pointer: [[.tap(.text("Row 2"))]],
            keys: [[.tab(to: .label("Row 2")), .key(.space)], [.tab(to: .label("Row 2")), .key(.return)]],
            actions: [[.action(.activate, "Row 2")]], effect: { $0.path = [2] }
        ) { values in
            NavigationStack(path: values.path) {
                List(values.wrappedValue.rows, id: \.self) { NavigationLink("Row \($0)", value: $0) }
                    .navigationDestination(for: Int.self) { Text("Page \($0)") }
            }
        },
        ControlRow(
            "Button in a list", Element(role: .button, label: "Go", traits: .isButton, actions: [.activate]),
            pointer: [[.tap(.text("Go"))]], keys: [[.tab(to: .label("Go")), .key(.space)]],
            actions: [[.action(.activate, "Go")]], effect: { $0.count = 1 }
        ) { values in List { Button("Go") { values.wrappedValue.count += 1 } } },
        ControlRow(
            "Tabs", Element(role: .tab, label: "Second", traits: .isButton, actions: [.activate]),
            pointer: [[.tap(.text("Second"))]],
            keys: [[.tab(to: .label("Second")), .key(.space)], [.tab(to: .label("First")), .key(.rightArrow)]],
            actions: [[.action(.activate, "Second")]], effect: { $0.choice = 2 }
        ) { values in
            TabView(selection: values.choice) {
                Text("Page 1").tabItem { Label("First", systemImage: "1.circle") }.tag(1)
                Text("Page 2").tabItem { Label("Second", systemImage: "2.circle") }.tag(2)
            }
        },
        ControlRow(
            "Pages", profiles: [.iOS], Element(role: .stepper, label: "Pages", value: "page 1 of 2", actions: [.increment, .decrement]),
            pointer: [[.drag(.text("Page 1"), CGSize(width: -300, height: 0))]],
            keys: [[.tab(to: .label("Pages")), .key(.rightArrow)]],
            actions: [[.action(.increment, "Pages")]], effect: { $0.choice = 2 }
        ) { values in
            TabView(selection: values.choice) {
                Text("Page 1").tag(1)
                Text("Page 2").tag(2)
            }
            .tabViewStyle(.page)
        },
        ControlRow(
            "Search field", Element(role: .textField, label: "Search", value: "Ada", traits: .isSearchField),
            pointer: [[.tap(.label("Search")), .key("a", .command), .type("Grace")]],
            keys: [[.tab(to: .label("Search")), .key("a", .command), .type("Grace")]],
            actions: [[.setText(.textField, "Grace")]], effect: { $0.text = "Grace" }
        ) { values in
            NavigationStack { Text("Content").navigationTitle("Mail").searchable(text: values.text) }
        },
    ]

    private static func shown(
        _ name: String, profiles: [ViewHost.Profile] = [.iOS, .macOS], button: String = "OK",
        @ViewBuilder _ view: @MainActor @Sendable @escaping (Binding<ControlValues>) -> some View
    ) -> ControlRow {
        ControlRow(
            name, profiles: profiles, Element(role: .button, label: "Show", traits: .isButton, actions: [.activate]),
            pointer: [[.tap(.text("Show")), .tap(.text(button))]],
            keys: [[.tab(to: .label("Show")), .key(.space), .tab(to: .label(button)), .key(.space)]],
            actions: [[.action(.activate, "Show"), .action(.activate, button)]], effect: { $0.count = 1 }, view: view)
    }

    static let screens = [
        ControlRow(
            "Navigation link", Element(role: .button, label: "Push", traits: .isButton, actions: [.activate]),
            pointer: [[.tap(.text("Push"))]],
            keys: [[.tab(to: .label("Push")), .key(.space)]],
            actions: [[.action(.activate, "Push")]], effect: { $0.path = [1] }
        ) { values in
            NavigationStack(path: values.path) {
                NavigationLink("Push", value: 1).navigationDestination(for: Int.self) { Text("Page \($0)") }
            }
        },
        ControlRow(
            "Back button", Element(role: .button, label: "Push", traits: .isButton, actions: [.activate]),
            pointer: [[.tap(.text("Push")), .tap(.label("Back"))]],
            keys: [[.tab(to: .label("Push")), .key(.space), .tab(to: .label("Back")), .key(.space)]],
            actions: [[.action(.activate, "Push"), .action(.activate, "Back")]], effect: { $0.count = 2 }
        ) { values in
            // Two changes of the path: there and back.
            NavigationStack(
                path: Binding(
                    get: { values.wrappedValue.path },
                    set: {
                        values.wrappedValue.path = $0
                        values.wrappedValue.count += 1
                    })
            ) {
                NavigationLink("Push", value: 1).navigationTitle("Back").navigationDestination(for: Int.self) { Text("Page \($0)") }
            }
        },
        ControlRow(
            "Toolbar item", Element(role: .button, label: "Add", traits: .isButton, actions: [.activate]),
            pointer: [[.tap(.label("Add"))]], keys: [[.tab(to: .label("Add")), .key(.space)]],
            actions: [[.action(.activate, "Add")]], effect: { $0.count = 1 }
        ) { values in
            NavigationStack {
                Text("Content").navigationTitle("Home").toolbar {
                    ToolbarItem(placement: .primaryAction) { Button("Add") { values.wrappedValue.count += 1 } }
                }
            }
        },
        shown("Sheet") { values in
            Button("Show") { values.wrappedValue.isShown = true }
                .sheet(isPresented: values.isShown) {
                    Button("OK") {
                        values.wrappedValue.isShown = false
                        values.wrappedValue.count += 1
                    }
                }
        },
        shown("Full screen cover") { values in
            Button("Show") { values.wrappedValue.isShown = true }
                .fullScreenCover(isPresented: values.isShown) {
                    Button("OK") {
                        values.wrappedValue.isShown = false
                        values.wrappedValue.count += 1
                    }
                }
        },
        shown("Popover") { values in
            Button("Show") { values.wrappedValue.isShown = true }
                .popover(isPresented: values.isShown) {
                    Button("OK") {
                        values.wrappedValue.isShown = false
                        values.wrappedValue.count += 1
                    }
                    .padding()
                }
        },
        shown("Alert") { values in
            Button("Show") { values.wrappedValue.isShown = true }
                .alert("Really?", isPresented: values.isShown) {
                    Button("OK") { values.wrappedValue.count += 1 }
                    Button("Cancel", role: .cancel) {}
                }
        },
        shown("Confirmation dialog") { values in
            Button("Show") { values.wrappedValue.isShown = true }
                .confirmationDialog("Really?", isPresented: values.isShown) {
                    Button("OK", role: .destructive) { values.wrappedValue.count += 1 }
                    Button("Cancel", role: .cancel) {}
                }
        },
        ControlRow(
            "Escape from an alert", Element(role: .button, label: "Show", traits: .isButton, actions: [.activate]),
            pointer: [[.tap(.text("Show")), .tap(.text("Cancel"))]],
            keys: [[.tab(to: .label("Show")), .key(.space), .key(.escape)]],
            actions: [[.action(.activate, "Show"), .action(.activate, "Cancel")]], effect: { $0.count = 1 }
        ) { values in
            Button("Show") { values.wrappedValue.isShown = true }
                .alert("Really?", isPresented: values.isShown) {
                    Button("OK") { values.wrappedValue.count += 10 }
                    Button("Cancel", role: .cancel) { values.wrappedValue.count += 1 }
                }
        },
        ControlRow(
            "Return in an alert", profiles: [.macOS], Element(role: .button, label: "Show", traits: .isButton, actions: [.activate]),
            keys: [[.tab(to: .label("Show")), .key(.space), .key(.return)]], effect: { $0.count = 1 }
        ) { values in
            Button("Show") { values.wrappedValue.isShown = true }
                .alert("Really?", isPresented: values.isShown) {
                    Button("OK") { values.wrappedValue.count += 1 }
                    Button("Cancel", role: .cancel) { values.wrappedValue.count += 10 }
                }
        },
        ControlRow(
            "Escape from a sheet", Element(role: .button, label: "Show", traits: .isButton, actions: [.activate]),
            keys: [[.tab(to: .label("Show")), .key(.space), .key(.escape)]], effect: { $0.count = 1 }
        ) { values in
            Button("Show") { values.wrappedValue.isShown = true }
                .sheet(
                    isPresented: Binding(
                        get: { values.wrappedValue.isShown },
                        set: {
                            values.wrappedValue.isShown = $0
                            if !$0 { values.wrappedValue.count += 1 }
                        })
                ) { Text("Sheet") }
        },
        ControlRow(
            "Escape from a popover", Element(role: .button, label: "Show", traits: .isButton, actions: [.activate]),
            keys: [[.tab(to: .label("Show")), .key(.space), .key(.escape)]], effect: { $0.count = 1 }
        ) { values in
            Button("Show") { values.wrappedValue.isShown = true }
                .popover(
                    isPresented: Binding(
                        get: { values.wrappedValue.isShown },
                        set: {
                            values.wrappedValue.isShown = $0
                            if !$0 { values.wrappedValue.count += 1 }
                        })
                ) { Text("Popover").padding() }
        },
    ]
}
