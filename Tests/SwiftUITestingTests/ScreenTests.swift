import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Boxes measured in pictures of windows on the Mac (the published screens), 32 points of title bar taken off.
///
/// Widths of text differ by a hair, the typeface being another; everything else must be exact. What a button says is known for
/// some of them only: the width of the others is not compared.
@MainActor @Suite struct ScreenTests {
    private struct Check {
        var what: String
        var x: Double
        var y: Double
        /// Nil where it depends on a text that is not known.
        var width: Double?
        var height: Double
        /// Whether the width, or what lies before it, depends on glyphs.
        var dependsOnText = false
    }

    @discardableResult
    private func check(_ id: String, _ view: some View, _ window: CGSize, _ checks: [Check]) throws -> ViewHost {
        let host = ViewHost(view, size: CGSize(width: window.width, height: window.height - 32), profile: .macOS)
        for check in checks {
            let frame = try host.frame(of: .identifier(check.what))
            let tolerance = check.dependsOnText ? 2.0 : 0.26
            let isRight =
                abs(frame.minX - check.x) <= tolerance && abs(frame.width - (check.width ?? frame.width)) <= tolerance
                && abs(frame.minY - (check.y - 32)) <= 0.26 && abs(frame.height - check.height) <= 0.26
            #expect(isRight, "\(id) \(check.what): \(frame), not \(check.x) \(check.y - 32) \(check.width ?? .nan) \(check.height)")
        }
        return host
    }

