import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Departure: View {
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

    var body: some View {
        VStack {
            Text(verbatim: "\(Int(date.timeIntervalSince1970))").accessibilityIdentifier("date")
            DatePicker("Departure", selection: $date, in: Date(timeIntervalSince1970: 1_699_000_000)..., displayedComponents: .date)
                .datePickerStyle(.graphical)
        }
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
}

private struct Opening: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            DisclosureGroup("By itself") { Text("first") }
            DisclosureGroup("By binding", isExpanded: $isOpen) { Text("second") }
            Button(isOpen ? "is open" : "is closed") { isOpen.toggle() }
        }
    }
}

private struct Editing: View {
    @State private var mode = EditMode.inactive

    var body: some View {
        VStack {
            EditButton()
            Text(mode.isEditing ? "editing" : "not editing")
        }
        .environment(\.editMode, $mode)
    }
}

private struct Coloring: View {
    @State private var color = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)

    var body: some View {
        VStack {
            Text(color.description).accessibilityIdentifier("color")
            ColorPicker("Accent", selection: $color)
        }
    }
}

/// A gauge of the program's own, and progress in a frame around what there is.
private struct PercentGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View { Text("\(Int(configuration.value * 100)) of 100") }
}

private struct FramedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "unknown")
            ProgressView(configuration)
        }
    }
}

private struct NestedBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text("box")
            configuration.content
        }
    }
}

@MainActor struct DatePickerTests {
    /// 14 November 2023 is a Tuesday.
    @Test func aDayIsChosenAndTheTimeOfDayStays() throws {
        let host = ViewHost(Departure())
        #expect(host.contains(.text("November 2023")))
        try host.tap(.text("20"))
        #expect(try host.text(of: .identifier("date")) == "\(1_700_000_000 + 6 * 86400)")
    }

    @Test func otherMonthsCanBeShownAndWhatIsOutOfRangeCannotBeChosen() throws {
        let host = ViewHost(Departure())
        try host.tap(.label("Next Month"))
        #expect(host.contains(.text("December 2023")))
        try host.tap(.label("Previous Month"))
        #expect(try !host.tap(.text("2")))
        #expect(try host.text(of: .identifier("date")) == "1700000000")
    }

    @Test func theMonthOfACalendarIsChosenWithWheels() throws {
        let host = ViewHost(Departure())
        try host.tap(.text("November 2023"))
        host.advance(by: 1)
        #expect(!host.contains(.text("20")) && !host.contains(.label("Next Month")))
        try host.drag(.text("November"), by: CGSize(width: 0, height: -32), duration: 2)
        host.advance(by: 2)
        try host.tap(.text("December 2023"))
        host.advance(by: 1)
        #expect(host.contains(.text("31")) && host.contains(.label("Next Month")))
        #expect(try host.text(of: .identifier("date")) == "1700000000")
    }

    @Test func theCompactPickerOpensACalendar() throws {
        let host = ViewHost(
            DatePicker("Departure", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)))
                .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!))
        let parts = host.accessibilityElements.filter { $0.role == .datePicker }
        #expect(parts.count == 2)
        try host.tap(.text(try #require(parts[0].value)))
        #expect(host.contains(.text("November 2023")))
        try host.tap(.point(5, 5))
        host.advance(by: 1)
        #expect(!host.contains(.text("November 2023")))
    }
}

@MainActor struct OtherControlTests {
    @Test func groupsOpenAndClose() throws {
        let host = ViewHost(Opening())
        #expect(!host.contains(.text("first")))
        try host.tap(.text("By itself"))
        host.advance(by: 1)
        #expect(host.contains(.text("first")))
        try host.tap(.text("By binding"))
        host.advance(by: 1)
        #expect(host.contains(.text("second")) && host.contains(.text("is open")))
        try host.tap(.text("is open"))
        host.advance(by: 1)
        #expect(!host.contains(.text("second")))
        #expect(host.accessibilityElements.first { $0.label == "By itself" }?.value == "expanded")
    }

    @Test func aLinkOpensItsAddressWithTheProgramsFunction() throws {
        var opened: [URL] = []
        let url = try #require(URL(string: "https://example.org/page"))
        let host = ViewHost(
            Link("Page", destination: url).environment(
                \.openURL,
                OpenURLAction {
                    opened.append($0); return .handled
                }))
        try host.tap(.text("Page"))
        #expect(opened == [url])
        #expect(host.accessibilityElements.map(\.description) == ["link \"Page\""])
    }

    @Test func anEditButtonChangesTheEditMode() throws {
        let host = ViewHost(Editing())
        try host.tap(.text("Edit"))
        host.advance(by: 1)
        #expect(host.contains(.text("editing")) && host.contains(.text("Done")))
    }

