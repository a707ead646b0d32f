import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Labels of controls: their measures, images of catalogues, standard labels of roles, and labels of chosen values.
@MainActor struct ControlLabelTests {
    private static let resource = ImageResource(name: "missing", bundle: .main)

    // MARK: Visibility

    private struct Reader: View {
        @Environment(\.labelsVisibility) private var visibility
        var body: some View { Text(verbatim: "\(visibility)") }
    }

    @Test func stylesReadWhetherLabelsAreShown() {
        func reads(_ view: some View, _ visibility: Visibility) -> Bool { ViewHost(view).contains(.text("\(visibility)")) }
        #expect(reads(Reader(), .automatic) && reads(Reader().labelsHidden(), .hidden) && reads(Reader().labelsVisibility(.visible), .visible))
        #expect(reads(Reader().labelsVisibility(.visible).labelsHidden(), .visible))
    }

    // MARK: Measures

    private struct Labels: View {
        var body: some View {
            VStack(alignment: .leading) {
                Label(title: { Text("Wide") }, icon: { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("wide") })
                Label(title: { Text("Narrow") }, icon: { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("narrow") })
            }
        }
    }

    @Test("The space between icon and title is that of the modifier, or else the default", arguments: [ViewHost.Profile.iOS, .macOS])
    func spacing(profile: ViewHost.Profile) throws {
        func gap(_ view: some View) throws -> CGFloat {
            let host = ViewHost(view, profile: profile)
            return try host.frame(of: .text("Wide")).minX - host.frame(of: .identifier("wide")).maxX
        }
        let standard = try gap(Labels())
        #expect(try gap(Labels().labelIconToTitleSpacing(23)) == 23 && standard != 23)
        #expect(try gap(Labels().labelIconToTitleSpacing(.nan)) == standard)
        #expect(try gap(Labels().labelIconToTitleSpacing(.infinity)) == standard)
        #expect(try gap(List { Labels() }.labelIconToTitleSpacing(23)) == 23)
    }

    @Test("Icons are centered in the reserved width, and wider ones take more", arguments: [ViewHost.Profile.iOS, .macOS])
    func reservedWidth(profile: ViewHost.Profile) throws {
        for isInList in [false, true] {
            let labels = Labels().labelIconToTitleSpacing(8).labelReservedIconWidth(20)
            let host = isInList ? ViewHost(List { labels }, profile: profile) : ViewHost(labels, profile: profile)
            let (wide, narrow) = (try host.frame(of: .identifier("wide")), try host.frame(of: .identifier("narrow")))
            #expect(try host.frame(of: .text("Wide")).minX - wide.minX == 38)
            #expect(try host.frame(of: .text("Narrow")).minX - narrow.midX == 18)
        }
        let plain = ViewHost(Labels(), profile: profile), negative = ViewHost(Labels().labelReservedIconWidth(-3), profile: profile)
        #expect(try plain.frame(of: .text("Narrow")) == negative.frame(of: .text("Narrow")))
    }

    // MARK: Images of catalogues

    @Test("Controls with an image of a catalogue have their title as the label and work")
    func images() throws {
        struct Controls: View {
            @State private var log = ""
            @State private var isOn = false
            @State private var choice = 1
            @State private var switches = [false, true]

            var body: some View {
                VStack {
                    Text("\(log) \(isOn) \(choice) \(switches.description)").accessibilityIdentifier("state")
                    Button("Button", image: ControlLabelTests.resource) { log += "b" }
                    Button(String("Role"), image: ControlLabelTests.resource, role: .destructive) { log += "r" }
                    Toggle("Toggle", image: ControlLabelTests.resource, isOn: $isOn)
                    Toggle(String("Several"), systemImage: "star", sources: $switches, isOn: \.self)
                    Menu("Menu", image: ControlLabelTests.resource) { Button("Item") { log += "i" } }
                    Picker("Picker", image: ControlLabelTests.resource, selection: $choice) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    .pickerStyle(.segmented)
                    ControlGroup("Group", image: ControlLabelTests.resource) { Button("Grouped") { log += "g" } }
                    Label("Label", image: ControlLabelTests.resource)
                    Label(String("Plain"), image: ControlLabelTests.resource)
                }
            }
        }
        let host = ViewHost(Controls(), size: CGSize(width: 400, height: 900))
        try host.tap(.text("Button"))
        try host.tap(.text("Role"))
        #expect(host.perform(.activate, on: "Toggle"))
        #expect(host.perform(.activate, on: "Several"))
        try host.tap(.text("Two"))
        try host.tap(.text("Grouped"))
        try host.tap(.text("Menu"))
        host.advance(by: 1)
        try host.tap(.text("Item"))
        #expect(try host.text(of: .identifier("state")) == "brgi true 2 [true, true]")
        #expect(host.contains(.text("Label")) && host.contains(.text("Plain")))
    }

