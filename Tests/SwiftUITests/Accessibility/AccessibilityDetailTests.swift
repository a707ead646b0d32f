import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting
import Testing

private struct Row: Identifiable, Equatable {
    let id: Int
    var name: String { "Row \(id)" }
}

private struct Pairs: View {
    @Namespace private var space
    @State private var name = "Ada"

    var body: some View {
        VStack {
            Text("Name").accessibilityLabeledPair(role: .label, id: 1, in: space)
            Text("Ada").accessibilityLabeledPair(role: .content, id: 1, in: space)
            Text("a").accessibilityLinkedGroup(id: "group", in: space)
            Text("b").accessibilityLinkedGroup(id: "group", in: space)
            Text("c").accessibilityLinkedGroup(id: "other", in: space)
        }
    }
}

private struct Rotor: View {
    @Namespace private var space
    @State private var text = "one two three"
    @State private var isPrepared = false
    let rows = (0..<100).map { Row(id: $0) }

    var body: some View {
        VStack {
            ScrollView {
                LazyVStack {
                    ForEach(rows) { row in Button(row.name) {}.frame(height: 30).accessibilityIdentifier("row\(row.id)") }
                }
            }
            .frame(height: 200)
            .accessibilityElement(children: .contain)
            .accessibilityRotor("Tens", entries: rows.filter { $0.id % 10 == 0 }, entryLabel: \.name)
            .accessibilityRotor(.headings) {
                AccessibilityRotorEntry("Last", id: 99) { isPrepared = true }
                ForEach(rows.prefix(2)) { AccessibilityRotorEntry($0.name, id: $0.id) }
                if isPrepared { AccessibilityRotorEntry("More", id: 98) }
            }
            TextField("Text", text: $text).accessibilityRotor("Words", textRanges: [text.range(of: "two")!])
            Button("Elsewhere") {}.accessibilityRotorEntry(id: "elsewhere", in: space).accessibilityIdentifier("elsewhere")
            Text("Owner").accessibilityRotor("Places") { AccessibilityRotorEntry("There", id: "elsewhere", in: space) }
        }
    }
}

private struct Sales: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
            title: "Sales", summary: "Rising", xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"]),
            yAxis: AXNumericDataAxisDescriptor(title: "Pieces", range: 0...10, gridlinePositions: []) { "\(Int($0)) pieces" },
            series: [
                AXDataSeriesDescriptor(name: "Shop", isContinuous: false, dataPoints: [AXDataPoint(x: "May", y: 3), AXDataPoint(x: "June", y: 7)])
            ])
    }
}

@MainActor struct AccessibilityDetailTests {
    private func host(_ view: some View) -> ViewHost { ViewHost(view, size: CGSize(width: 300, height: 400), profile: .macOS) }

    private func elements(_ view: some View) -> [AccessibilityElement] { host(view).tree.accessibilityElements().flatMap(\.flattened) }

    @Test("Behind a modal view of the window nothing is read")
    func modalViews() {
        let host = ViewHost(
            ZStack {
                Button("Under") {}
                VStack {
                    Text("Really?")
                    Button("Yes") {}
                }
                .accessibilityAddTraits(.isModal)
            }, size: CGSize(width: 200, height: 200))
        #expect(host.accessibilityElements.flatMap(\.flattened).compactMap(\.label) == ["Really?", "Yes"])
    }

    @Test("Custom content is listed by importance; a nil value removes what is inside")
    func customContent() throws {
        let view = Text("Rex")
            .accessibilityCustomContent("Age", "3")
            .accessibilityCustomContent(AccessibilityCustomContentKey("Weight"), "9 kg", importance: .high)
            .accessibilityCustomContent("Breed", "Poodle")
            .accessibilityCustomContent(AccessibilityCustomContentKey("Breed"), nil as Text?)
        let element = try #require(elements(view).first)
        #expect(element.customContent.map(\.name) == ["Weight", "Age"])
        #expect(element.customContent.map(\.value) == ["9 kg", "3"])
        #expect(element.description == #"staticText "Rex" Weight="9 kg" Age="3""#)
    }

    @Test("Zooming calls the function with the direction")
    func zoom() throws {
        var directions: [AccessibilityZoomGestureAction.Direction] = []
        let element = try #require(elements(Text("Map").accessibilityZoomAction { directions.append($0.direction) }).first)
        #expect(element.perform(.zoom(.zoomIn)))
        #expect(element.perform(.zoom(.zoomOut)))
        #expect(directions == [.zoomIn, .zoomOut])
    }

