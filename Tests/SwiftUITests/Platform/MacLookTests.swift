import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

/// Details in which macOS looks different.
@MainActor struct MacLookTests {
    private func image(_ view: some View, size: CGSize = CGSize(width: 300, height: 120), profile: ViewHost.Profile = .macOS) throws -> CGImage {
        try ViewHost(view, size: size, profile: profile, scale: 1).image()
    }

    // MARK: Labelled content

    private enum Value: CaseIterable {
        case field, toggle, stepper, date, radio, text

        @MainActor @ViewBuilder var view: some View {
            switch self {
            case .field: TextField("", text: .constant("HHHH"))
            case .toggle: Toggle("HHHH", isOn: .constant(false)).toggleStyle(.checkbox)
            case .stepper: Stepper("HHHH", value: .constant(1))
            case .date: DatePicker("", selection: .constant(.now)).labelsHidden()
            case .radio: Picker("", selection: .constant(1)) { Text("HHHH").tag(2) }.pickerStyle(.radioGroup).labelsHidden()
            case .text: Text("HHHH")
            }
        }
    }

    @Test("In a grouped form only texts are secondary, and controls have their own colours", arguments: Value.allCases)
    private func valuesOfLabeledContent(value: Value) throws {
        let form = Form {
            LabeledContent {
                value.view
            } label: {
                Color.clear.frame(width: 1, height: 1)
            }
        }.formStyle(.grouped)
        let pixels = try image(form).pixels
        let darkest = stride(from: 0, to: pixels.count, by: 4).map { pixels[$0] }.min() ?? 255
        #expect(value == .text ? darkest > 100 : darkest < 80, "\(darkest)")
    }

    // MARK: Windows

    @Test("Views with the background of windows do not stand out on a page", arguments: [ViewHost.Profile.macOS, .macOS26], ColorScheme.allCases)
    func windowBackground(profile: ViewHost.Profile, scheme: ColorScheme) throws {
        let page = NavigationStack {
            HStack(spacing: 0) {
                Color.clear
                Color(nsColor: .windowBackgroundColor)
                Rectangle().fill(.windowBackground)
            }
        }
        let host = ViewHost(page, size: CGSize(width: 300, height: 120), profile: profile, scale: 1, colorScheme: scheme)
        let image = try host.image()
        let row = 100 * image.width
        let (ground, color, style) = (image.pixels[(row + 50) * 4], image.pixels[(row + 150) * 4], image.pixels[(row + 250) * 4])
        #expect(ground == color && ground == style)
        #expect(ground == (scheme == .dark ? 0x1E : 255))
    }

    // MARK: Text fields in rows

    @Test("A text field in a row is plain until it is edited")
    func fieldsInRows() throws {
        struct Rows: View {
            var body: some View { List { TextField("", text: .constant("Text")).accessibilityIdentifier("field") } }
        }
        let host = ViewHost(Rows(), size: CGSize(width: 200, height: 80), profile: .macOS, scale: 1)
        #expect(try host.image().pixels == image(Rows().textFieldStyle(.plain), size: host.size).pixels)
        let place = try host.frame(of: .identifier("field"))
        try host.tap(.point(place.midX, place.midY))
        #expect(try host.frame(of: .identifier("field")) == place)
        let row = try #require(try? host.image())
        let start = (Int(place.midY) * row.width + Int(place.minX) - 5) * 4
        // The focus ring.
        #expect(row.pixels[start] < 220 && row.pixels[start + 2] > 240)
    }

    @Test("A text field beside a list keeps its border")
    func fieldsElsewhere() throws {
        let field = TextField("", text: .constant("Text")).padding()
        #expect(try image(field).pixels != image(field.textFieldStyle(.plain)).pixels)
    }

    // MARK: Right to left

    @Test("Marks that point up and down, and check marks, are the same from right to left")
    func marksFromRightToLeft() throws {
        func difference(_ view: some View) throws -> Int {
            let view = view.labelsHidden().fixedSize()
            let pictures = try (image(view).pixels, image(view.environment(\.layoutDirection, .rightToLeft)).pixels)
            return zip(pictures.0, pictures.1).map { abs(Int($0) - Int($1)) }.max() ?? 0
        }
        // The corners of the buttons are mirrored.
        #expect(try difference(Stepper("", value: .constant(1))) < 40)
        #expect(try difference(Image(systemName: "checkmark")) == 0)
        #expect(try difference(Toggle("", isOn: .constant(true)).toggleStyle(.checkbox)) < 40)
    }

    @Test("The arrow of an open disclosure points down from right to left too", arguments: [ViewHost.Profile.iOS, .macOS])
    func openArrowsFromRightToLeft(profile: ViewHost.Profile) throws {
        /// The width of the arrow in its first and its last row.
        func widths(_ direction: LayoutDirection) throws -> (top: Int, bottom: Int) {
            let group = DisclosureGroup("", isExpanded: .constant(true)) {}.frame(width: 60).environment(\.layoutDirection, direction)
            let image = try ViewHost(group, size: CGSize(width: 80, height: 60), profile: profile, scale: 4).image()
            let rows = (0..<image.height).compactMap { y -> Int? in
                let ink = (0..<image.width).filter { image.pixels[(y * image.width + $0) * 4] < 200 }
                return ink.isEmpty ? nil : ink[ink.count - 1] - ink[0]
            }
            return (rows.prefix(4).max() ?? 0, rows.suffix(2).max() ?? 0)
        }
        for direction in LayoutDirection.allCases {
            let (top, bottom) = try widths(direction)
            #expect(top > bottom, "\(direction)")
        }
    }

