import CoreGraphics
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Published facts about controls: measures, colours, and which look is the default.
@MainActor struct ControlFactTests {
    private func host(_ view: some View, _ profile: ViewHost.Profile = .macOS, width: CGFloat = 200, height: CGFloat = 60) -> ViewHost {
        ViewHost(view, size: CGSize(width: width, height: height), profile: profile, scale: 1)
    }

    /// Red, green and blue at a pixel.
    private func color(_ host: ViewHost, _ x: CGFloat, _ y: CGFloat) throws -> [Int] {
        let image = try host.image()
        let start = (Int(y) * image.width + Int(x)) * 4
        return image.pixels[start..<start + 3].map(Int.init)
    }

    private func isClose(_ left: [Int], _ right: [Int], _ tolerance: Int = 2) -> Bool {
        zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
    }

    @Test("control-004: a toggle is a switch on iOS and a check box on macOS", arguments: [ViewHost.Profile.iOS, .macOS])
    func defaultToggleStyle(_ profile: ViewHost.Profile) throws {
        func picture(_ view: some View) throws -> [UInt8] { try host(view, profile).image().pixels }
        let automatic = try picture(Toggle("Sound", isOn: .constant(true)))
        #expect(try picture(Toggle("Sound", isOn: .constant(true)).toggleStyle(.switch)) == automatic || profile == .macOS)
        if profile == .macOS { #expect(try picture(Toggle("Sound", isOn: .constant(true)).toggleStyle(.checkbox)) == automatic) }
    }

    @Test("control-005: controls are of the regular size; the largest size is the large one", arguments: [ViewHost.Profile.iOS])
    func controlSizes(_ profile: ViewHost.Profile) throws {
        #expect(EnvironmentValues().controlSize == .regular)
        func size(_ size: ControlSize) throws -> CGSize {
            try host(Button("X") {}.buttonStyle(.bordered).controlSize(size).accessibilityIdentifier("b"), profile)
                .frame(of: .identifier("b")).size
        }
        #expect(try size(.extraLarge) == size(.large))
    }

    @Test("control-015: the label of a disclosure group is a line of 22")
    func disclosureLabel() throws {
        let host = host(DisclosureGroup("More") { Text("Inside") }.accessibilityIdentifier("group"), .iOS)
        #expect(abs(try host.frame(of: .identifier("group")).height - 22) <= 0.5)
    }

    @Test("control-003: the switch of iOS is drawn 51 by 31")
    func switchSize() throws {
        let host = host(Toggle("Sound", isOn: .constant(true)).labelsHidden(), .iOS)
        let image = try host.image()
        let pixels = image.pixels
        let green = (0..<image.width * image.height).filter { isClose(pixels[$0 * 4..<$0 * 4 + 3].map(Int.init), [52, 199, 89], 4) }
        let columns = green.map { $0 % image.width }
        let rows = green.map { $0 / image.width }
        #expect(columns.max()! - columns.min()! + 1 == 51)
        #expect(rows.max()! - rows.min()! + 1 == 31)
    }

    @Test("Text fields of small control sizes have a smaller font on macOS, unless the program sets one")
    func fieldFonts() throws {
        func height(_ size: ControlSize, font: Font? = nil, _ profile: ViewHost.Profile = .macOS) throws -> CGFloat {
            let field = TextField("", text: .constant("text")).textFieldStyle(.plain).accessibilityIdentifier("field")
            return try ViewHost(field.controlSize(size).font(font), profile: profile).frame(of: .identifier("field")).height
        }
        let heights = try [ControlSize.mini, .small, .regular].map { try height($0) }
        #expect(heights[0] < heights[1] && heights[1] < heights[2])
        #expect(try height(.mini, font: .body) == heights[2])
        #expect(try height(.mini, .iOS) == height(.regular, .iOS))
    }

    @Test("The tint of list items colours the icons of labels, and no controls")
    func listItemTint() throws {
        let list = List {
            HStack {
                Toggle("", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("box")
                Label {
                    Text("File")
                } icon: {
                    Rectangle().accessibilityIdentifier("icon")
                }
            }
        }
        .listItemTint(Color(red: 1, green: 0, blue: 0))
        let host = host(list, .macOS)
        let (icon, box) = (try host.frame(of: .identifier("icon")), try host.frame(of: .identifier("box")))
        #expect(try color(host, icon.midX, icon.midY) == [255, 0, 0])
        for x in Int(box.minX)..<Int(box.maxX) { #expect(try color(host, CGFloat(x), box.midY) != [255, 0, 0]) }
    }

    @Test("Switches of macOS have the size of their control size, those in grouped forms the mini one; those of iOS have one size")
    func switchControlSizes() throws {
        func size(_ controlSize: ControlSize, _ profile: ViewHost.Profile) throws -> CGSize {
            let toggle = Toggle("Sound", isOn: .constant(true)).toggleStyle(.switch).labelsHidden().controlSize(controlSize)
            return try ViewHost(toggle.accessibilityIdentifier("switch"), profile: profile).frame(of: .identifier("switch")).size
        }
        let sizes: [ControlSize: CGSize] = [
            .mini: CGSize(width: 26, height: 15), .small: CGSize(width: 32, height: 18), .regular: CGSize(width: 38, height: 22),
            .large: CGSize(width: 38, height: 22),
        ]
        for (controlSize, expected) in sizes {
            #expect(try size(controlSize, .macOS) == expected)
            #expect(try size(controlSize, .iOS) == size(.regular, .iOS))
        }
        let form = Form { Toggle("Sound", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("switch") }.formStyle(.grouped)
        #expect(try ViewHost(form, profile: .macOS).frame(of: .identifier("switch")).height == 15)
    }

    @Test("animation-025: the label of a button is faint at once while pressed, and comes back slowly")
    func pressedLabel() throws {
        let host = host(
            Button {
            } label: {
                Color.black.frame(width: 100, height: 40)
            }, .iOS)
        var pressed: [Int] = []
        try host.drag(.point(100, 30), by: CGSize(width: 1, height: 0), duration: 0.2) {
            if pressed.isEmpty { pressed = try color(host, 100, 30) }
        }
        #expect(isClose(pressed, [204, 204, 204]))
        host.advance(by: 0.1)
        let between = try color(host, 100, 30)[0]
        #expect(between > 0 && between < 204)
        host.advance(by: 0.5)
        #expect(try color(host, 100, 30) == [0, 0, 0])
    }

    @Test(
        "macos-controls.button_bordered: 24 high, 12 and 4 around the label, corners of 6, gray 239", arguments: [ViewHost.Profile.macOS, .macOS26])
    func borderedButton(profile: ViewHost.Profile) throws {
        let host = host(Button("XX") {}.accessibilityIdentifier("b"), profile)
        let (button, label) = (try host.frame(of: .identifier("b")), try host.frame(of: .text("XX")))
        #expect(button.height == 24 && button.insetBy(dx: 12, dy: 4) == label)
        #expect(try isClose(color(host, button.minX + 6, button.midY), [239, 239, 239]))
        // A corner of 6 leaves its outermost pixel white and covers the one a corner of less than 3 would.
        let (left, top) = (button.minX.rounded(.up), button.minY)
        #expect(try color(host, left, top) == [255, 255, 255])
        #expect(try isClose(color(host, left + 2, top + 2), [239, 239, 239], 6))
    }

    @Test(
        "macos-controls.textfield_default: 24 high, the text 6 from the edge, a ring of 245, the prompt gray 139",
        arguments: [ViewHost.Profile.macOS, .macOS26])
    func textField(profile: ViewHost.Profile) throws {
        let host = host(TextField("Prompt", text: .constant("")).accessibilityIdentifier("field").padding(20), profile, width: 200, height: 64)
        let (field, prompt) = (try host.frame(of: .identifier("field")), try host.frame(of: .text("Prompt")))
        #expect(field.height == 24 && prompt.minX - field.minX == 6)
        #expect(try color(host, field.midX, field.midY) == [255, 255, 255])
        #expect(try isClose(color(host, field.midX, field.minY - 1), [245, 245, 245]))
    }

    @Test(
        "macos-controls.toggle_checkbox: a box of 16 with corners of 5, 5 before the label, in a row of 16.5; blue when on",
        arguments: [ViewHost.Profile.macOS, .macOS26])
    func checkbox(profile: ViewHost.Profile) throws {
        let host = host(Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("toggle"), profile)
        let (row, label) = (try host.frame(of: .identifier("toggle")), try host.frame(of: .text("Enabled")))
        #expect(row.height == 16.5 && label.minX - row.minX == 21)
        #expect(try isClose(color(host, row.minX + 2, row.minY + 4), [0, 120, 250]))
        let image = try host.image()
        #expect(
            (0..<16).contains { x in
                let start = (Int(row.midY) * image.width + Int(row.minX) + x) * 4
                return isClose(image.pixels[start..<start + 3].map(Int.init), [255, 255, 255], 8)
            })
    }

    @Test(
        "macos-controls.slider: 16 high, a track of 6, a knob of 20 by 16, blue before it and gray 233 after it",
        arguments: [ViewHost.Profile.macOS, .macOS26])
    func slider(profile: ViewHost.Profile) throws {
        let host = host(Slider(value: .constant(0.5)).accessibilityIdentifier("slider").padding(20), profile, width: 240, height: 56)
        let slider = try host.frame(of: .identifier("slider"))
        #expect(slider.height == 16)
        #expect(try isClose(color(host, slider.minX + 20, slider.midY), [0, 120, 250]))
        #expect(try isClose(color(host, slider.maxX - 20, slider.midY), [233, 233, 233]))
        #expect(try color(host, slider.midX, slider.midY) == [255, 255, 255])
        let column = try (0..<16).filter { try isClose(color(host, slider.minX + 20, slider.minY + CGFloat($0)), [0, 120, 250], 8) }
        #expect(column == Array(5..<11))
    }

    @Test(
        "macos-controls.list_default: rows of 24, 10 from the top, 16 from the sides, lines of gray 233 between them",
        arguments: [ViewHost.Profile.macOS, .macOS26])
    func list(profile: ViewHost.Profile) throws {
        let host = host(List { ForEach(0..<3, id: \.self) { Text("Item \($0)") } }, profile, width: 300, height: 100)
        #expect(try (0..<3).map { try host.frame(of: .text("Item \($0)")).midY } == [22, 46, 70])
        #expect(try host.frame(of: .text("Item 0")).minX == 16)
        let lines = try (0..<100).filter { try isClose(color(host, 150, CGFloat($0)), [233, 233, 233]) }
        #expect(lines == [33, 57])
        #expect(try color(host, 290, 33) == [255, 255, 255] && color(host, 8, 33) == [255, 255, 255])
        #expect(try isClose(color(host, 283, 33), [233, 233, 233]) && isClose(color(host, 16, 33), [233, 233, 233]))
    }

    @Test("macos-controls.divider: 1 thick, gray 233 on white", arguments: [ViewHost.Profile.macOS, .macOS26])
    func divider(profile: ViewHost.Profile) throws {
        let host = host(Divider().accessibilityIdentifier("divider"), profile, height: 21)
        #expect(try host.frame(of: .identifier("divider")).height == 1)
        #expect(try isClose(color(host, 100, 10), [233, 233, 233]))
    }

    @Test("preference-005, preference-006: the type of a view with a title")
    func titleType() {
        let view = NavigationView { Text("A").font(.title).navigationBarTitle("Root").background(Color.gray) }
        #expect(
            "\(type(of: view))" == "NavigationView<ModifiedContent<ModifiedContent<Text, "
                + "TransactionalPreferenceTransformModifier<NavigationTitleKey>>, _BackgroundModifier<Color>>>")
    }

    @Test("safearea-002: what is in a navigation view and does not touch its edges is covered by nothing; the view itself is")
    func navigationInsets() throws {
        final class Log { var inner = EdgeInsets(), outer = EdgeInsets() }
        let log = Log()
        let host = ViewHost(
            NavigationView {
                Text("A").background(
                    GeometryReader { proxy in
                        let _ = log.inner = proxy.safeAreaInsets; Color.clear
                    })
            }
            .background(
                GeometryReader { proxy in
                    let _ = log.outer = proxy.safeAreaInsets; Color.clear
                }))
        host.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        host.advance(by: 0.1)
        #expect(log.inner == EdgeInsets())
        #expect(log.outer == EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    }
}