    // MARK: Standard labels

    @Test(
        "The standard label of a role is a title, and a symbol in bars",
        arguments: [(ButtonRole.close, "Close"), (.cancel, "Cancel"), (.confirm, "Done"), (.destructive, "Delete")])
    func roles(role: ButtonRole, title: String) throws {
        struct Page: View {
            var role: ButtonRole
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    VStack {
                        Text("\(count)").accessibilityIdentifier("count")
                        Button(role: role) { count += 1 }
                    }
                    .toolbar { ToolbarItem(placement: .topBarTrailing) { Button(role: role) { count += 10 } } }
                }
            }
        }
        let host = ViewHost(Page(role: role))
        try host.tap(.text(title))
        #expect(try host.text(of: .identifier("count")) == "1")
        #expect(host.findAll(.text(title)).count == 1)
        #expect(host.findAll(.label(title)).count == 2)
        let button = try #require(host.findAll(.label(title)).first { $0.frame.maxX > 330 })
        try host.tap(.point(button.frame.midX, button.frame.midY))
        #expect(try host.text(of: .identifier("count")) == "11")
    }

    // MARK: Chosen values

    private struct Flavours: View {
        var style = 0
        @State private var choice = 1

        private var picker: some View {
            Picker(selection: $choice) {
                Text("Vanilla").tag(1)
                Text("Mint").tag(2)
            } label: {
                Text("Flavour")
            } currentValueLabel: {
                Text("Tastes of \(choice)")
            }
        }

        var body: some View {
            NavigationStack {
                if style == 0 {
                    picker.pickerStyle(.menu)
                } else if style == 1 {
                    picker.pickerStyle(.segmented)
                } else {
                    List { picker.pickerStyle(.navigationLink) }
                }
            }
        }
    }

    @Test("The label of the chosen value stands for the choice where the choices are not shown")
    func currentValue() throws {
        let menu = ViewHost(Flavours())
        #expect(menu.contains(.text("Tastes of 1")) && !menu.contains(.text("Vanilla")))
        try menu.tap(.text("Tastes of 1"))
        menu.advance(by: 1)
        try menu.tap(.text("Mint"))
        menu.advance(by: 1)
        #expect(menu.contains(.text("Tastes of 2")) && !menu.contains(.text("Mint")))
        let segments = ViewHost(Flavours(style: 1))
        #expect(segments.contains(.text("Vanilla")) && !segments.contains(.text("Tastes of 1")))
        #expect(ViewHost(Flavours(style: 2)).contains(.text("Tastes of 1")))
    }

    @Test("A titled picker can have a label for the chosen value too")
    func titledCurrentValue() {
        struct Values: View {
            @State private var values = [1, 1]
            var body: some View {
                VStack {
                    Picker("A", selection: $values[0]) {
                        Text("Choice").tag(1)
                    } currentValueLabel: {
                        Text("value A")
                    }
                    Picker("B", systemImage: "star", sources: $values, selection: \.self) {
                        Text("Choice").tag(1)
                    } currentValueLabel: {
                        Text("value B")
                    }
                    Picker(String("C"), image: ControlLabelTests.resource, selection: $values[1]) {
                        Text("Choice").tag(1)
                    } currentValueLabel: {
                        Text("value C")
                    }
                }
            }
        }
        let host = ViewHost(Values(), size: CGSize(width: 500, height: 300), profile: .macOS)
        for value in ["value A", "value B", "value C"] { #expect(host.contains(.text(value))) }
        #expect(!host.contains(.text("Choice")))
    }

    // MARK: Wheels

    @Test("The items of wheels have the height of the modifier, along the curve; heights that make no sense restore the default")
    func wheels() throws {
        func distance(_ height: CGFloat?) throws -> CGFloat {
            let picker = Picker("Number", selection: .constant(1)) { ForEach(0..<3, id: \.self) { Text(verbatim: "item \($0)").tag($0) } }
                .pickerStyle(.wheel)
            let host = height.map { ViewHost(picker.defaultWheelPickerItemHeight($0)) } ?? ViewHost(picker)
            return try host.frame(of: .text("item 2")).midY - host.frame(of: .text("item 1")).midY
        }
        let standard = try distance(nil)
        #expect(abs(try distance(50) - 108 * sin(50.0 / 108)) < 0.01 && standard < 32)
        for height in [0, -20, CGFloat.nan, .infinity] { #expect(try distance(height) == standard) }
    }

    // MARK: Groups in menus

    @Test("The buttons of a group lie side by side in a menu, and close it", arguments: [false, true])
    func groupsInMenus(isPalette: Bool) throws {
        struct Editing: View {
            var isPalette: Bool
            @State private var log = ""
            var body: some View {
                VStack {
                    Text("log: \(log)")
                    Menu("Menu") {
                        if isPalette { group.controlGroupStyle(.palette) } else { group.controlGroupStyle(.compactMenu) }
                        Button("Below") {}
                    }
                }
            }
            private var group: some View {
                ControlGroup {
                    Button("Cut", systemImage: "scissors") { log += "cut" }
                    Button("Copy", systemImage: "doc.on.doc") { log += "copy" }
                }
            }
        }
        let host = ViewHost(Editing(isPalette: isPalette))
        try host.tap(.text("Menu"))
        host.advance(by: 1)
        let (cut, copy) = (try host.frame(of: .label("Cut")), try host.frame(of: .label("Copy")))
        #expect(cut.midY == copy.midY && cut.maxX <= copy.minX)
        #expect(host.contains(.text("Copy")) != isPalette)
        try host.tap(.label("Copy"))
        host.advance(by: 1)
        #expect(host.contains(.text("log: copy")) && !host.contains(.text("Below")))
    }

    // MARK: Accessory bars

    /// Whether there is a background beside the label of the button, in a window 200 points wide.
    private func hasBackground(_ host: ViewHost) throws -> Bool {
        let frame = try host.frame(of: .identifier("button"))
        let image = try host.image()
        return image.pixels[(Int(frame.midY) * image.width + Int(frame.minX) + 3) * 4] < 255
    }

    @Test("Buttons of accessory bars have a background while the pointer is over them, and those for actions always")
    func accessoryBars() throws {
        struct Counting<Style: PrimitiveButtonStyle>: View {
            var style: Style
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("count \(count)")
                    Button("Filter") { count += 1 }.buttonStyle(style).accessibilityIdentifier("button")
                }
            }
        }
        func check(_ style: some PrimitiveButtonStyle, isFilled: Bool) throws {
            let host = ViewHost(Counting(style: style), size: CGSize(width: 200, height: 100), profile: .macOS, scale: 1)
            #expect(try hasBackground(host) == isFilled)
            try host.hover(.identifier("button"))
            host.advance(by: 0.1)
            #expect(try hasBackground(host))
            host.endHover()
            host.advance(by: 0.1)
            #expect(try hasBackground(host) == isFilled)
            try host.tap(.identifier("button"))
            #expect(host.contains(.text("count 1")))
        }
        try check(.accessoryBar, isFilled: false)
        try check(.accessoryBarAction, isFilled: true)
    }

    @Test(
        "The icon of a label in a list that takes any size fills the column of icons; a wider one widens it",
        arguments: [ViewHost.Profile.iOS, .macOS])
    func iconsOfAnySize(profile: ViewHost.Profile) throws {
        func icon(_ view: some View) throws -> CGRect {
            let list = List {
                Label {
                    Text("Title")
                } icon: {
                    view.accessibilityIdentifier("icon")
                }
            }
            let host = ViewHost(list, size: CGSize(width: 390, height: 300), profile: profile)
            let frame = try host.frame(of: .identifier("icon"))
            #expect(try host.frame(of: .text("Title")).minX > frame.maxX)
            return frame
        }
        let column = try icon(Circle())
        #expect(column.width == column.height && column.width >= 18 && column.width < 30)
        #expect(try icon(Rectangle().frame(width: 60, height: 20)).size == CGSize(width: 60, height: 20))
        #expect(try icon(Text("1,000")).width > 30)
    }
}