    // MARK: Backgrounds

    @Test("The levels of the background are neutral")
    func backgroundLevels() throws {
        #expect(try Array(image(Rectangle().fill(.background.secondary)).pixels[0..<3]) == [244, 245, 245])
        #expect(try Array(image(Rectangle().fill(.background.tertiary)).pixels[0..<3]) == [236, 236, 236])
    }

    // MARK: Help

    @Test("A press and a scroll end the rest of the pointer, until it enters anew")
    func restOfThePointer() throws {
        final class Log { var entries: [Bool] = [] }
        let log = Log()
        let view = ScrollView { Text("Here").onRest { log.entries.append($0) } }
        let host = ViewHost(view, size: CGSize(width: 200, height: 200), profile: .macOS)
        try host.hover(.text("Here"))
        #expect(log.entries == [true])
        try host.tap(.text("Here"))
        #expect(log.entries == [true, false])
        try host.hover(.text("Here"))
        #expect(log.entries == [true, false])
        try host.hover(.point(100, 180))
        try host.hover(.text("Here"))
        #expect(log.entries.last == true)
        try host.scroll(.text("Here"), by: CGSize(width: 0, height: 1))
        #expect(log.entries.last == false)
        try host.hover(.point(100, 180))
        try host.hover(.text("Here"))
        host.endHover()
        #expect(log.entries.suffix(2) == [true, false])
    }

    // MARK: Toolbars

    @Test("Toolbar items that do not fit move into a menu", arguments: [(400, true), (900, false)])
    func toolbarOverflow(width: CGFloat, overflows: Bool) throws {
        let page = NavigationStack {
            Text("Page").navigationTitle("Title").toolbar {
                ToolbarItem { Button("The first of them") {} }
                ToolbarItem { Button("The second of them") {} }
                ToolbarItem { Button("The third of them") {} }
                ToolbarItem { Button("The fourth of them") {} }
            }
        }
        let host = ViewHost(page, size: CGSize(width: width, height: 300), profile: .macOS)
        #expect(host.contains(.label("More")) == overflows)
        let natural = try ViewHost(Button("The first of them") {}.buttonStyle(.plain), profile: .macOS).frame(of: .text("The first of them")).width
        #expect(try host.frame(of: .text("The first of them")).width >= natural - 1)
        #expect(try host.frame(of: .text("The first of them")).minX > host.frame(of: .text("Title")).maxX)
        #expect(host.contains(.text("The fourth of them")) != overflows)
        guard overflows else { return }
        try host.tap(.label("More"))
        host.advance(by: 1)
        #expect(host.contains(.text("The fourth of them")))
    }

    // MARK: Settings

    @Test("The tabs of settings are icons above titles, and the selected one gives the window its title")
    func settingsTabs() throws {
        struct Screen: View {
            var body: some View {
                TabView {
                    Tab("General", systemImage: "gear") { TabView { Text("Inner page").tabItem { Text("Inner") } } }
                    Tab("Own title", systemImage: "star") { Text("Own page").navigationTitle("Chosen") }
                    Tab {
                        Text("Last page")
                    } label: {
                        Label("Last", systemImage: "circle")
                    }
                }
                .environment(\.isSettingsContent, true)
            }
        }
        let host = ViewHost(Screen(), size: CGSize(width: 500, height: 300), profile: .macOS)
        host.advance(by: 0.1)
        #expect(host.preference(WindowTitleKey.self)?.text == Text("General"))
        #expect(try host.frame(of: .text("General")).minY > 30)
        #expect(try host.frame(of: .text("Inner")).minY < 100)
        try host.tap(.text("Last"))
        host.advance(by: 0.1)
        #expect(host.preference(WindowTitleKey.self)?.text == Text("Last"))
        try host.tap(.text("Own title"))
        host.advance(by: 0.1)
        #expect(host.preference(WindowTitleKey.self)?.text == Text("Chosen"))
    }

    // MARK: Calendars

    @Test("A graphical date picker is small, and its dot leads back to the month of today")
    func calendar() throws {
        let start = Date(timeIntervalSince1970: 0)
        let picker = DatePicker("", selection: .constant(start), displayedComponents: .date).datePickerStyle(.graphical).labelsHidden()
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!).environment(\.calendar, Calendar(identifier: .gregorian))
            .environment(\.locale, Locale(identifier: "en_US")).accessibilityIdentifier("picker")
        let host = ViewHost(picker, profile: .macOS)
        #expect(host.contains(.text("Jan 1970")))
        let size = try host.frame(of: .identifier("picker")).size
        #expect(size.width <= 150 && size.height <= 160)
        try host.tap(.label("Next Month"))
        #expect(host.contains(.text("Feb 1970")))
        // Six weeks in every month.
        #expect(try host.frame(of: .identifier("picker")).size == size)
        try host.tap(.label("Today"))
        #expect(!host.contains(.text("Feb 1970")))
        #expect(!ViewHost(picker, profile: .iOS).contains(.label("Today")))
    }
}
