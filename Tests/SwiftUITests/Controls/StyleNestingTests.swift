import SwiftUI
import Testing

@testable import SwiftUITesting

/// Controls in the bodies of their own styles, and in the parts of controls.
@MainActor struct StyleNestingTests {
    private struct Rebuilt: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.trigger()
            } label: {
                configuration.label.padding(10)
            }
        }
    }

    private struct Second: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Button("Inner") {}
            }
        }
    }

    private struct Progress: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("Styled")
                ProgressView(value: configuration.fractionCompleted)
            }
        }
    }

    private struct Level: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("Styled")
                Gauge(value: configuration.value) { configuration.label }
            }
        }
    }

    private struct Outline: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("Styled")
                DisclosureGroup(isExpanded: configuration.$isExpanded) {
                    configuration.content
                } label: {
                    configuration.label
                }
            }
        }
    }

    private struct Day: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("Styled")
                DatePicker(selection: configuration.$selection, displayedComponents: .date) { configuration.label }
            }
        }
    }

    private func count(of text: String, in host: ViewHost) -> Int {
        host.accessibilityElements.flatMap(\.flattened).filter { $0.label == text }.count
    }

    @Test("A control that a style makes in its body has the enclosing style")
    func bodies() throws {
        let styled: [(String, AnyView)] = [
            ("progress", AnyView(ProgressView(value: 0.5).progressViewStyle(Progress()))),
            ("gauge", AnyView(Gauge(value: 0.5) { Text("G") }.gaugeStyle(Level()))),
            ("disclosure", AnyView(DisclosureGroup("D", isExpanded: .constant(true)) { Text("C") }.disclosureGroupStyle(Outline()))),
            ("date", AnyView(DatePicker("D", selection: .constant(.distantPast)).datePickerStyle(Day()))),
        ]
        for (name, view) in styled {
            #expect(ViewHost(view).contains(.text("Styled")), Comment(rawValue: name))
        }
        #expect(count(of: "Inner", in: ViewHost(Button("Outer") {}.buttonStyle(Second()))) <= 1)
        var presses = 0
        let host = ViewHost(Button("Press") { presses += 1 }.buttonStyle(Rebuilt()))
        try host.tap(.text("Press"))
        #expect(presses == 1)
    }

    @Test("Controls in the parts of a control have the next outer style, or the one that its style sets for the part")
    func parts() {
        let nested = DisclosureGroup("A", isExpanded: .constant(true)) {
            DisclosureGroup("B", isExpanded: .constant(true)) { Text("C") }
        }
        #expect(count(of: "Styled", in: ViewHost(nested.disclosureGroupStyle(Outline()))) == 1)
        #expect(count(of: "Styled", in: ViewHost(nested.disclosureGroupStyle(Outline()).disclosureGroupStyle(Outline()))) == 2)

        struct Box: GroupBoxStyle {
            var depth = 0
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("Depth \(depth)")
                    configuration.content.groupBoxStyle(Box(depth: depth + 1))
                }
            }
        }
        let boxes = GroupBox { GroupBox { GroupBox { Text("Inside") } } }
        let host = ViewHost(boxes.groupBoxStyle(Box()))
        for depth in 0...2 { #expect(host.contains(.text("Depth \(depth)"))) }
        let alike = ViewHost(boxes.groupBoxStyle(.automatic).groupBoxStyle(Box(depth: 7)))
        #expect(alike.contains(.text("Inside")))
    }

    @Test("The views of a label are side by side, in one button, one row and one bezel", arguments: [ViewHost.Profile.iOS, .macOS])
    func labels(profile: ViewHost.Profile) throws {
        struct Pair: View {
            var body: some View {
                Text("First")
                Text("Second")
            }
        }
        let controls: [(String, AnyView)] = [
            (
                "button",
                AnyView(
                    Button {
                    } label: {
                        Pair()
                    })
            ),
            (
                "bordered",
                AnyView(
                    Button {
                    } label: {
                        Pair()
                    }.buttonStyle(.bordered))
            ),
            (
                "menu",
                AnyView(
                    Menu {
                    } label: {
                        Pair()
                    })
            ),
            (
                "link",
                AnyView(
                    NavigationStack {
                        NavigationLink {
                            Text("Page")
                        } label: {
                            Pair()
                        }
                    })
            ),
            (
                "row",
                AnyView(
                    NavigationStack {
                        List {
                            NavigationLink {
                                Text("Page")
                            } label: {
                                Pair()
                            }
                        }
                    })
            ),
            (
                "button row",
                AnyView(
                    List {
                        Button {
                        } label: {
                            Pair()
                        }
                    })
            ),
        ]
        for (name, view) in controls {
            let host = ViewHost(VStack { view }, size: CGSize(width: 390, height: 500), profile: profile)
            let (first, second) = try (host.frame(of: .text("First")), host.frame(of: .text("Second")))
            #expect(first.midY == second.midY, Comment(rawValue: name))
            #expect(first.maxX < second.minX, Comment(rawValue: name))
        }
    }

    @Test("The second text of the label of a control is a subtitle below the first", arguments: [ViewHost.Profile.iOS, .macOS])
    func subtitles(profile: ViewHost.Profile) throws {
        let controls: [(String, AnyView)] = [
            (
                "toggle",
                AnyView(
                    Toggle(isOn: .constant(true)) {
                        Text("Title"); Text("Subtitle")
                    })
            ),
            (
                "content",
                AnyView(
                    LabeledContent {
                        Text("Value")
                    } label: {
                        Text("Title").bold(); Text("Subtitle")
                    })
            ),
            (
                "picker",
                AnyView(
                    Picker(selection: .constant(1)) {
                        Text("One").tag(1)
                    } label: {
                        Text("Title"); Text("Subtitle")
                    })
            ),
            (
                "stepper",
                AnyView(
                    Stepper {
                        Text("Title"); Text("Subtitle")
                    } onIncrement: {
                    } onDecrement: {
                    })
            ),
        ]
        for (name, view) in controls {
            let host = ViewHost(Form { view }.formStyle(.grouped), size: CGSize(width: 390, height: 500), profile: profile)
            let (title, subtitle) = try (host.frame(of: .text("Title")), host.frame(of: .text("Subtitle")))
            #expect(title.maxY <= subtitle.minY, Comment(rawValue: name))
            #expect(title.minX == subtitle.minX, Comment(rawValue: name))
            #expect(title.height > subtitle.height, Comment(rawValue: name))
        }
    }
}
