import Foundation
import SwiftUI
import SwiftUITesting

@testable import SwiftUICore

/// A program's own style that only changes the look.
private struct OwnStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(4).opacity(configuration.isPressed ? 0.5 : 1)
    }
}

/// A program's own style that also says how the button is operated.
private struct OwnPrimitiveStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture { configuration.trigger() }
    }
}

private struct OwnToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
    }
}

extension ControlRow {
    /// Every control, in the styles that are operated differently.
    static let all = buttons + toggles + values + pickers + dates + texts + menus + groups + indicators + collections + screens

    private static func button(
        _ name: String, @ViewBuilder _ view: @MainActor @Sendable @escaping (Binding<ControlValues>) -> some View
    ) -> ControlRow {
        ControlRow(
            name, Element(role: .button, label: "Go", traits: .isButton, actions: [.activate]),
            pointer: [[.tap(.text("Go"))]],
            keys: [[.tab(to: .label("Go")), .key(.space)], [.tab(to: .label("Go")), .key(.return)]],
            actions: [[.action(.activate, "Go")]],
            effect: { $0.count = 1 }, view: view)
    }

    static let buttons = [
        button("Button") { values in Button("Go") { values.wrappedValue.count += 1 } },
        button("Bordered button") { values in Button("Go") { values.wrappedValue.count += 1 }.buttonStyle(.bordered) },
        button("Prominent button") { values in Button("Go") { values.wrappedValue.count += 1 }.buttonStyle(.borderedProminent) },
        button("Borderless button") { values in Button("Go") { values.wrappedValue.count += 1 }.buttonStyle(.borderless) },
        button("Plain button") { values in Button("Go") { values.wrappedValue.count += 1 }.buttonStyle(.plain) },
        button("Link-like button") { values in Button("Go") { values.wrappedValue.count += 1 }.buttonStyle(.link) },
        button("Destructive button") { values in Button("Go", role: .destructive) { values.wrappedValue.count += 1 } },
        button("Small capsule") { values in
            Button("Go") { values.wrappedValue.count += 1 }.buttonStyle(.bordered).buttonBorderShape(.capsule).controlSize(.mini)
        },
        button("Button with a symbol") { values in Button("Go", systemImage: "star") { values.wrappedValue.count += 1 } },
        button("Own style") { values in Button("Go") { values.wrappedValue.count += 1 }.buttonStyle(OwnStyle()) },
        button("Own primitive style") { values in Button("Go") { values.wrappedValue.count += 1 }.buttonStyle(OwnPrimitiveStyle()) },
        button("Button in a group") { values in ControlGroup { Button("Go") { values.wrappedValue.count += 1 } } },
        button("Button in a group box") { values in GroupBox("Box") { Button("Go") { values.wrappedValue.count += 1 } } },
        ControlRow(
            "Shortcut", Element(role: .button, label: "Go", traits: .isButton, actions: [.activate]),
            keys: [[.key("g", .command)]], effect: { $0.count = 1 }
        ) { values in Button("Go") { values.wrappedValue.count += 1 }.keyboardShortcut("g") },
        ControlRow(
            "Link", Element(role: .link, label: "Site", traits: .isLink, actions: [.activate]),
            pointer: [[.tap(.text("Site"))]],
            keys: [[.tab(to: .label("Site")), .key(.space)], [.tab(to: .label("Site")), .key(.return)]],
            actions: [[.action(.activate, "Site")]], effect: { $0.count = 1 }
        ) { values in
            Link("Site", destination: URL(fileURLWithPath: "/")).environment(
                \.openURL,
                OpenURLAction { _ in
                    values.wrappedValue.count += 1
                    return .handled
                })
        },
    ]

    private static func toggle(
        _ name: String, @ViewBuilder _ view: @MainActor @Sendable @escaping (Binding<ControlValues>) -> some View
    ) -> ControlRow {
        ControlRow(
            name, Element(role: .toggle, label: "On", value: "0", traits: .isToggle, actions: [.activate]),
            pointer: [[.tap(.identifier("toggle"))]],
            keys: [[.tab(to: .label("On")), .key(.space)]],
            actions: [[.action(.activate, "On")]], effect: { $0.isOn = true }, view: view)
    }

