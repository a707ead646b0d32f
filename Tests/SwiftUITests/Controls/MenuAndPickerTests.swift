import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, chocolate, mint
    var id: Self { self }
}

private struct Choosing<Style: PickerStyle>: View {
    let style: Style
    @State private var flavor = Flavor.vanilla

    var body: some View {
        VStack(spacing: 30) {
            Text("chosen: \(flavor.rawValue)").accessibilityIdentifier("state")
            Picker("Flavor", selection: $flavor) {
                ForEach(Flavor.allCases) { Text($0.rawValue) }
            }
            .pickerStyle(style)
            .accessibilityIdentifier("picker")
        }
    }
}

/// Choices with tags, of an optional, some in branches.
private struct Tagged: View {
    @State private var number: Int?
    let hasThree: Bool

    var body: some View {
        VStack(spacing: 30) {
            Text("\(number ?? 0)").accessibilityIdentifier("state")
            Picker("Number", selection: $number) {
                Text("none").tag(Int?.none)
                Text("one").tag(1)
                Text("two").tag(Int?.some(2))
                if hasThree { Text("three").tag(3) }
            }
            .pickerStyle(.segmented)
        }
    }
}

private struct Opening: View {
    @State private var log = ""
    @State private var isOn = false

    var body: some View {
        VStack(spacing: 30) {
            Text(log).accessibilityIdentifier("log")
            Menu("More") {
                Button("Copy") { log += "c" }
                Button("Delete", role: .destructive) { log += "d" }
                Divider()
                Toggle("Loud", isOn: $isOn)
                Menu("Deep") { Button("Inner") { log += "i" } }
                Button("Never") { log += "n" }.disabled(true)
            }
        }
    }
}

private struct Primary: View {
    @State private var log = ""

    var body: some View {
        VStack(spacing: 30) {
            Text(log).accessibilityIdentifier("log")
            Menu("Play") {
                Button("Shuffle") { log += "s" }
            } primaryAction: {
                log += "p"
            }
        }
    }
}

@MainActor struct PickerTests {
    private struct OptionalChoice: View {
        @State private var choice: Int?

        var body: some View {
            Picker("Parent", selection: $choice) {
                Text("Untagged")
                Text("None").tag(nil as Int?)
                Text("One").tag(1)
            }
            .pickerStyle(.menu)
        }
    }

    @Test("A view without a tag does not match a selection of nil")
    func optionalSelection() {
        let host = ViewHost(OptionalChoice())
        #expect(host.contains(.text("None")) && !host.contains(.text("Untagged")))
    }

    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func aSegmentIsChosenByPointerKeyAndAssistance(profile: ViewHost.Profile) throws {
        let host = ViewHost(Choosing(style: .segmented), profile: profile)
        try host.tap(.text("mint"))
        #expect(try host.text(of: .identifier("state")) == "chosen: mint")
        host.press(.tab)
        host.press(.tab)
        host.press(.space)
        #expect(try host.text(of: .identifier("state")) == "chosen: chocolate")
        #expect(host.perform(.activate, on: "vanilla"))
        #expect(try host.text(of: .identifier("state")) == "chosen: vanilla")
        let picker = try #require(host.accessibilityElements.last)
        #expect(picker.role == .picker && picker.label == "Flavor")
        #expect(picker.children.map { $0.traits.contains(.isSelected) } == [true, false, false])
    }

    @Test func segmentsAreAsWideAsEachOtherAndTheThumbIsUnderTheChosenOne() throws {
        let host = ViewHost(Choosing(style: .segmented), size: CGSize(width: 304, height: 300))
        let picker = try host.frame(of: .identifier("picker"))
        #expect(picker.size == CGSize(width: 304, height: 32))
        let middles = try ["vanilla", "chocolate", "mint"].map { try host.frame(of: .text($0)).midX }
        #expect(middles == [52, 152, 252])
    }

    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func everyStyleChooses(profile: ViewHost.Profile) throws {
        func check(_ style: some PickerStyle) throws {
            let host = ViewHost(Choosing(style: style), profile: profile)
            try host.tap(.text("chocolate"))
            #expect(try host.text(of: .identifier("state")) == "chosen: chocolate")
        }
        try check(.inline)
        try check(.radioGroup)
        try check(.wheel)
        try check(.segmented)
    }

    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func aMenuShowsWhatIsChosenAndOpens(profile: ViewHost.Profile) throws {
        let host = ViewHost(Choosing(style: .automatic), profile: profile)
        #expect(!host.contains(.text("mint")))
        try host.tap(.text("vanilla"))
        #expect(host.contains(.text("mint")))
        try host.tap(.text("mint"))
        host.advance(by: 1)
        #expect(try host.text(of: .identifier("state")) == "chosen: mint")
        #expect(!host.contains(.text("chocolate")))
        let picker = try #require(host.accessibilityElements.last)
        #expect(picker.role == .picker && picker.label == "Flavor" && picker.value == "mint")
    }

    @Test func tagsOfTheTypeOrItsOptionalCount() throws {
        let host = ViewHost(Tagged(hasThree: false))
        try host.tap(.text("one"))
        #expect(try host.text(of: .identifier("state")) == "1")
        try host.tap(.text("two"))
        #expect(try host.text(of: .identifier("state")) == "2")
        host.show(Tagged(hasThree: true))
        try host.tap(.text("three"))
        #expect(try host.text(of: .identifier("state")) == "3")
        try host.tap(.text("none"))
        #expect(try host.text(of: .identifier("state")) == "0")
    }
}

