import SwiftUI
import SwiftUITesting
import Testing

/// The platforms of 2025 beside those before: their colours and their measures.
@MainActor struct DesignOf2025Tests {
    private func pixel(_ host: ViewHost, _ x: CGFloat, _ y: CGFloat) throws -> [Int] {
        let image = try host.image()
        let start = (Int(y) * image.width + Int(x)) * 4
        return image.pixels[start..<start + 3].map(Int.init)
    }

    private func size(_ view: some View, _ profile: ViewHost.Profile) throws -> CGSize {
        let host = ViewHost(view.accessibilityIdentifier("view"), profile: profile)
        return try host.frame(of: .identifier("view")).size
    }

    @Test(
        "Each profile draws its own blue",
        arguments: [
            (ViewHost.Profile.iOS, [0, 122, 255]), (.macOS, [0, 122, 255]), (.iOS26, [0, 136, 255]), (.macOS26, [0, 136, 255]),
        ])
    func blue(profile: ViewHost.Profile, expected: [Int]) throws {
        #expect(try pixel(ViewHost(Color.blue, profile: profile, scale: 1), 100, 100) == expected)
    }

    @Test("A part of a page, and an image, may be of another platform", arguments: ViewHost.Profile.allCases)
    func partsOfPages(profile: ViewHost.Profile) throws {
        let expected = try pixel(ViewHost(Color.mint, profile: profile, scale: 1), 10, 10)
        #expect(try pixel(ViewHost(Color.mint.profile(profile), profile: .iOS, scale: 1), 10, 10) == expected)
        let button = Button("Press") {}.buttonStyle(.bordered).padding()
        let renderer = ImageRenderer(content: button.profile(profile))
        let image = try #require(renderer.cgImage)
        let ideal = ViewHost(button.accessibilityIdentifier("b"), profile: profile, scale: 1)
        #expect(try abs(CGFloat(image.height) - ideal.frame(of: .identifier("b")).height) <= 1)
    }

    @Test(
        "The accent colour is the system's blue on iOS 26, and not on macOS 26",
        arguments: [
            (ViewHost.Profile.iOS26, [0, 136, 255], [0, 145, 255]), (.macOS26, [0, 122, 255], [0, 122, 255]),
            (.iOS, [0, 122, 255], [10, 132, 255]),
        ])
    func accent(profile: ViewHost.Profile, light: [Int], dark: [Int]) throws {
        #expect(try pixel(ViewHost(Color.accentColor, profile: profile, scale: 1), 100, 100) == light)
        #expect(try pixel(ViewHost(Color.accentColor, profile: profile, scale: 1, colorScheme: .dark), 100, 100) == dark)
    }

    @Test(
        "A tap, a size class and a mouse are as on the platform before",
        arguments: [
            (ViewHost.Profile.iOS, true), (.iOS26, true), (.macOS, false), (.macOS26, false),
        ])
    func idiom(profile: ViewHost.Profile, isPhone: Bool) throws {
        struct SizeClass: View {
            @Environment(\.horizontalSizeClass) var sizeClass
            var body: some View { Text(sizeClass == .compact ? "compact" : "other") }
        }
        let host = ViewHost(SizeClass(), profile: profile)
        #expect((try? host.frame(of: .text("compact"))) != nil || !isPhone)
        // A toggle is a switch on phones.
        let toggle = try size(Toggle("Sound", isOn: .constant(true)).labelsHidden(), profile)
        #expect((toggle.width > 40) == isPhone)
    }

    @Test(
        "Heights of buttons",
        arguments: [
            (ViewHost.Profile.macOS26, [13, 20, 24, 28, 36]), (.iOS26, [28, 28, 34, 50, 50]), (.macOS, [15, 20, 24, 32, 40]),
        ] as [(ViewHost.Profile, [CGFloat])])
    func buttons(profile: ViewHost.Profile, heights: [CGFloat]) throws {
        for (controlSize, height) in zip(ControlSize.allCases, heights) {
            let found = try size(Button("X") {}.buttonStyle(.bordered).controlSize(controlSize), profile).height
            #expect(abs(found - height) <= 0.5, "\(controlSize): \(found)")
        }
    }

    @Test(
        "Large buttons have round ends",
        arguments: [(ViewHost.Profile.macOS26, ControlSize.large, true), (.macOS, .large, false), (.iOS26, .regular, true)])
    func roundEnds(profile: ViewHost.Profile, controlSize: ControlSize, isRound: Bool) throws {
        let host = ViewHost(
            Button("XXXX") {}.buttonStyle(.borderedProminent).controlSize(controlSize).accessibilityIdentifier("b"),
            size: CGSize(width: 200, height: 100), profile: profile, scale: 1)
        let frame = try host.frame(of: .identifier("b"))
        // Three points in from the corner: outside of a round end, inside of a corner of 8.
        let corner = try pixel(host, frame.minX.rounded(.up) + 2, frame.minY.rounded(.up) + 2)
        #expect((corner == [255, 255, 255]) == isRound)
    }

