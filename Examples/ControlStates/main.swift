import Foundation
import SwiftUI
import SwiftUITesting

// Draws every control in every state, in both platforms' looks, light and dark, with a pointer and keys that a test host moves.
// The argument is the folder for the four pictures.

/// A control to be looked at in its states.
struct Sample {
    let name: String
    let view: AnyView
    /// Where a pointer presses it: a fraction of its width.
    var pressPoint = 0.5

    @MainActor init(_ name: String, pressPoint: Double = 0.5, @ViewBuilder view: () -> some View) {
        self.name = name
        self.view = AnyView(view())
        self.pressPoint = pressPoint
    }
}

/// A state, and what brings a control into it.
enum ControlState: String, CaseIterable {
    case normal, disabled, pressed, focused, hovered
}

let samples = [
    Sample("Bordered") { Button("Button") {}.buttonStyle(.bordered) },
    Sample("Prominent") { Button("Button") {}.buttonStyle(.borderedProminent) },
    Sample("Destructive") { Button("Delete", role: .destructive) {}.buttonStyle(.bordered) },
    Sample("Borderless") { Button("Button") {}.buttonStyle(.borderless) },
    Sample("Plain") { Button("Button") {}.buttonStyle(.plain) },
    Sample("Switch") { Toggle("On", isOn: .constant(true)).toggleStyle(.switch).fixedSize() },
    Sample("Switch off") { Toggle("Off", isOn: .constant(false)).toggleStyle(.switch).fixedSize() },
    Sample("Check box") { Toggle("On", isOn: .constant(true)).toggleStyle(.checkbox) },
    Sample("Toggle button") { Toggle("On", isOn: .constant(true)).toggleStyle(.button) },
    Sample("Slider") { Slider(value: .constant(0.5)) },
    Sample("Stepper", pressPoint: 0.85) { Stepper("Step", value: .constant(1)).labelsHidden() },
    Sample("Segments", pressPoint: 0.75) {
        Picker("Segments", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
        .pickerStyle(.segmented).labelsHidden()
    },
    Sample("Menu picker") {
        Picker("Menu", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.menu).labelsHidden()
    },
    Sample("Link") { if let url = URL(string: "https://swift.org") { Link("swift.org", destination: url).environment(\.openURL, OpenURLAction { _ in .handled }) } },
    Sample("Progress") { ProgressView(value: 0.6) },
    Sample("Color") { ColorPicker("Color", selection: .constant(.indigo)).labelsHidden() },
]

@MainActor func picture(_ sample: Sample, _ state: ControlState, _ profile: ViewHost.Profile, _ scheme: ColorScheme) throws -> CGImage {
    let host = ViewHost(
        sample.view.disabled(state == .disabled).frame(maxWidth: 130).accessibilityIdentifier("control"),
        size: CGSize(width: 160, height: 56), profile: profile, scale: 2, colorScheme: scheme)
    let frame = try host.frame(of: .identifier("control"))
    let point = ViewLocator.point(frame.minX + frame.width * sample.pressPoint, frame.midY)
    switch state {
    case .normal, .disabled: break
    case .focused: host.press(.tab)
    case .hovered: try host.hover(point)
    case .pressed:
        var result: CGImage?
        try host.drag(point, by: CGSize(width: 0.5, height: 0), duration: 0.4) { result = try host.image() }
        if let result { return result }
    }
    host.advance(by: 0.4)
    return try host.image()
}

@MainActor func page(_ profile: ViewHost.Profile, _ scheme: ColorScheme) throws -> some View {
    let pictures = try samples.map { sample in try ControlState.allCases.map { try picture(sample, $0, profile, scheme) } }
    return Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
            Text("")
            ForEach(ControlState.allCases, id: \.self) { Text($0.rawValue).font(.caption).foregroundStyle(.secondary) }
        }
        ForEach(samples.indices, id: \.self) { row in
            GridRow {
                Text(samples[row].name).font(.caption).foregroundStyle(.secondary).gridColumnAlignment(.trailing)
                ForEach(pictures[row].indices, id: \.self) { Image(decorative: pictures[row][$0], scale: 2) }
            }
        }
    }
    .padding(24)
    .background(scheme == .dark ? Color.black : .white)
    .environment(\.colorScheme, scheme)
}

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for (profile, platform) in [(ViewHost.Profile.iOS, "iOS"), (.macOS, "macOS")] {
    for scheme in [ColorScheme.light, .dark] {
        let renderer = ImageRenderer(content: try page(profile, scheme))
        renderer.scale = 2
        try renderer.writePNG(to: folder.appendingPathComponent("ControlStates-\(platform)-\(scheme == .dark ? "dark" : "light").png"))
    }
}