    @Test("An activation taps the activation point instead of performing the view's own action")
    func activationPoint() throws {
        var tapped: [String] = []
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 50, height: 50).onTapGesture { tapped.append("left") }
            Color.blue.frame(width: 50, height: 50).onTapGesture { tapped.append("right") }
        }
        .accessibilityElement().accessibilityLabel("Both").accessibilityAction { tapped.append("own") }
        for (point, expected) in [(UnitPoint(x: 0.1, y: 0.5), "left"), (UnitPoint(x: 0.9, y: 0.5), "right")] {
            let host = host(view.padding(1).accessibilityActivationPoint(point))
            let element = try #require(host.tree.accessibilityElements().first)
            tapped = []
            element.perform(.activate)
            host.tree.update()
            #expect(tapped == [expected])
        }
    }

    @Test("The label of a pair names its content; linked elements keep their group")
    func pairs() throws {
        let found = elements(Pairs())
        let content = try #require(found.first { $0.labeledPair?.role == .content })
        #expect(content.label == "Name" && content.value == "Ada")
        #expect(found.filter { $0.linkedGroup != nil }.map(\.label) == ["a", "b", "c"])
        #expect(found.first { $0.label == "a" }?.linkedGroup == found.first { $0.label == "b" }?.linkedGroup)
        #expect(found.first { $0.label == "a" }?.linkedGroup != found.first { $0.label == "c" }?.linkedGroup)
    }

    @Test("Following an entry of a rotor prepares it, scrolls to its view, and selects its range of text")
    func rotors() throws {
        let host = host(Rotor())
        let all = { host.tree.accessibilityElements().flatMap(\.flattened) }
        func rotor(_ name: String) throws -> AccessibilityRotorList {
            try #require(all().flatMap(\.rotors).first { $0.name == name })
        }
        #expect(try rotor("Tens").entries.map(\.label) == (0..<10).map { "Row \($0 * 10)" })
        #expect(!host.contains(.identifier("row50")))
        try rotor("Tens").entries[5].follow()
        #expect(host.contains(.identifier("row50")))
        #expect(try rotor("Headings").entries.map(\.label) == ["Last", "Row 0", "Row 1"])
        try rotor("Headings").entries[0].follow()
        #expect(host.contains(.identifier("row99")))
        #expect(try rotor("Headings").entries.map(\.label).last == "More")
        let words = try rotor("Words")
        #expect(words.entries.map(\.label) == ["two"])
        words.entries[0].follow()
        let field = try #require(host.tree.focus.focused as? EditableTextNode)
        #expect(field.model.selectedText == "two")
        try rotor("Places").entries[0].follow()
        #expect(try host.hasFocus(.identifier("elsewhere")))
    }

    @Test("A chart is a group with a table of its series, described by the axes")
    func chart() throws {
        let found = host(Color.red.accessibilityChartDescriptor(Sales())).tree.accessibilityElements()
        #expect(
            found.map(\.description) == [
                """
                group "Sales" hint="Rising"
                  table "Sales"
                    tableRow
                      columnHeader "Month"
                      columnHeader "Shop"
                    tableRow
                      cell "May"
                      cell "3 pieces"
                    tableRow
                      cell "June"
                      cell "7 pieces"
                """
            ])
    }

    /// Numbers of several series share rows, in ascending order; a long table shows evenly spread rows.
    private struct Numbers: AXChartDescriptorRepresentable {
        let count: Int

        func makeChartDescriptor() -> AXChartDescriptor {
            let axis = AXNumericDataAxisDescriptor(title: "n", range: 0...1, gridlinePositions: []) { "\(Int($0))" }
            let squares = (0..<count).reversed().map { AXDataPoint(x: Double($0), y: Double($0 * $0)) }
            let halves = (0..<count / 2).map { AXDataPoint(x: Double($0 * 2), y: Double($0)) }
            return AXChartDescriptor(
                title: "T", xAxis: axis, yAxis: axis,
                series: [
                    AXDataSeriesDescriptor(name: "squares", isContinuous: true, dataPoints: squares),
                    AXDataSeriesDescriptor(name: "halves", isContinuous: true, dataPoints: halves),
                ])
        }
    }

    @Test(arguments: [(4, 4, nil), (100, 100, nil), (1_000, 100, "100 of 1000 rows")])
    func tables(count: Int, shown: Int, hint: String?) throws {
        let group = try #require(host(Color.red.accessibilityChartDescriptor(Numbers(count: count))).tree.accessibilityElements().first)
        let table = try #require(group.children.first)
        let rows = table.children.map { $0.children.map { $0.label ?? "" } }
        #expect(table.role == .table && rows.count == shown + 1 && table.hint == hint)
        #expect(rows[0] == ["n", "squares", "halves"] && rows[1] == ["0", "0", "0"])
        let last = count - 1
        #expect(rows[shown] == ["\(last)", "\(last * last)", ""])
        let numbers = rows.dropFirst().compactMap { Int($0[0]) }
        #expect(numbers == numbers.sorted() && Set(numbers).count == shown)
    }

    @Test("Speech settings of a text and of views around it are joined, those inside first; spelled out text has spaces")
    func speech() throws {
        let text = Text("AB").speechAdjustedPitch(0.5).speechSpellsOutCharacters()
        let element = try #require(elements(text.speechAdjustedPitch(-1).speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()).first)
        #expect(element.speech.pitch == 0.5 && element.speech.alwaysIncludesPunctuation == true && element.speech.queuesAnnouncements == true)
        #expect(element.speech.written("AB") == "A B")
        #expect(try #require(elements(VStack { Text("AB") }.speechSpellsOutCharacters(false)).first).speech.written("AB") == "AB")
    }

    @Test(
        "A text and the parts of a text may have words that are read in their place",
        arguments: [
            (Text("A").accessibilityLabel("Ay"), "Ay"),
            (Text("A").accessibilityLabel(Text("Ay")).bold(), "Ay"),
            (Text("A").accessibilityLabel(String("Ay")).accessibilityLabel("outer"), "Ay"),
            (Text("1 ") + Text("kg").accessibilityLabel(LocalizedStringResource("kilogram")) + Text("!"), "1 kilogram!"),
            ((Text("1 ") + Text("kg").accessibilityLabel("kilogram")).accessibilityLabel("one"), "one"),
            (Text("plain") + Text(" text"), "plain text"),
        ])
    func labelsOfTexts(_ text: Text, _ words: String) throws {
        #expect(try #require(elements(text).first).label == words)
        #expect(
            try #require(
                elements(
                    Button {
                    } label: {
                        text
                    }
                ).first
            ).label == words)
    }

    @Test("A text may be a heading of a level, and of a kind")
    func textsAreHeadings() throws {
        let text = Text("A").accessibilityHeading(.h2).accessibilityTextContentType(.console).italic()
        let element = try #require(elements(text).first)
        #expect(element.headingLevel == .h2 && element.role == .heading && element.traits.contains(.isHeader) && element.textContentType == .console)
    }

    @Test("Actions in a category, the kind of text, and points to drag and touch are part of the element")
    func details() throws {
        let view = Color.red.frame(width: 100, height: 50)
            .accessibilityLabel("Box")
            .accessibilityActions(category: .edit) { Button("Cut") {} }
            .accessibilityTextContentType(.sourceCode)
            .accessibilityDirectTouch(options: .silentOnTouch)
            .accessibilityDragPoint(.topLeading, description: "Corner")
            .accessibilityDropPoint(.center, description: "Middle")
        let element = try #require(elements(view).first)
        #expect(element.actions.first { $0.kind == .named }?.category == Text("Edit"))
        #expect(element.textContentType == .sourceCode)
        #expect(element.directTouch == .silentOnTouch && element.traits.contains(.allowsDirectInteraction))
        #expect(element.dragPoints.map(\.name) == ["Corner"])
        #expect(element.dragPoints.first?.point == CGPoint(x: 100, y: 175))
        #expect(element.dropPoints.first?.point == CGPoint(x: 150, y: 200))
    }

    @Test("The shape for accessibility sets the frame of the element")
    func contentShape() throws {
        let view = Text("x").frame(width: 100, height: 50).contentShape(.accessibility, Circle())
        #expect(elements(view).first?.frame == CGRect(x: 125, y: 175, width: 50, height: 50))
    }

    @Test("A view that ignores inverted colours is drawn inverted on an inverted screen")
    func inversion() throws {
        func color(isInverted: Bool) throws -> [UInt8] {
            var settings = AccessibilitySettings()
            settings.invertsColors = isInverted
            let view = Color(red: 1, green: 0, blue: 0).accessibilityIgnoresInvertColors().environment(\.accessibilitySettings, settings)
            return Array(try ViewHost(view, size: CGSize(width: 4, height: 4), scale: 1).image().pixels.prefix(3))
        }
        #expect(try color(isInverted: false) == [255, 0, 0])
        #expect(try color(isInverted: true) == [0, 255, 255])
    }

    @Test("Announcements reach the host with their priority; changes of the screen with their text")
    func announcements() {
        let (announce, changed) = (ProgramServices.announce, ProgramServices.accessibilityChanged)
        defer { (ProgramServices.announce, ProgramServices.accessibilityChanged) = (announce, changed) }
        var heard: [String] = []
        ProgramServices.announce = { heard.append("\($0) \($1)") }
        ProgramServices.accessibilityChanged = { heard.append($0 ?? "-") }
        AccessibilityNotification.Announcement("Saved").post()
        var urgent = AttributedString("Fire")
        urgent.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(urgent).post()
        AccessibilityNotification.LayoutChanged(nil).post()
        AccessibilityNotification.ScreenChanged("Settings").post()
        AccessibilityNotification.PageScrolled("Page 2 of 3").post()
        #expect(heard == ["Saved default", "Fire high", "-", "Settings", "Page 2 of 3"])
    }

    @Test("A pressed view shows its label in large letters at accessibility sizes only")
    func largeContent() throws {
        for (size, isShown) in [(DynamicTypeSize.large, false), (.accessibility3, true)] {
            let view = Color.red.frame(width: 60, height: 60)
                .accessibilityShowsLargeContentViewer { Text("Large").accessibilityIdentifier("viewer") }
            let host = ViewHost(view, size: CGSize(width: 200, height: 200), dynamicTypeSize: size)
            let point = CGPoint(x: 100, y: 100)
            host.tree.send(PointerEvent(.began, at: point, time: host.time))
            host.advance(by: 1)
            #expect(host.contains(.identifier("viewer")) == isShown)
            host.tree.send(PointerEvent(.ended, at: point, time: host.time))
            host.tree.update()
            #expect(!host.contains(.identifier("viewer")))
        }
    }

    @Test("Other views are the children of an element, which keeps its label, and they are not drawn")
    func children() throws {
        let view = Color.red.frame(width: 100, height: 100).accessibilityLabel("Chart")
        let host = ViewHost(
            view.accessibilityChildren {
                Text("Monday").accessibilityValue("12")
                Button("Tuesday") {}
            })
        let element = try #require(host.accessibilityElements.first)
        #expect(host.accessibilityElements.count == 1 && element.label == "Chart")
        #expect(element.children.map(\.label) == ["Monday", "Tuesday"] && element.children.first?.value == "12")
        #expect(try host.image().pixels == ViewHost(view).image().pixels)
        let plain = ViewHost(Color.red.accessibilityChildren { Text("Only") })
        #expect(plain.accessibilityElements.first?.children.map(\.label) == ["Only"])
        #expect(ViewHost(view.accessibilityChildren {}).accessibilityElements.first?.children.isEmpty == true)
    }

    @Test("Names for voice control and the reaction to interaction apply only where they are enabled", arguments: [true, false])
    func conditions(isEnabled: Bool) throws {
        let host = ViewHost(
            Button("A") {}
                .accessibilityInputLabels(["first", "second"], isEnabled: isEnabled)
                .accessibilityRespondsToUserInteraction(false, isEnabled: isEnabled))
        let element = try #require(host.accessibilityElements.first)
        #expect(element.inputLabels == (isEnabled ? ["first", "second"] : []))
        #expect(element.actions.isEmpty == isEnabled)
    }

    @Test("Actions are named by the labels of views; points for dragging apply only where they are enabled")
    func namedActionsAndPoints() throws {
        var count = 0
        let host = ViewHost(
            Color.red.accessibilityLabel("Area")
                .accessibilityAction(action: { count += 1 }, label: { Label("Count", systemImage: "star") })
                .accessibilityDragPoint(.center, description: "Handle", isEnabled: true)
                .accessibilityDropPoint(.center, description: "Target", isEnabled: false))
        let element = try #require(host.accessibilityElements.first)
        let action = try #require(element.actions.first { $0.kind == .named })
        action.perform()
        #expect(count == 1 && action.name.map { $0 == Text(verbatim: "Count") } == true)
        #expect(element.dragPoints.map(\.name) == ["Handle"] && element.dropPoints.isEmpty)
    }
}