    /// A group of examples under its name, as the screens have them.
    private struct Part<Content: View>: View {
        let title: String
        @ViewBuilder let content: Content

        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Text(title).font(.subheadline).foregroundColor(.gray)
                content
            }
        }
    }

    private func line(_ number: Int) -> some View { Divider().accessibilityIdentifier("divider\(number)") }

    private func page(_ title: String, spacing: CGFloat, @ViewBuilder _ content: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: spacing) {
            Text(title).font(.headline).padding(.bottom, 4)
            content()
            Spacer()
        }
        .padding()
    }

    @Test("macos-screens.parity-Modifiers")
    func modifiers() throws {
        let screen = page("Modifiers", spacing: 10) {
            Group {
                Part(title: "padding") {
                    HStack(spacing: 8) {
                        Text("8").padding(8).background(Color.blue).accessibilityIdentifier("8")
                        Text("H16").padding(.horizontal, 16).background(Color.green).accessibilityIdentifier("H16")
                        Text("Mixed").padding(.top, 2).padding(.bottom, 8).padding(.leading, 12).padding(.trailing, 4)
                            .background(Color.orange).accessibilityIdentifier("Mixed")
                    }
                }
                line(1)
                Part(title: "frame") {
                    HStack(spacing: 8) {
                        Text("60x30").frame(width: 60, height: 30).background(Color.blue).accessibilityIdentifier("60x30")
                        Text("Flex").frame(minWidth: 40, maxWidth: 100, minHeight: 20).background(Color.green).accessibilityIdentifier("Flex")
                    }
                }
                line(2)
                Part(title: "foregroundColor") {
                    HStack(spacing: 8) {
                        Text("Red"); Text("Green"); Text("Blue")
                    }
                }
                line(3)
                Part(title: "foregroundStyle") { Text("Styled").foregroundStyle(.secondary) }
                line(4)
                Part(title: "background") {
                    HStack(spacing: 8) {
                        Text("Yellow bg").padding(4).background(Color.yellow).accessibilityIdentifier("Yellow bg")
                        Text("Custom bg").padding(4).background(Color.pink).accessibilityIdentifier("Custom bg")
                    }
                }
            }
            Group {
                line(5)
                Part(title: "font") {
                    // As high as in the picture: the lines that the row lists make 129 with their gaps.
                    Color.clear.frame(width: 100, height: 127)
                }
                line(6)
                Part(title: "border") {
                    HStack(spacing: 8) {
                        Text("Red border").padding(4).border(Color.red).accessibilityIdentifier("Red border")
                        Text("Blue border").padding(4).border(Color.blue).accessibilityIdentifier("Blue border")
                    }
                }
                line(7)
                Part(title: "opacity") {
                    HStack(spacing: 8) {
                        Text("100%"); Text("50%").opacity(0.5)
                    }
                }
                line(8)
                Part(title: "offset") {
                    HStack(spacing: 16) {
                        Text("Normal")
                        Text("Offset").offset(x: 10, y: 5)
                    }
                    .frame(height: 24)
                }
                line(9)
                Part(title: "scaleEffect") {
                    HStack(spacing: 20) {
                        Text("Normal")
                        Text("Scaled").scaleEffect(1.5)
                    }
                    .frame(height: 24)
                }
                line(10)
                Part(title: "ViewModifier") {
                    Text("Highlighted by a modifier").padding(4).background(Color.yellow).accessibilityIdentifier("highlight")
                }
            }
        }
        try check(
            "parity-Modifiers", screen, CGSize(width: 900, height: 877),
            [
                Check(what: "8", x: 16, y: 96, width: 24.5, height: 32, dependsOnText: true),
                Check(what: "H16", x: 48.5, y: 104, width: 56, height: 16, dependsOnText: true),
                Check(what: "Mixed", x: 112.5, y: 99, width: 52.5, height: 26, dependsOnText: true),
                Check(what: "divider1", x: 16, y: 138, width: 868, height: 1),
                Check(what: "60x30", x: 16, y: 167, width: 60, height: 30),
                Check(what: "Flex", x: 84, y: 172, width: 100, height: 20),
                Check(what: "divider2", x: 16, y: 207, width: 868, height: 1),
                Check(what: "divider3", x: 16, y: 262, width: 868, height: 1),
                Check(what: "divider4", x: 16, y: 317, width: 868, height: 1),
                Check(what: "Yellow bg", x: 16, y: 346, width: 66, height: 24, dependsOnText: true),
                Check(what: "Custom bg", x: 90, y: 346, width: 74.5, height: 24, dependsOnText: true),
                Check(what: "divider5", x: 16, y: 380, width: 868, height: 1),
                Check(what: "divider6", x: 16, y: 546, width: 868, height: 1),
                Check(what: "Red border", x: 16, y: 575, width: 75.5, height: 24, dependsOnText: true),
                Check(what: "Blue border", x: 99.5, y: 575, width: 78.5, height: 24, dependsOnText: true),
                Check(what: "divider7", x: 16, y: 609, width: 868, height: 1),
                Check(what: "divider8", x: 16, y: 664, width: 868, height: 1),
                Check(what: "divider9", x: 16, y: 727, width: 868, height: 1),
                Check(what: "divider10", x: 16, y: 790, width: 868, height: 1),
            ])
    }

    @Test("macos-screens.showcase-Calculator")
    func calculator() throws {
        let screen = VStack(spacing: 0) {
            HStack {
                Spacer()
                Text("0").font(.system(size: 40, weight: .light)).padding(.horizontal, 12).padding(.vertical, 8)
            }
            .frame(height: 96)
            Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                ForEach(0..<5, id: \.self) { row in
                    GridRow {
                        ForEach(0..<4, id: \.self) { column in
                            Text("\(row * 4 + column)").frame(width: 56, height: 56).background(Color.gray)
                                .accessibilityIdentifier("r\(row)c\(column)")
                        }
                    }
                }
            }
        }
        .frame(width: 227)
        try check(
            "showcase-Calculator", screen, CGSize(width: 227, height: 412),
            [
                Check(what: "r0c0", x: 0, y: 128, width: 56, height: 56), Check(what: "r0c1", x: 57, y: 128, width: 56, height: 56),
                Check(what: "r0c2", x: 114, y: 128, width: 56, height: 56), Check(what: "r0c3", x: 171, y: 128, width: 56, height: 56),
                Check(what: "r1c0", x: 0, y: 185, width: 56, height: 56), Check(what: "r4c3", x: 171, y: 356, width: 56, height: 56),
            ])
    }

    @Test("macos-screens.parity-ViewsBasic")
    func basicViews() throws {
        let screen = page("Basic Views", spacing: 12) {
            Part(title: "Text") {
                Text("Body")
                Text("Bold 16").font(.system(size: 16, weight: .bold))
                Text("Body")
                Text("Large Title").font(.largeTitle)
                Text("Caption").font(.caption)
            }
            line(1)
            Part(title: "Button") {
                Button("String label (0)") {}.accessibilityIdentifier("button1")
                Button {
                } label: {
                    HStack(spacing: 4) {
                        Text("HStack"); Text("label")
                    }
                }
                .accessibilityIdentifier("button2")
                Text("Tapped 0 times")
            }
            line(2)
            Part(title: "TextField") {
                TextField("Type here", text: .constant("")).accessibilityIdentifier("field")
                Text("You typed:")
            }
            line(3)
            Part(title: "Color") {
                HStack(spacing: 4) {
                    ForEach(0..<6, id: \.self) { Color.red.frame(width: 24, height: 24).accessibilityIdentifier("color\($0)") }
                }
                HStack(spacing: 4) {
                    ForEach(0..<4, id: \.self) { Color.red.frame(width: 24, height: 24).accessibilityIdentifier("row2 color\($0)") }
                }
            }
            line(4)
            Part(title: "Spacer") {
                HStack {
                    Text("Left")
                    Spacer()
                    Text("Right")
                }
                .frame(height: 24).background(Color.gray).accessibilityIdentifier("background")
            }
            Part(title: "Divider") {
                Text("Above")
                Divider().accessibilityIdentifier("inner")
                Text("Below")
            }
        }
        try check(
            "parity-ViewsBasic", screen, CGSize(width: 900, height: 680),
            [
                Check(what: "divider1", x: 16, y: 221, width: 868, height: 1),
                Check(what: "button1", x: 16, y: 252, width: 114.5, height: 24, dependsOnText: true),
                Check(what: "button2", x: 16, y: 280, width: nil, height: 24),
                Check(what: "divider2", x: 16, y: 336, width: 868, height: 1),
                Check(what: "field", x: 16, y: 367, width: 868, height: 24),
                Check(what: "divider3", x: 16, y: 423, width: 868, height: 1),
                Check(what: "color0", x: 16, y: 454, width: 24, height: 24),
                Check(what: "color1", x: 44, y: 454, width: 24, height: 24),
                Check(what: "color5", x: 156, y: 454, width: 24, height: 24),
                Check(what: "row2 color0", x: 16, y: 482, width: 24, height: 24),
                Check(what: "divider4", x: 16, y: 518, width: 868, height: 1),
                Check(what: "background", x: 16, y: 549, width: 868, height: 24),
                Check(what: "inner", x: 16, y: 623, width: 868, height: 1),
            ])
    }

    @Test("macos-screens.parity-Animation (initial state)")
    func animationPage() throws {
        func label(_ text: String) -> some View {
            Text(text).padding(8).background(Color.blue).accessibilityIdentifier(text)
        }
        let button = Button("Toggle") {}
        let screen = page("Animation", spacing: 12) {
            Part(title: "Opacity") {
                HStack(spacing: 12) {
                    label("Fade"); button.accessibilityIdentifier("b0")
                }
            }
            line(1)
            Part(title: "Scale") {
                HStack(spacing: 12) {
                    label("Scale"); button.accessibilityIdentifier("b1")
                }.frame(height: 30)
            }
            line(2)
            Part(title: "Offset") {
                HStack(spacing: 12) {
                    label("Slide"); Spacer(); button.accessibilityIdentifier("b2")
                }.frame(height: 30)
            }
            line(3)
            Part(title: "Animation") {
                HStack(spacing: 12) {
                    label("Animated"); Spacer(); Button("Slide the label") {}.accessibilityIdentifier("b3")
                }
                .frame(height: 30)
            }
        }
        let host = try check(
            "parity-Animation (initial state)", screen, CGSize(width: 900, height: 450),
            [
                Check(what: "Fade", x: 16, y: 98, width: 45.5, height: 32, dependsOnText: true),
                Check(what: "b0", x: 73.5, y: 102, width: 65, height: 24, dependsOnText: true),
                Check(what: "divider1", x: 16, y: 142, width: 868, height: 1),
                Check(what: "Scale", x: 16, y: 172, width: 49.5, height: 32, dependsOnText: true),
                Check(what: "b1", x: 77.5, y: 176, width: 65, height: 24, dependsOnText: true),
                Check(what: "divider2", x: 16, y: 215, width: 868, height: 1),
                Check(what: "Slide", x: 16, y: 245, width: 46, height: 32, dependsOnText: true),
                Check(what: "b2", x: 819, y: 249, width: 65, height: 24, dependsOnText: true),
                Check(what: "divider3", x: 16, y: 288, width: 868, height: 1),
                Check(what: "Animated", x: 16, y: 318, width: 73.5, height: 32, dependsOnText: true),
            ])
        let end = try host.frame(of: .identifier("b3"))
        #expect(end.maxX == 884 && end.minY == 322 - 32 && end.height == 24)
    }

    @Test("macos-screens.parity-ViewsContainers")
    func containers() throws {
        let screen = page("Containers", spacing: 12) {
            Part(title: "Toggle") {
                Toggle("Enabled", isOn: .constant(false)).accessibilityIdentifier("toggle")
                Text("Enabled: false")
            }
            line(1)
            Part(title: "Slider") {
                HStack {
                    Slider(value: .constant(50.0), in: 0...100, step: 1).accessibilityIdentifier("slider")
                    Text("50").frame(width: 32)
                }
                Color.blue.frame(width: 100, height: 8).accessibilityIdentifier("bar")
            }
            line(2)
            Part(title: "Image") { HStack(spacing: 8) { ForEach(0..<3, id: \.self) { _ in Color.gray.frame(width: 16, height: 16) } } }
            line(3)
            Part(title: "Caption") { Text("A caption").font(.caption) }
            line(4)
            Part(title: "ScrollView") {
                ScrollView {
                    VStack(alignment: .leading, spacing: 2) {
                        ForEach(0..<10, id: \.self) { _ in Text("Some text").frame(width: 76).padding(.horizontal, 8).padding(.vertical, 2) }
                    }
                }
                .frame(height: 80).background(Color.yellow).accessibilityIdentifier("scroll")
            }
            line(5)
            Part(title: "List") {
                HStack(spacing: 8) {
                    Button("-") {}.accessibilityIdentifier("minus")
                    Button("+") {}.accessibilityIdentifier("plus")
                    Text("3 items")
                }
                List { ForEach(0..<3, id: \.self) { Text("Item \($0)").accessibilityIdentifier("row\($0)") } }
                    .frame(height: 80).accessibilityIdentifier("list")
            }
        }
        try check(
            "parity-ViewsContainers", screen, CGSize(width: 900, height: 631),
            [
                Check(what: "divider1", x: 16, y: 146.5, width: 868, height: 1),
                Check(what: "slider", x: 16, y: 177.5, width: 828, height: 16),
                Check(what: "bar", x: 16, y: 197.5, width: 100, height: 8),
                Check(what: "divider2", x: 16, y: 217.5, width: 868, height: 1),
                Check(what: "divider3", x: 16, y: 276.5, width: 868, height: 1),
                Check(what: "scroll", x: 16, y: 363.5, width: 92, height: 80),
                Check(what: "divider5", x: 16, y: 455.5, width: 868, height: 1),
                Check(what: "minus", x: 16, y: 486.5, width: 30.5, height: 24, dependsOnText: true),
                Check(what: "plus", x: 54.5, y: 486.5, width: 32.5, height: 24, dependsOnText: true),
                Check(what: "list", x: 16, y: 514.5, width: 868, height: 80),
                // A row of 24 has its line of 16 in the middle, 10 below the top of the list.
                Check(what: "row0", x: 32, y: 528.5, width: nil, height: 16),
                Check(what: "row1", x: 32, y: 552.5, width: nil, height: 16),
            ])
    }

    /// What the swatches say is not known: they are boxes of their size.
    @Test("macos-screens.showcase-ColorMixer")
    func colorMixer() throws {
        func swatch(_ size: CGFloat, _ identifier: String) -> some View {
            Color.red.frame(width: size, height: size).accessibilityIdentifier(identifier)
        }
        let screen = VStack(spacing: 0) {
            // The title, of which only the height can be told.
            Color.clear.frame(height: 36)
            HStack(spacing: 12) {
                Color.red.border(Color.gray).frame(width: 120, height: 80).accessibilityIdentifier("swatch")
                Spacer()
            }
            .padding(.horizontal, 16).padding(.vertical, 8)
            line(1)
            VStack(spacing: 6) {
                ForEach(Array(zip(["R", "G", "B"], [80.0, 160, 220])), id: \.0) { name, value in
                    HStack(spacing: 8) {
                        Text(name).font(.system(size: 13, weight: .bold)).frame(width: 16)
                        Slider(value: .constant(value), in: 0...255, step: 1).accessibilityIdentifier("slider\(name)")
                        Text("\(Int(value))").font(.system(size: 12)).frame(width: 32)
                    }
                }
            }
            .padding(.horizontal, 16).padding(.vertical, 8)
            line(2)
            VStack(spacing: 2) {
                Text("Swatches")
                ForEach(0..<2, id: \.self) { row in
                    HStack(spacing: 4) {
                        ForEach(0..<6, id: \.self) { swatch(28, "row\(row)#\($0)") }
                    }
                }
            }
            .padding(.vertical, 8)
            line(3)
            HStack(spacing: 12) {
                ForEach(["Lighter", "Darker"], id: \.self) { name in
                    Button {
                    } label: {
                        Text(name).frame(width: 70, height: 28).background(Color.gray).accessibilityIdentifier(name)
                    }
                    .accessibilityIdentifier("button \(name)")
                }
            }
            .padding(.vertical, 8)
            line(4)
            Spacer()
        }
        .frame(width: 320, height: 450)
        try check(
            "showcase-ColorMixer", screen, CGSize(width: 320, height: 482),
            [
                Check(what: "swatch", x: 16, y: 76, width: 120, height: 80),
                Check(what: "divider1", x: 0, y: 164, width: 320, height: 1),
                Check(what: "sliderR", x: 40, y: 173, width: 224, height: 16),
                Check(what: "sliderG", x: 40, y: 195, width: 224, height: 16),
                Check(what: "sliderB", x: 40, y: 217, width: 224, height: 16),
                Check(what: "divider2", x: 0, y: 241, width: 320, height: 1),
                Check(what: "row0#0", x: 66, y: 268, width: 28, height: 28),
                Check(what: "row1#0", x: 66, y: 298, width: 28, height: 28),
                Check(what: "divider3", x: 0, y: 334, width: 320, height: 1),
                Check(what: "button Lighter", x: 60, y: 343, width: 94, height: 36),
                Check(what: "Lighter", x: 72, y: 347, width: 70, height: 28),
                Check(what: "Darker", x: 178, y: 347, width: 70, height: 28),
                Check(what: "divider4", x: 0, y: 387, width: 320, height: 1),
            ])
    }

    /// Two captions with their squares: what the picture does not tell (the words) decides where the groups begin, so that only
    /// the squares within a group are compared.
    @Test("macos-screens.showcase-ColorMixer: groups of squares")
    func squares() throws {
        let host = ViewHost(
            HStack(spacing: 16) {
                ForEach([2, 3, 3], id: \.self) { count in
                    VStack(spacing: 2) {
                        Text("A").font(.system(size: 10))
                        HStack(spacing: 4) {
                            ForEach(0..<count, id: \.self) { Color.red.frame(width: 24, height: 24).accessibilityIdentifier("\(count) \($0)") }
                        }
                    }
                }
            }
            .padding(.vertical, 8).accessibilityIdentifier("all"), size: CGSize(width: 320, height: 100), profile: .macOS)
        let all = try host.frame(of: .identifier("all"))
        let (first, second) = (try host.frame(of: .identifier("2 0")), try host.frame(of: .identifier("2 1")))
        #expect(first.minY - all.minY == 8 + 13 + 2 && second.minX - first.minX == 28)
    }
}