    @Test func aColorIsChosenAndKeepsItsOpacity() throws {
        let host = ViewHost(Coloring())
        #expect(host.perform(.activate, on: "Accent"))
        let black = Color(.sRGB, white: 0)
        #expect(host.perform(.activate, on: black.description))
        #expect(try host.text(of: .identifier("color")) == black.opacity(0.5).description)
    }

    @Test(arguments: [(-1.0, 0.0), (0, 0), (3, 0.3), (20, 1), (.nan, 0), (.infinity, 1)])
    func progressAndGaugesStayInTheirRange(value: Double, fraction: Double) throws {
        let host = ViewHost(
            VStack {
                ProgressView(value: value, total: 10).progressViewStyle(FramedProgress())
                Gauge(value: value, in: 0...10) { Text("G") }.gaugeStyle(PercentGauge())
            })
        #expect(host.contains(.text("\(fraction)")))
        #expect(host.contains(.text("\(Int(fraction * 100)) of 100")))
        #expect(host.accessibilityElements.contains { $0.role == .progress && $0.value == "\(Int(fraction * 100))%" })
    }

    /// The colours of a gradient follow the line of a gauge, and not its thickness.
    private struct MarkingStyle: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.currentValueLabel
                configuration.markedValueLabels
                Text(configuration.minimumValueLabel == nil ? "No bounds" : "Bounds")
            }
        }
    }

    @Test func gaugesGiveTheirStylesTheLabelsOfMarkedValues() {
        let gauge = Gauge(value: 0.5) {
            Text("G")
        } currentValueLabel: {
            Text("half")
        } markedValueLabels: {
            Text("mark")
        }
        let host = ViewHost(gauge.gaugeStyle(MarkingStyle()))
        #expect(host.contains(.text("half")) && host.contains(.text("mark")) && host.contains(.text("No bounds")))
    }

    @Test func gradientsRunAlongGauges() throws {
        let gauge = Gauge(value: 0.5) { Text("G") }
            .gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.red, .blue])).labelsHidden().frame(width: 100)
        let host = ViewHost(gauge, size: CGSize(width: 100, height: 40), scale: 1)
        let pixels = try host.image().pixels
        func red(_ x: Int) -> Int { Int(pixels[(20 * 100 + x) * 4]) }
        #expect(red(10) > red(40) + 30 && red(60) > red(90) + 30)
    }

    @Test func progressObjectsAreRead() throws {
        struct Percentage: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: configuration.fractionCompleted.map { "\(Int($0 * 100))" } ?? "?")
            }
        }
        let progress = Progress(totalUnitCount: 0)
        let host = ViewHost(ProgressView(progress).progressViewStyle(Percentage()), size: CGSize(width: 200, height: 60))
        #expect(host.contains(.text("?")))
        progress.totalUnitCount = 10
        progress.completedUnitCount = 4
        host.advance(by: 0.2)
        #expect(host.contains(.text("40")))
        progress.completedUnitCount = 12
        host.advance(by: 0.2)
        #expect(host.contains(.text("100")))
    }

    @Test func progressObjectsAreDescribed() {
        let progress = Progress(totalUnitCount: 10)
        progress.completedUnitCount = 4
        let host = ViewHost(ProgressView(progress).progressViewStyle(.linear))
        #expect(host.contains(.text("40% completed")) && host.contains(.text("4 of 10")))
        progress.completedUnitCount = 5
        host.advance(by: 0.2)
        #expect(host.contains(.text("50% completed")) && host.contains(.text("5 of 10")))
    }

    @Test func aWheelTurnsByItself() throws {
        let host = ViewHost(ProgressView(), size: CGSize(width: 60, height: 60), scale: 1)
        let first = try host.image().pixels
        host.advance(by: 0.3)
        #expect(try host.image().pixels != first)
    }

    @Test func stylesHoldForControlsInControls() throws {
        let boxes = GroupBox { GroupBox { Text("inner") } }
        #expect(ViewHost(boxes.groupBoxStyle(NestedBox())).findAll(.text("box")).count == 1)
        let host = ViewHost(boxes.groupBoxStyle(NestedBox()).groupBoxStyle(NestedBox()))
        #expect(host.findAll(.text("box")).count == 2 && host.contains(.text("inner")))
    }

    @Test func aPictureIsLoadedFromAFileOrFails() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("async-image-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try ImageRenderer(content: Color.red.frame(width: 7, height: 5)).writePNG(to: file)
        func picture(_ url: URL?) -> some View {
            AsyncImage(url: url) { phase in
                switch phase {
                case .success(let image): image.accessibilityIdentifier("picture")
                case .failure: Text("failed")
                case .empty: Text("waiting")
                }
            }
        }
        let host = ViewHost(picture(file))
        #expect(host.contains(.text("waiting")))
        for _ in 0..<50 where host.contains(.text("waiting")) { await host.settle() }
        #expect(try host.frame(of: .identifier("picture")).size == CGSize(width: 7, height: 5))
        host.show(picture(file.appendingPathExtension("missing")))
        for _ in 0..<50 where !host.contains(.text("failed")) { await host.settle() }
        #expect(host.contains(.text("failed")))
        // The failure of one address says nothing about the next.
        host.show(picture(file))
        for _ in 0..<50 where !host.contains(.identifier("picture")) { await host.settle() }
        #expect(host.contains(.identifier("picture")))
    }

    @Test("A symbol that appears fades in when the effect becomes active")
    func appearingSymbol() throws {
        struct Symbol: View {
            @State private var isActive = false
            var body: some View {
                VStack {
                    Image(systemName: "star.fill").symbolEffect(.appear, isActive: isActive)
                    Button("Toggle") { isActive.toggle() }
                }
            }
        }
        let host = ViewHost(Symbol(), size: CGSize(width: 100, height: 100), scale: 1)
        let shown = try host.image().pixels
        try host.tap(.text("Toggle"))
        host.advance(by: 0.02)
        #expect(try host.image().pixels != shown)
        host.advance(by: 2)
        #expect(try host.image().pixels == shown)
        #expect(!host.isAnimating)
    }

    @Test func labelsAreToldWhateverIsShownOfThem() throws {
        let label = Label("Favourites", systemImage: "star")
        for host in [
            ViewHost(label), ViewHost(label.labelStyle(.iconOnly)), ViewHost(label.labelStyle(.titleOnly)),
            ViewHost(label.labelStyle(.titleAndIcon)),
        ] {
            #expect(host.accessibilityElements.map(\.label) == ["Favourites"])
        }
    }

    @Test func aViewWithoutContentSaysWhy() throws {
        let host = ViewHost(ContentUnavailableView.search(text: "Swift"))
        #expect(host.contains(.text("No Results for “Swift”")))
    }
}