    static let toggles = [
        toggle("Toggle") { Toggle("On", isOn: $0.isOn).accessibilityIdentifier("toggle") },
        toggle("Switch") { Toggle("On", isOn: $0.isOn).toggleStyle(.switch).accessibilityIdentifier("toggle") },
        toggle("Check box") { Toggle("On", isOn: $0.isOn).toggleStyle(.checkbox).accessibilityIdentifier("toggle") },
        toggle("Toggle button") { Toggle("On", isOn: $0.isOn).toggleStyle(.button).accessibilityIdentifier("toggle") },
        toggle("Own toggle style") { Toggle("On", isOn: $0.isOn).toggleStyle(OwnToggleStyle()).accessibilityIdentifier("toggle") },
        toggle("Toggle without label") { Toggle("On", isOn: $0.isOn).labelsHidden().accessibilityIdentifier("toggle") },
        toggle("Toggle in a form") { values in Form { Toggle("On", isOn: values.isOn).accessibilityIdentifier("toggle") } },
    ]

    static let values = [
        ControlRow(
            "Slider", Element(role: .slider, label: "Level", value: "40%", actions: [.increment, .decrement]),
            pointer: [[.drag(.label("Level"), CGSize(width: 1000, height: 0))]],
            keys: [
                [.tab(to: .label("Level"))] + Array(repeating: .key(.rightArrow), count: 6),
                [.tab(to: .label("Level"))] + Array(repeating: .key(.upArrow), count: 6),
            ],
            actions: [Array(repeating: .action(.increment, "Level"), count: 6)],
            effect: { $0.amount = 10 }
        ) { values in Slider(value: values.amount, in: 0...10, step: 1) { Text("Level") } },
        ControlRow(
            "Slider to the left", Element(role: .slider, label: "Level", value: "40%", actions: [.increment, .decrement]),
            pointer: [[.drag(.label("Level"), CGSize(width: -1000, height: 0))]],
            keys: [
                [.tab(to: .label("Level"))] + Array(repeating: .key(.leftArrow), count: 4),
                [.tab(to: .label("Level"))] + Array(repeating: .key(.downArrow), count: 4),
            ],
            actions: [Array(repeating: .action(.decrement, "Level"), count: 4)],
            effect: { $0.amount = 0 }
        ) { values in Slider(value: values.amount, in: 0...10) { Text("Level") } },
        ControlRow(
            "Stepper", Element(role: .stepper, label: "Amount", value: "4", actions: [.increment, .decrement]),
            pointer: [[.tap(.identifier("plus"))]],
            keys: [[.tab(to: .label("Amount")), .key(.upArrow)]],
            actions: [[.action(.increment, "Amount")]], effect: { $0.amount = 5 }
        ) { values in
            // A pointer presses its upper or trailing half.
            Stepper("Amount", value: values.amount, in: 0...10).fixedSize()
                .overlay(alignment: .topTrailing) {
                    Color.clear.frame(width: 16, height: 8).allowsHitTesting(false).accessibilityIdentifier("plus")
                }
        },
        ControlRow(
            "Color well", Element(role: .colorWell, label: "Color", value: Color.red.description, traits: .isButton, actions: [.activate]),
            pointer: [[.tap(.label("Color")), .tap(.label(Color(.sRGB, white: 1).description))]],
            keys: [[.tab(to: .label("Color")), .key(.space), .tab(to: .label(Color(.sRGB, white: 1).description)), .key(.space)]],
            actions: [[.action(.activate, "Color"), .action(.activate, Color(.sRGB, white: 1).description)]],
            effect: { $0.color = Color(.sRGB, white: 1) }
        ) { ColorPicker("Color", selection: $0.color).labelsHidden() },
    ]

    @ViewBuilder @MainActor private static func choices() -> some View {
        Text("One").tag(1)
        Text("Two").tag(2)
        Text("Three").tag(3)
    }

    private static func picker(
        _ name: String, _ element: Element? = nil, profiles: [ViewHost.Profile] = [.iOS, .macOS], keys: [[ControlStep]],
        @ViewBuilder _ view: @MainActor @Sendable @escaping (Binding<ControlValues>) -> some View
    ) -> ControlRow {
        ControlRow(
            name, profiles: profiles, element ?? Element(role: .picker, label: "Number"),
            pointer: [[.tap(.text("Two"))]], keys: keys, actions: [[.action(.activate, "Two")]], effect: { $0.choice = 2 }, view: view)
    }

