import SwiftUI
import SwiftUITesting
import Testing

/// Fills of controls on macOS are black or white at an opacity: over any ground a control stands out as much.
@MainActor struct TranslucentFillTests {
    /// A control whose fill shows at a point.
    struct Row: Sendable {
        var name: String
        var control: @MainActor @Sendable () -> AnyView
        /// From the control's upper left corner if positive, from its lower right one if negative.
        var point: CGPoint
        /// The fill over white and over 28 in light surroundings, where it was published.
        var published: (white: Int, dark: Int)?
    }

    nonisolated private static func row(
        _ name: String, at x: CGFloat, _ y: CGFloat, published: (white: Int, dark: Int)? = nil,
        @ViewBuilder _ control: @escaping @MainActor @Sendable () -> some View
    ) -> Row {
        Row(name: name, control: { AnyView(control()) }, point: CGPoint(x: x, y: y), published: published)
    }

    nonisolated private static let bezel = (white: 236, dark: 26)
    nonisolated private static let track = (white: 230, dark: 25)

    nonisolated static let rows: [Row] = [
        row("button", at: 6, 12, published: bezel) { Button("Press") {} },
        row("small button", at: 4, 8, published: bezel) { Button("Press") {}.controlSize(.small) },
        row("button in a capsule", at: 10, 12, published: bezel) { Button("Press") {}.buttonBorderShape(.capsule) },
        row("disabled button", at: 6, 12) { Button("Press") {}.disabled(true) },
        row("toggle button", at: 6, 12, published: bezel) { Toggle("Press", isOn: .constant(false)).toggleStyle(.button) },
        row("menu", at: 6, 12, published: bezel) { Menu("Menu") { Text("Item") } },
        row("picker in a menu", at: 4, 12, published: bezel) {
            Picker("", selection: .constant(1)) { Text("One").tag(1) }.labelsHidden()
        },
        row("segments", at: -4, 12, published: bezel) {
            Picker("", selection: .constant(1)) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.segmented).labelsHidden()
        },
        row("radio button", at: 8, 8, published: track) {
            Picker("", selection: .constant(1)) { Text("Two").tag(2) }.pickerStyle(.radioGroup).labelsHidden()
        },
        row("stepper", at: 3, 12, published: bezel) { Stepper("", value: .constant(1)).labelsHidden() },
        row("control group", at: 6, 12, published: bezel) {
            ControlGroup {
                Button("One") {}
                Button("Two") {}
            }
        },
        row("compact date", at: 4, 12, published: bezel) {
            DatePicker("", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
                .datePickerStyle(.compact).labelsHidden()
        },
        row("check box", at: 3, 8, published: track) { Toggle("On", isOn: .constant(false)) },
        row("switch", at: -6, 11, published: track) { Toggle("", isOn: .constant(false)).toggleStyle(.switch).labelsHidden() },
        row("slider", at: -12, 8, published: track) { Slider(value: .constant(0.25)).frame(width: 120) },
        row("progress", at: -10, 3, published: track) { ProgressView(value: 0.25).frame(width: 120, height: 6) },
        row("gauge", at: -10, 3, published: track) { Gauge(value: 0.25) {}.gaugeStyle(.accessoryLinearCapacity).labelsHidden().frame(width: 120) },
        row("divider", at: 60, 0.5, published: track) { Divider().frame(width: 120) },
        row("group box", at: 4, 10) { GroupBox { Color.clear.frame(width: 60, height: 20) } },
        row("color well", at: 1, 12) { ColorPicker("", selection: .constant(.red)).labelsHidden() },
        row("border of a field", at: 40, -0.5) { TextField("", text: .constant("")).frame(width: 120).padding(1) },
    ]

    private static let grounds: [[Int]] = [[255, 255, 255], [28, 28, 28], [128, 128, 128], [200, 60, 30], [20, 90, 200]]

    private func color(_ row: Row, over ground: [Int], _ profile: ViewHost.Profile, _ scheme: ColorScheme) throws -> [Int] {
        let part = { (byte: Int) in Double(byte) / 255 }
        let host = ViewHost(
            ZStack {
                Color(.sRGB, red: part(ground[0]), green: part(ground[1]), blue: part(ground[2]))
                row.control().fixedSize().accessibilityElement(children: .contain).accessibilityIdentifier("control")
            },
            size: CGSize(width: 200, height: 80), profile: profile, scale: 1, colorScheme: scheme)
        let frame = try host.frame(of: .identifier("control"))
        let x = row.point.x < 0 ? frame.maxX + row.point.x : frame.minX + row.point.x
        let y = row.point.y < 0 ? frame.maxY + row.point.y : frame.minY + row.point.y
        let image = try host.image()
        let start = (Int(y) * image.width + Int(x)) * 4
        return image.pixels[start..<start + 3].map(Int.init)
    }

    @Test(arguments: rows.indices, [ViewHost.Profile.macOS, .macOS26])
    func fillsShowTheGround(index: Int, profile: ViewHost.Profile) throws {
        let row = Self.rows[index]
        for scheme in ColorScheme.allCases {
            let found = try Self.grounds.map { try color(row, over: $0, profile, scheme) }
            // What is black or white at an opacity moves every channel by the same share of its way.
            let end = scheme == .light ? 0.0 : 255
            let reference = scheme == .light ? 0 : 1
            let opacity = Double(found[reference][0] - Self.grounds[reference][0]) / (end - Double(Self.grounds[reference][0]))
            #expect(opacity > 0.015 && opacity < 0.3, "\(row.name), \(scheme): \(found)")
            for (ground, color) in zip(Self.grounds, found) {
                for (before, after) in zip(ground, color) {
                    let expected = Double(before) + (end - Double(before)) * opacity
                    #expect(abs(Double(after) - expected) <= 2, "\(row.name), \(scheme), over \(ground): \(color)")
                }
            }
        }
    }

    @Test(arguments: rows.indices)
    func fillsAreAsPublished(index: Int) throws {
        let row = Self.rows[index]
        guard let published = row.published else { return }
        #expect(try abs(color(row, over: [255, 255, 255], .macOS, .light)[0] - published.white) <= 1, "\(row.name)")
        #expect(try abs(color(row, over: [28, 28, 28], .macOS, .light)[0] - published.dark) <= 1, "\(row.name)")
    }

    /// A part of a bezel that is pressed is darker than the rest by as much as a whole button.
    @Test func pressedPartsAreNoLighterThanTheRest() throws {
        for (scheme, darker) in [(ColorScheme.light, true), (.dark, false)] {
            let view = ControlGroup { Button("One") {} }.padding(20).background(Color(.sRGB, white: 0.5))
            let host = ViewHost(view, size: CGSize(width: 200, height: 80), profile: .macOS, scale: 1, colorScheme: scheme)
            let label = try host.frame(of: .text("One"))
            func level() throws -> Int {
                let image = try host.image()
                return Int(image.pixels[(Int(label.midY) * image.width + Int(label.minX) - 5) * 4])
            }
            let before = try level()
            var during = before
            try host.drag(.point(label.midX, label.midY), by: CGSize(width: 1, height: 0), duration: 0.2) { during = try level() }
            #expect(darker ? during < before : during > before)
            #expect(abs(during - before) < 30)
        }
    }
}