@MainActor struct AccessibilityTreeTests {
    private func tree(_ view: some View) -> String { ViewHost(view).accessibilityElements.map(\.description).joined(separator: "\n") }

    @Test func textsAndPicturesAreElements() {
        #expect(
            tree(
                VStack {
                    Text("A"); Image(systemName: "star"); Color.red
                }) == "staticText \"A\"\nimage \"star\"")
    }

    @Test func whatIsSaidOfOneElementIsSaidOfIt() {
        #expect(
            tree(Text("A").accessibilityLabel("B").accessibilityValue("1").accessibilityHint("h").accessibilityIdentifier("i"))
                == "staticText \"B\" value=\"1\" hint=\"h\" id=i")
        #expect(tree(Text("A").accessibilityHidden(true)).isEmpty)
        #expect(tree(Text("A").accessibilityAddTraits(.isHeader)) == "heading \"A\"")
    }

    @Test func childrenAreIgnoredCombinedOrContained() {
        let pair = HStack {
            Text("A"); Text("B")
        }
        #expect(tree(pair.accessibilityElement(children: .ignore).accessibilityLabel("P")) == "group \"P\"")
        #expect(tree(pair.accessibilityElement(children: .combine)) == "staticText \"A, B\"")
        #expect(tree(pair.accessibilityElement(children: .contain)) == "group\n  staticText \"A\"\n  staticText \"B\"")
    }

    @Test func whatHasPriorityComesFirst() {
        #expect(
            tree(
                HStack {
                    Text("A"); Text("B").accessibilitySortPriority(1)
                }) == "staticText \"B\"\nstaticText \"A\"")
    }

    @Test func actionsAreDone() {
        var log = ""
        let host = ViewHost(
            Text("A")
                .accessibilityAction { log += "a" }
                .accessibilityAction(named: "Other") { log += "o" }
                .accessibilityAdjustableAction { log += $0 == .increment ? "+" : "-" })
        for kind in [AccessibilityActionEntry.Kind.activate, .named, .increment, .decrement] { host.perform(kind, on: "A") }
        #expect(log == "ao+-")
    }

    @Test func anotherViewCanSpeakForOne() {
        #expect(tree(Color.red.accessibilityRepresentation { Toggle("On", isOn: .constant(true)) }) == "toggle \"On\" value=\"1\"")
    }

    @Test func behindAnOpenMenuNothingIsTold() throws {
        let host = ViewHost(
            VStack {
                Text("behind"); Menu("More") { Button("Copy") {} }
            })
        try host.tap(.text("More"))
        #expect(host.accessibilityElements.flatMap(\.flattened).compactMap(\.label) == ["Copy"])
    }
}