    static let pickers = [
        ControlRow(
            "Menu picker", Element(role: .picker, label: "Number", value: "One", actions: [.activate]),
            pointer: [[.tap(.label("Number")), .tap(.text("Two"))]],
            keys: [
                [.tab(to: .label("Number")), .key(.space), .key(.downArrow), .key(.downArrow), .key(.return)],
                [.tab(to: .label("Number")), .key(.space), .key(.downArrow), .key(.downArrow), .key(.space)],
            ],
            actions: [[.action(.activate, "Number"), .action(.activate, "Two")]], effect: { $0.choice = 2 }
        ) { values in Picker("Number", selection: values.choice) { choices() }.pickerStyle(.menu) },
        picker(
            "Segments",
            keys: [
                [.tab(to: .label("Two")), .key(.space)], [.tab(to: .label("Number")), .key(.rightArrow)],
            ]
        ) { values in Picker("Number", selection: values.choice) { choices() }.pickerStyle(.segmented) },
        picker(
            "Inline picker",
            keys: [
                [.tab(to: .label("Two")), .key(.space)], [.tab(to: .label("Number")), .key(.downArrow)],
            ]
        ) { values in Picker("Number", selection: values.choice) { choices() }.pickerStyle(.inline) },
        picker(
            "Radio group",
            keys: [
                [.tab(to: .label("Two")), .key(.space)], [.tab(to: .label("Number")), .key(.downArrow)],
            ]
        ) { values in Picker("Number", selection: values.choice) { choices() }.pickerStyle(.radioGroup) },
        picker("Wheel", keys: [[.tab(to: .label("Number")), .key(.downArrow)]]) { values in
            Picker("Number", selection: values.choice) { choices() }.pickerStyle(.wheel)
        },
        picker(
            "Palette",
            keys: [
                [.tab(to: .label("Two")), .key(.space)], [.tab(to: .label("Number")), .key(.rightArrow)],
            ]
        ) { values in Picker("Number", selection: values.choice) { choices() }.pickerStyle(.palette) },
        picker(
            "Inline picker in a form", Element(role: .button, label: "Two", traits: .isButton, actions: [.activate]),
            profiles: [.iOS], keys: [[.tab(to: .label("Two")), .key(.space)]]
        ) { values in Form { Picker("Number", selection: values.choice) { choices() }.pickerStyle(.inline) } },
    ]

    /// The date at first is the ninth of May 2026.
    static let dates = [
        ControlRow(
            "Calendar", Element(role: .button, label: "12", traits: .isButton, actions: [.activate]),
            pointer: [[.tap(.text("12"))]], keys: [[.tab(to: .label("12")), .key(.space)]], actions: [[.action(.activate, "12")]],
            effect: { $0.date += 3 * 86400 }
        ) { values in
            DatePicker("Date", selection: values.date, displayedComponents: .date).datePickerStyle(.graphical)
        },
        ControlRow(
            "Compact date", Element(role: .datePicker, label: "Date", value: "May 9, 2026", actions: [.activate]),
            pointer: [[.tap(.label("Date")), .tap(.text("12"))]],
            keys: [[.tab(to: .label("Date")), .key(.space), .tab(to: .label("12")), .key(.space)]],
            actions: [[.action(.activate, "Date"), .action(.activate, "12")]],
            effect: { $0.date += 3 * 86400 }
        ) { values in DatePicker("Date", selection: values.date, displayedComponents: .date).datePickerStyle(.compact).labelsHidden() },
        ControlRow(
            "Wheels", Element(role: .picker, label: "Day"),
            pointer: [[.tap(.text("10"))]], keys: [[.tab(to: .label("Day")), .key(.downArrow)]], actions: [[.action(.activate, "10")]],
            effect: { $0.date += 86400 }
        ) { values in DatePicker("Date", selection: values.date, displayedComponents: .date).datePickerStyle(.wheel) },
        ControlRow(
            "Several days", Element(role: .group, label: "Days"),
            pointer: [[.tap(.text("12"))]], keys: [[.tab(to: .label("12")), .key(.space)]], actions: [[.action(.activate, "12")]],
            effect: { $0.count = 12 }
        ) { values in
            MultiDatePicker(
                "Days",
                selection: Binding(
                    get: { values.wrappedValue.days }, set: { values.wrappedValue.count = $0.first?.day ?? 0 }),
                in: Date(timeIntervalSinceReferenceDate: 800_000_000)..<Date(timeIntervalSinceReferenceDate: 800_000_000 + 20 * 86400))
        },
    ]