@MainActor struct MenuTests {
    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func itemsDoWhatTheyDoAndCloseTheMenu(profile: ViewHost.Profile) throws {
        let host = ViewHost(Opening(), profile: profile)
        try host.tap(.text("More"))
        try host.tap(.text("Copy"))
        host.advance(by: 1)
        #expect(try host.text(of: .identifier("log")) == "c")
        #expect(!host.contains(.text("Copy")))
    }

    @Test func aTouchOutsideClosesTheMenuAndDoesNothingElse() throws {
        let host = ViewHost(Opening())
        try host.tap(.text("More"))
        try host.tap(.point(5, 5))
        host.advance(by: 1)
        #expect(!host.contains(.text("Copy")))
        #expect(try host.text(of: .identifier("log")).isEmpty)
    }

    @Test func disabledItemsStayAndMenusInMenusOpen() throws {
        let host = ViewHost(Opening())
        try host.tap(.text("More"))
        try host.tap(.text("Never"))
        #expect(host.contains(.text("Copy")))
        try host.tap(.text("Deep"))
        try host.tap(.text("Inner"))
        host.advance(by: 1)
        #expect(try host.text(of: .identifier("log")) == "i")
        #expect(!host.contains(.text("Copy")))
    }

    @Test("Who had the focus has it again when a menu closes, and a menu in it, unless the item gives it to another")
    func theFocusComesBack() throws {
        struct Screen: View {
            enum Field { case first, second }
            @FocusState private var focus: Field?
            @State private var text = ""

            var body: some View {
                VStack(spacing: 60) {
                    TextField("First", text: $text).focused($focus, equals: .first)
                        .contextMenu {
                            Button("Plain") {}
                            Menu("More") { Button("Deep") {} }
                            Button("Second") { focus = .second }
                        }
                    TextField("Second", text: $text).focused($focus, equals: .second)
                    Text("focus \(focus == .first ? "first" : focus == .second ? "second" : "none")")
                }
                .padding(100)
            }
        }
        let host = ViewHost(Screen(), profile: .macOS)
        try host.tap(.label("First"))
        for way in [["Escape"], ["Plain"], ["More", "Deep"]] {
            #expect(host.contains(.text("focus first")))
            host.press(.menu)
            host.advance(by: 1)
            #expect(host.contains(.text("focus none")))
            for step in way {
                if step == "Escape" { host.press(.escape) } else { try host.tap(.text(step)) }
                host.advance(by: 1)
            }
            #expect(host.contains(.text("focus first")), "\(way)")
        }
        host.press(.menu)
        host.advance(by: 1)
        try host.tap(.text("Second"))
        host.advance(by: 1)
        #expect(host.contains(.text("focus second")))
    }

    @Test func keysAloneOpenChooseAndLeave() throws {
        let host = ViewHost(Opening(), profile: .macOS)
        host.press(.tab)
        host.press(.space)
        #expect(host.contains(.text("Copy")))
        host.press(.downArrow)
        host.press(.downArrow)
        host.press(.return)
        host.advance(by: 1)
        #expect(try host.text(of: .identifier("log")) == "d")
        host.press(.tab)
        host.press(.space)
        host.press(.escape)
        host.advance(by: 1)
        #expect(!host.contains(.text("Copy")))
    }

    @Test func aPrimaryActionIsATapAndTheMenuAHold() throws {
        let host = ViewHost(Primary())
        try host.tap(.text("Play"))
        #expect(try host.text(of: .identifier("log")) == "p")
        try host.longPress(.text("Play"), for: 0.8)
        #expect(try host.text(of: .identifier("log")) == "p")
        try host.tap(.text("Shuffle"))
        #expect(try host.text(of: .identifier("log")) == "ps")
    }
}

/// A picker whose choices are on a page of their own.
@MainActor struct NavigationLinkPickerTests {
    private struct Screen: View {
        @State private var size = 2

        var body: some View {
            NavigationStack {
                Form {
                    Picker("Size", selection: $size) {
                        Text("Small").tag(1)
                        Text("Medium").tag(2)
                        Text("Large").tag(3)
                    }
                    .pickerStyle(.navigationLink)
                }
                .navigationTitle("Order")
            }
        }
    }

    @Test("The row shows what is chosen, the page all there is; a choice closes the page")
    func choosing() throws {
        let host = ViewHost(Screen())
        #expect(host.contains(.text("Medium")) && !host.contains(.text("Large")))
        for (choice, other) in [("Large", "Medium"), ("Small", "Large"), ("Small", "Medium")] {
            try host.tap(.text("Size"))
            host.advance(by: 1)
            try host.tap(.text(choice))
            host.advance(by: 1)
            #expect(host.contains(.text("Order")))
            #expect(host.contains(.text(choice)) && !host.contains(.text(other)))
        }
        #expect(host.warnings.isEmpty)
    }

    @Test func pictures() throws {
        try lookAt("link-picker", profiles: [.iOS], Screen())
        try lookAt("link-picker-open", profiles: [.iOS], Screen()) { host in
            try host.tap(.text("Size"))
            host.advance(by: 1)
        }
    }
}
