import SwiftUI
import SwiftUITesting
import Testing

/// Forms of grouped rows on macOS: labels at one edge, what they are for at the other.
@MainActor struct GroupedFormTests {
    private struct Settings: View {
        @State private var name = "Ada"
        @State private var isOn = false
        @State private var choice = 1
        @State private var count = 3
        @State private var color = Color.blue

        var body: some View {
            Form {
                Section("Account") {
                    TextField("Name", text: $name).accessibilityIdentifier("name")
                    LabeledContent("Words", value: "12")
                    Toggle("Pinned", isOn: $isOn)
                    Picker("Kind", selection: $choice) { Text("One").tag(1) }
                    Stepper("Count \(count)", value: $count)
                    ColorPicker("Accent", selection: $color)
                    Slider(value: .constant(0.5)) { Text("Size") }
                    DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
                }
                Text(isOn ? "pinned" : "loose")
            }
            .formStyle(.grouped)
        }
    }

    @Test func labelsAndValuesAreAtTheEdges() throws {
        let host = ViewHost(Settings(), size: CGSize(width: 480, height: 480), profile: .macOS)
        for label in ["Name", "Words", "Pinned", "Kind", "Count 3", "Accent", "Size", "Date"] {
            #expect(try host.frame(of: .text(label)).minX == 30, "\(label)")
        }
        #expect(try host.frame(of: .text("12")).maxX == 450)
        #expect(try host.frame(of: .text("One")).maxX > 400)
        #expect(try host.frame(of: .identifier("name")).maxX == 450)
        try host.tap(.point(440, host.frame(of: .text("Pinned")).midY))
        #expect(host.contains(.text("pinned")))
    }

    @Test("A list in a row is no form: its toggles are check boxes, and its style is that of lists")
    func listInARow() throws {
        let form = Form {
            Toggle("Outside", isOn: .constant(true))
            List { Toggle("Inside", isOn: .constant(true)) }.frame(height: 60)
        }
        .formStyle(.grouped)
        let host = ViewHost(form, size: CGSize(width: 480, height: 300), profile: .macOS)
        #expect(try host.frame(of: .text("Outside")).minX == 30)
        // The insets of the form and of a list, and the box with its gap.
        #expect(try host.frame(of: .text("Inside")).minX == 30 + 16 + 21)
    }

    /// What a group of radio buttons needs is not taken by its label.
    @Test func choicesBesideALabelOfTheirWidthAreNotCut() throws {
        let form = Form {
            Picker("Theme:", selection: .constant("System")) { ForEach(["System", "Light"], id: \.self) { Text($0) } }
                .pickerStyle(.radioGroup)
        }
        let host = ViewHost(form, size: CGSize(width: 450, height: 260), profile: .macOS)
        #expect(try host.frame(of: .text("System")).width == ViewHost(Text("System"), profile: .macOS).frame(of: .text("System")).width)
    }

    @Test func togglesInBarsAreButtons() throws {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                NavigationStack {
                    Text(isOn ? "shown" : "hidden").toolbar { Toggle("Preview", isOn: $isOn) }
                }
            }
        }
        for profile in [ViewHost.Profile.iOS, .macOS] {
            let host = ViewHost(Page(), profile: profile)
            try host.tap(.text("Preview"))
            #expect(host.contains(.text("shown")))
        }
    }

    @Test func pictures() throws {
        try lookAt("grouped-form", profiles: [.macOS], Settings())
        try lookAt("disclosure-row", profiles: [.iOS], List { DisclosureGroup("Advanced", isExpanded: .constant(true)) { Text("More") } })
    }
}

/// Arrows and headers of grouped forms.
@MainActor struct GroupedFormArrowTests {
    @Test("Collapsible sections of forms on macOS have an arrow that opens and closes them")
    func sections() throws {
        struct Screen: View {
            @State var isOpen = true
            var body: some View {
                Form { Section("Wine", isExpanded: $isOpen) { Text("Row") } }.formStyle(.grouped)
            }
        }
        let host = ViewHost(Screen(), size: CGSize(width: 400, height: 300), profile: .macOS)
        let arrow = try #require(host.accessibilityElements.flatMap(\.flattened).first { $0.role == .disclosure })
        #expect(arrow.value == "expanded")
        try host.tap(.point(arrow.frame.midX, arrow.frame.midY))
        host.advance(by: 1)
        #expect(!host.contains(.text("Row")))
    }

    @Test("The background of a section's rows is not that of its header", arguments: [ViewHost.Profile.iOS, .macOS])
    func headers(profile: ViewHost.Profile) throws {
        let form = Form { Section("Header") { Text("Row") }.listRowBackground(Color(red: 1, green: 0, blue: 0)) }.formStyle(.grouped)
        let host = ViewHost(form, size: CGSize(width: 400, height: 300), profile: profile, scale: 1)
        let image = try host.image()
        func isRed(beside text: String) throws -> Bool {
            let frame = try host.frame(of: .text(text))
            let place = (Int(frame.midY) * image.width + Int(frame.maxX) + 20) * 4
            let color: [UInt8] = Array(image.pixels[place..<place + 3])
            return color == [255, 0, 0]
        }
        #expect(try isRed(beside: "Row"))
        #expect(try !isRed(beside: profile == .iOS ? "HEADER" : "Header"))
    }

    @Test("The letter case of headers is that of the program where it sets one, on the header, the section or the form")
    func letterCase() {
        func form(_ change: Text.Case?, on place: Int) -> ViewHost {
            func cased(_ view: some View, _ own: Int) -> AnyView { place == own ? AnyView(view.textCase(change)) : AnyView(view) }
            return ViewHost(
                cased(
                    Form {
                        cased(
                            Section {
                                Text("Row")
                            } header: {
                                cased(Text("Header"), 0)
                            }, 1)
                    }, 2))
        }
        #expect(form(nil, on: 3).contains(.text("HEADER")))
        for place in 0...2 {
            #expect(form(nil, on: place).contains(.text("Header")))
            #expect(form(.lowercase, on: place).contains(.text("header")))
        }
    }

    private struct Red: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Label {
                configuration.title
            } icon: {
                configuration.icon.foregroundStyle(.red)
            }
        }
    }

    @Test("Labels in a style of the program have the column for icons of the form, wherever the style is set")
    func labelStyles() throws {
        func title(_ form: some View) throws -> CGRect { try ViewHost(form).frame(of: .text("Title")) }
        let plain = try title(Form { Label("Title", systemImage: "star") })
        #expect(try title(Form { Label("Title", systemImage: "star").labelStyle(Red()) }) == plain)
        #expect(try title(Form { Label("Title", systemImage: "star") }.labelStyle(Red())) == plain)
        // A page that a form shows is no part of it.
        #expect(try title(VStack { Label("Title", systemImage: "star") }).minX != plain.minX)
    }
}