    static let texts = [
        ControlRow(
            "Text field", Element(role: .textField, label: "Name", value: "Ada"),
            pointer: [[.tap(.label("Name")), .key("a", .command), .type("Grace")]],
            keys: [[.tab(to: .label("Name")), .key("a", .command), .type("Grace")]],
            actions: [[.setText(.textField, "Grace")]], effect: { $0.text = "Grace" }
        ) { TextField("Name", text: $0.text) },
        ControlRow(
            "Bordered text field", Element(role: .textField, label: "Name", value: "Ada"),
            pointer: [[.tap(.label("Name")), .key("a", .command), .type("Grace")]],
            keys: [[.tab(to: .label("Name")), .key("a", .command), .type("Grace")]],
            actions: [[.setText(.textField, "Grace")]], effect: { $0.text = "Grace" }
        ) { TextField("Name", text: $0.text).textFieldStyle(.roundedBorder) },
        ControlRow(
            "Text field that grows", Element(role: .textField, label: "Name", value: "Ada"),
            pointer: [[.tap(.label("Name")), .key("a", .command), .type("Grace")]],
            keys: [[.tab(to: .label("Name")), .key("a", .command), .type("Grace")]],
            actions: [[.setText(.textField, "Grace")]], effect: { $0.text = "Grace" }
        ) { TextField("Name", text: $0.text, axis: .vertical) },
        ControlRow(
            "Number field", Element(role: .textField, label: "Amount", value: "4"),
            pointer: [[.tap(.label("Amount")), .key("a", .command), .type("7"), .key(.return)]],
            keys: [[.tab(to: .label("Amount")), .key("a", .command), .type("7"), .key(.return)]],
            effect: { $0.amount = 7 }
        ) { TextField("Amount", value: $0.amount, format: .number) },
        ControlRow(
            "Submission", Element(role: .textField, label: "Name", value: "Ada"),
            keys: [[.tab(to: .label("Name")), .key(.return)]], effect: { $0.count = 1 }
        ) { values in TextField("Name", text: values.text).onSubmit { values.wrappedValue.count += 1 } },
        ControlRow(
            "Secure field", Element(role: .secureField, label: "Password", value: "•••"),
            pointer: [[.tap(.label("Password")), .key("a", .command), .type("Grace")]],
            keys: [[.tab(to: .label("Password")), .key("a", .command), .type("Grace")]],
            actions: [[.setText(.secureField, "Grace")]], effect: { $0.text = "Grace" }
        ) { SecureField("Password", text: $0.text) },
        ControlRow(
            "Text editor", Element(role: .textEditor, value: "Ada"),
            pointer: [[.tap(.identifier("editor")), .key("a", .command), .type("Grace\nH")]],
            keys: [[.tab(to: .identifier("editor")), .key("a", .command), .type("Grace\nH")]],
            actions: [[.setText(.textEditor, "Grace\nH")]], effect: { $0.text = "Grace\nH" }
        ) { TextEditor(text: $0.text).frame(height: 200).accessibilityIdentifier("editor") },
    ]