    @Test("Switches, steppers and fields of iOS 26")
    func controlsOfIOS26() throws {
        #expect(try size(Toggle("", isOn: .constant(true)).labelsHidden(), .iOS26) == CGSize(width: 61, height: 28))
        #expect(try size(Stepper("", value: .constant(1)).labelsHidden(), .iOS26) == CGSize(width: 94, height: 32))
        #expect(try size(TextField("", text: .constant("")).textFieldStyle(.roundedBorder), .iOS26).height == 34)
    }

    @Test("Switches, steppers and fields of macOS 26")
    func controlsOfMacOS26() throws {
        #expect(try size(Toggle("", isOn: .constant(true)).toggleStyle(.switch).labelsHidden(), .macOS26) == CGSize(width: 54, height: 24))
        #expect(try size(Stepper("", value: .constant(1)).labelsHidden(), .macOS26) == CGSize(width: 20, height: 24))
        #expect(try size(TextField("", text: .constant("")), .macOS26).height == 24)
    }

    @Test(
        "Rows of a list: their pitch, and where they begin",
        arguments: [
            (ViewHost.Profile.iOS, 44, 32), (.iOS26, 52, 36), (.macOS, 24, 16), (.macOS26, 24, 16),
        ] as [(ViewHost.Profile, CGFloat, CGFloat)])
    func rows(profile: ViewHost.Profile, pitch: CGFloat, leading: CGFloat) throws {
        let host = ViewHost(List { ForEach(0..<3, id: \.self) { Text("Item \($0)") } }, profile: profile)
        let frames = try (0..<3).map { try host.frame(of: .text("Item \($0)")) }
        #expect(abs(frames[1].midY - frames[0].midY - pitch) <= 0.5)
        #expect(frames[0].minX == leading)
    }

    @Test("Headers of groups are in capitals before 2025 only", arguments: [(ViewHost.Profile.iOS, "HEAD"), (.iOS26, "Head")])
    func headers(profile: ViewHost.Profile, title: String) throws {
        let host = ViewHost(List { Section("Head") { Text("Row") } }, profile: profile)
        #expect(host.dump().contains("\"\(title)\""))
    }

    @Test("A page's bar is 44 high, 54 on iOS 26", arguments: [(ViewHost.Profile.iOS, 44), (.iOS26, 54)] as [(ViewHost.Profile, CGFloat)])
    func bar(profile: ViewHost.Profile, height: CGFloat) throws {
        let page = Color.green.accessibilityElement().accessibilityIdentifier("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        let host = ViewHost(NavigationStack { page }, profile: profile)
        #expect(try host.frame(of: .identifier("page")).minY == height)
    }

    @Test(
        "The chosen segment is filled with the accent colour on macOS 26, and white before",
        arguments: [
            (ViewHost.Profile.macOS26, [0, 120, 250]), (.macOS, [255, 255, 255]),
        ])
    func segments(profile: ViewHost.Profile, expected: [Int]) throws {
        let picker = Picker("", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
        let host = ViewHost(
            picker.pickerStyle(.segmented).labelsHidden().accessibilityIdentifier("p"), size: CGSize(width: 200, height: 60), profile: profile,
            scale: 1)
        let frame = try host.frame(of: .identifier("p"))
        let found = try pixel(host, frame.minX + 6, frame.midY)
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 2 })
    }

    @Test("Menus of iOS 26 have rows of 42 points, with icons before the titles (measured on iOS 26.4)")
    func menus() throws {
        let menu = Menu("Open") {
            Button("Copy", systemImage: "doc.on.doc") {}
            Button("Share", systemImage: "square.and.arrow.up") {}
        }
        let host = ViewHost(menu, profile: .iOS26)
        try host.tap(.text("Open"))
        host.advance(by: 1)
        let (copy, share) = (try host.frame(of: .text("Copy")), try host.frame(of: .text("Share")))
        #expect(abs(share.midY - copy.midY - 42) < 0.5 && share.minX == copy.minX)
        // The menu is 252 points wide, in the middle of the window, and titles begin 66 points from its edge.
        #expect(abs(copy.minX - ((host.size.width - 252) / 2 + 66)) < 0.5)
    }

    @Test("A compact date picker keeps its text beside a flexible view")
    func compactDatePicker() throws {
        func width(_ view: some View) throws -> CGFloat { try ViewHost(view).frame(of: .identifier("date")).width }
        let picker = DatePicker("", selection: .constant(Date(timeIntervalSince1970: 0))).labelsHidden().accessibilityIdentifier("date")
        let row = HStack {
            picker
            Color.red
        }
        #expect(try width(row) == width(picker))
    }
}
