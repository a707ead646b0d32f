import Foundation
import SwiftUI

extension Sample {
    /// Every control, in the looks it has.
    public static let all = buttons + toggles + values + choices + texts + groups + indicators

    static let buttons = [
        Sample("Bordered") { Button("Button") {}.buttonStyle(.bordered) },
        Sample("Prominent") { Button("Button") {}.buttonStyle(.borderedProminent) },
        Sample("Destructive") { Button("Delete", role: .destructive) {}.buttonStyle(.bordered) },
        Sample("Borderless") { Button("Button") {}.buttonStyle(.borderless) },
        Sample("Plain button") { Button("Button") {}.buttonStyle(.plain) },
        Sample("Small") { Button("Button") {}.buttonStyle(.bordered).controlSize(.small) },
        Sample("Large", height: 70) { Button("Button") {}.buttonStyle(.borderedProminent).controlSize(.large) },
        Sample("Capsule") { Button("Button") {}.buttonStyle(.bordered).buttonBorderShape(.capsule) },
        Sample("Link") {
            Link("swift.org", destination: URL(fileURLWithPath: "/")).environment(\.openURL, OpenURLAction { _ in .handled })
        },
        Sample("Menu") { Menu("Menu") { Button("One") {} } },
        Sample("Control group") {
            ControlGroup {
                Button {
                } label: {
                    Image(systemName: "minus")
                }
                Button {
                } label: {
                    Image(systemName: "plus")
                }
            }
        },
    ]

    static let toggles = [
        Sample("Switch on") { Toggle("On", isOn: .constant(true)).toggleStyle(.switch).fixedSize() },
        Sample("Switch off") { Toggle("Off", isOn: .constant(false)).toggleStyle(.switch).fixedSize() },
        Sample("Check box on") { Toggle("On", isOn: .constant(true)).toggleStyle(.checkbox) },
        Sample("Check box off") { Toggle("Off", isOn: .constant(false)).toggleStyle(.checkbox) },
        Sample("Toggle button on") { Toggle("On", isOn: .constant(true)).toggleStyle(.button) },
        Sample("Toggle button off") { Toggle("Off", isOn: .constant(false)).toggleStyle(.button) },
    ]

    static let values = [
        Sample("Slider") { Slider(value: .constant(0.5)) },
        Sample("Slider steps") { Slider(value: .constant(2), in: 0...4, step: 1) },
        Sample("Stepper", pressPoint: UnitPoint(x: 0.85, y: 0.75)) { Stepper("Step", value: .constant(1)).labelsHidden() },
        Sample("Color") { ColorPicker("Color", selection: .constant(.indigo)).labelsHidden() },
        Sample("Compact date", width: 250) {
            DatePicker("Date", selection: .constant(Date(timeIntervalSinceReferenceDate: 800_000_000))).labelsHidden()
                .datePickerStyle(.compact).environment(\.timeZone, .gmt)
        },
        Sample("Graphical date", width: 320, height: 380, pressPoint: UnitPoint(x: 0.36, y: 0.5)) {
            DatePicker("Date", selection: .constant(Date(timeIntervalSinceReferenceDate: 800_000_000)), displayedComponents: .date)
                .datePickerStyle(.graphical).environment(\.timeZone, .gmt)
        },
    ]

    static let choices = [
        Sample("Segments", pressPoint: UnitPoint(x: 0.75, y: 0.5)) {
            Picker("Segments", selection: .constant(1)) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.segmented).labelsHidden()
        },
        Sample("Menu picker") {
            Picker("Menu", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.menu).labelsHidden()
        },
        Sample("Inline picker", height: 110, pressPoint: UnitPoint(x: 0.5, y: 0.8)) {
            Picker("Inline", selection: .constant(1)) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.inline).labelsHidden()
        },
        Sample("Wheel", height: 220) {
            Picker("Wheel", selection: .constant(2)) { ForEach(1..<6) { Text("\($0)").tag($0) } }.pickerStyle(.wheel).labelsHidden()
        },
    ]

    static let texts = [
        Sample("Text field") { TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder) },
        Sample("Prompt") { TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder) },
        Sample("Plain field") { TextField("Name", text: .constant("Ada")).textFieldStyle(.plain) },
        Sample("Secure field") { SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder) },
        Sample("Editor", height: 90) { TextEditor(text: .constant("Two lines\nof text")).frame(height: 70) },
    ]

    static let groups = [
        Sample("Disclosure", height: 90, pressPoint: UnitPoint(x: 0.5, y: 0.2)) {
            DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
        },
        Sample("Group box", height: 110, states: [.normal, .disabled]) { GroupBox("Box") { Toggle("On", isOn: .constant(true)) } },
        Sample("Labeled content", states: [.normal, .disabled]) { LabeledContent("Name", value: "Ada") },
        Sample("Label", states: [.normal, .disabled]) { Label("Rain", systemImage: "cloud.rain") },
        Sample("Nothing there", width: 200, height: 170, states: [.normal, .disabled]) {
            ContentUnavailableView("No mail", systemImage: "tray", description: Text("It may come later."))
        },
    ]

    static let indicators = [
        Sample("Progress bar", states: [.normal, .disabled]) { ProgressView(value: 0.6) },
        Sample("Progress label", height: 80, states: [.normal, .disabled]) {
            ProgressView(value: 0.6) {
                Text("Copying")
            } currentValueLabel: {
                Text("60 %")
            }
        },
        Sample("Spinner", states: [.normal, .disabled]) { ProgressView() },
        Sample("Gauge", height: 80, states: [.normal, .disabled]) { Gauge(value: 0.4) { Text("Wind") } },
        Sample("Round gauge", height: 80, states: [.normal, .disabled]) {
            Gauge(value: 0.4) {
                Text("Wind")
            } currentValueLabel: {
                Text("4")
            }.gaugeStyle(.accessoryCircular)
        },
    ]
}