    static let menus = [
        ControlRow(
            "Menu", Element(role: .menu, label: "More", value: "collapsed", actions: [.activate]),
            pointer: [[.tap(.text("More")), .tap(.text("Copy"))]],
            keys: [[.tab(to: .label("More")), .key(.space), .key(.downArrow), .key(.downArrow), .key(.return)]],
            actions: [[.action(.activate, "More"), .action(.activate, "Copy")]], effect: { $0.count = 1 }
        ) { values in
            Menu("More") {
                Button("Cut") { values.wrappedValue.count += 10 }
                Button("Copy") { values.wrappedValue.count += 1 }
            }
        },
        ControlRow(
            "Menu in a menu", Element(role: .menu, label: "More", value: "collapsed", actions: [.activate]),
            pointer: [[.tap(.text("More")), .tap(.text("Deep")), .tap(.text("Copy"))]],
            keys: [
                [.tab(to: .label("More")), .key(.space), .key(.downArrow), .key(.return), .key(.downArrow), .key(.return)],
                [.tab(to: .label("More")), .key(.space), .key(.downArrow), .key(.rightArrow), .key(.downArrow), .key(.return)],
            ],
            actions: [[.action(.activate, "More"), .action(.activate, "Deep"), .action(.activate, "Copy")]], effect: { $0.count = 1 }
        ) { values in Menu("More") { Menu("Deep") { Button("Copy") { values.wrappedValue.count += 1 } } } },
        ControlRow(
            "Menu behind an action", Element(role: .menu, label: "Play", value: "collapsed", actions: [.activate, .named]),
            pointer: [[.hold(.text("Play")), .tap(.text("Shuffle"))]],
            keys: [[.tab(to: .label("Play")), .key(.downArrow), .key(.downArrow), .key(.return)]],
            actions: [[.action(.named, "Play"), .action(.activate, "Shuffle")]], effect: { $0.count = 1 }
        ) { values in
            Menu("Play") {
                Button("Shuffle") { values.wrappedValue.count += 1 }
            } primaryAction: {
                values.wrappedValue.count += 10
            }
        },
        ControlRow(
            "Action before a menu", Element(role: .menu, label: "Play", value: "collapsed", actions: [.activate, .named]),
            pointer: [[.tap(.text("Play"))]],
            keys: [[.tab(to: .label("Play")), .key(.space)]],
            actions: [[.action(.activate, "Play")]], effect: { $0.count = 1 }
        ) { values in
            Menu("Play") {
                Button("Shuffle") { values.wrappedValue.count += 10 }
            } primaryAction: {
                values.wrappedValue.count += 1
            }
        },
        ControlRow(
            "Toggle in a menu", Element(role: .menu, label: "More", value: "collapsed", actions: [.activate]),
            pointer: [[.tap(.text("More")), .tap(.text("On"))]],
            keys: [[.tab(to: .label("More")), .key(.space), .key(.downArrow), .key(.return)]],
            actions: [[.action(.activate, "More"), .action(.activate, "On")]], effect: { $0.isOn = true }
        ) { values in Menu("More") { Toggle("On", isOn: values.isOn) } },
        ControlRow(
            "Context menu", Element(role: .button, label: "Photo", traits: .isButton, actions: [.activate, .named]),
            pointer: [[.hold(.text("Photo")), .tap(.text("Copy"))], [.secondary(.text("Photo")), .tap(.text("Copy"))]],
            keys: [[.tab(to: .label("Photo")), .key(.f10, .shift), .key(.downArrow), .key(.return)]],
            actions: [[.action(.named, "Photo"), .action(.activate, "Copy")]], effect: { $0.count = 1 }
        ) { values in
            Button("Photo") {}.contextMenu { Button("Copy") { values.wrappedValue.count += 1 } }
        },
    ]

    static let groups = [
        ControlRow(
            "Disclosure group", Element(role: .disclosure, label: "Details", value: "collapsed", actions: [.activate]),
            pointer: [[.tap(.text("Details"))]],
            keys: [[.tab(to: .label("Details")), .key(.space)]],
            actions: [[.action(.activate, "Details")]], effect: { $0.isOn = true }
        ) { values in DisclosureGroup("Details", isExpanded: values.isOn) { Text("Inside") } },
        ControlRow("Group box", Element(role: .staticText, label: "Box")) { _ in GroupBox("Box") { Text("Inside") } },
        ControlRow("Labeled content", Element(role: .staticText, label: "Name, Ada")) { _ in LabeledContent("Name", value: "Ada") },
        ControlRow("Label", Element(role: .staticText, label: "Rain", traits: .isStaticText)) { _ in
            Label("Rain", systemImage: "cloud.rain")
        },
        ControlRow("Nothing there", Element(role: .staticText, label: "No mail")) { _ in
            ContentUnavailableView("No mail", systemImage: "tray", description: Text("It may come later."))
        },
    ]

    static let indicators = [
        ControlRow("Progress bar", Element(role: .progress, label: "Copying", value: "40%")) { values in
            ProgressView("Copying", value: values.wrappedValue.amount, total: 10)
        },
        ControlRow("Round progress", Element(role: .progress, label: "Copying", value: "40%")) { values in
            ProgressView("Copying", value: values.wrappedValue.amount, total: 10).progressViewStyle(.circular)
        },
        ControlRow("Spinner", Element(role: .progress, label: "Waiting", traits: .updatesFrequently)) { _ in ProgressView("Waiting") },
        ControlRow("Gauge", Element(role: .gauge, label: "Wind", value: "40%")) { values in
            Gauge(value: values.wrappedValue.amount, in: 0...10) { Text("Wind") }
        },
        ControlRow("Round gauge", Element(role: .gauge, label: "Wind", value: "40%")) { values in
            Gauge(value: values.wrappedValue.amount, in: 0...10) { Text("Wind") }.gaugeStyle(.accessoryCircular)
        },
        ControlRow("Picture from elsewhere", Element(role: .progress, label: "Loading")) { _ in
            AsyncImage(url: nil) {
                $0
            } placeholder: {
                ProgressView("Loading")
            }
        },
    ]
}
