import SwiftUI
import SwiftUITesting
import Testing

/// Sheets, covers, alerts and choices: shown in the window's own picture, ended by buttons, gestures and bindings.
@MainActor struct PresentationTests {
    @Observable final class Model {
        var isPresented = false
        var item: Item?
        var log: [String] = []
    }

    struct Item: Identifiable { var id: Int }

    struct Sheet: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.font) private var font
        @State private var count = 0
        var body: some View {
            VStack {
                Text("Sheet")
                Text("Count \(count)").onTapGesture { count += 1 }
                Text("Close").onTapGesture { dismiss() }
                if font == .caption { Text("Inherited") }
            }
        }
    }

    struct Screen: View {
        @Bindable var model: Model
        var isCover = false
        var body: some View {
            if isCover {
                Text("Root").fullScreenCover(isPresented: $model.isPresented, onDismiss: { model.log.append("end") }) { Sheet() }
            } else {
                Text("Root").sheet(isPresented: $model.isPresented, onDismiss: { model.log.append("end") }) { Sheet() }.font(.caption)
                    .sheet(item: $model.item) { Text("Item \($0.id)") }
            }
        }
    }

    @Test("A sheet comes with new state each time and goes by dismiss, which is told", arguments: [false, true])
    func sheet(isCover: Bool) throws {
        let model = Model()
        let host = ViewHost(Screen(model: model, isCover: isCover))
        for round in 1...2 {
            model.isPresented = true
            host.advance(by: 1)
            try host.tap(.text("Count 0"))
            #expect(host.contains(.text("Count 1")))
            try host.tap(.text("Close"))
            host.advance(by: 1)
            #expect(!model.isPresented)
            #expect(!host.contains(.text("Sheet")))
            #expect(model.log.count == round)
        }
    }

    @Test("Another item is another sheet, which appears after that of the first item has been dismissed", arguments: [false, true])
    func sheetsOfItems(isCover: Bool) throws {
        struct Page: View {
            let item: Item
            let items: Model
            @State private var count = 0
            var body: some View {
                Button("Item \(item.id), count \(count)") { count += 1 }
                    .onAppear { items.log.append("appear \(item.id)") }
                    .onDisappear { items.log.append("disappear \(item.id)") }
            }
        }
        struct Screen: View {
            @Bindable var items: Model
            var isCover: Bool
            var body: some View {
                let ended = { items.log.append("end") }
                if isCover {
                    Text("Root").fullScreenCover(item: $items.item, onDismiss: ended) { Page(item: $0, items: items) }
                } else {
                    Text("Root").sheet(item: $items.item, onDismiss: ended) { Page(item: $0, items: items) }
                }
            }
        }
        let items = Model()
        let host = ViewHost(Screen(items: items, isCover: isCover))
        items.item = Item(id: 1)
        host.advance(by: 1)
        try host.tap(.text("Item 1, count 0"))
        // The same identity is the same sheet.
        items.item = Item(id: 1)
        host.advance(by: 1)
        #expect(host.contains(.text("Item 1, count 1")) && items.log == ["appear 1"])
        items.item = Item(id: 2)
        host.advance(by: 2)
        #expect(host.contains(.text("Item 2, count 0")) && !host.contains(.text("Item 1, count 1")))
        #expect(items.log.filter { $0 == "end" }.count == 1)
        #expect(items.log.filter { $0 != "end" } == ["appear 1", "disappear 1", "appear 2"])
        items.item = Item(id: 3)
        host.advance(by: 2)
        #expect(host.contains(.text("Item 3, count 0")))
        items.item = nil
        host.advance(by: 2)
        #expect(!host.contains(.text("Item 3, count 0")) && items.log.filter { $0 == "end" }.count == 3)
    }

    @Test("A sheet follows changes of its background and of the interaction behind it alone")
    func settings() throws {
        struct Page: View {
            @State private var isChanged = false
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("Behind \(count)") { count += 1 }
                    Spacer()
                }
                .sheet(isPresented: .constant(true)) {
                    Button("Change") { isChanged = true }
                        .presentationDetents([.height(200)])
                        .presentationBackground(isChanged ? Color.red : Color.blue)
                        .presentationBackgroundInteraction(isChanged ? .enabled : .disabled)
                }
            }
        }
        let host = ViewHost(Page(), size: CGSize(width: 200, height: 500), scale: 1)
        host.advance(by: 1)
        func color() throws -> [UInt8] {
            let image = try host.image()
            let place = (400 * image.width + 20) * 4
            return Array(image.pixels[place..<place + 3])
        }
        #expect(try color()[0] < 100)
        try host.tap(.text("Change"))
        host.advance(by: 1)
        #expect(try color()[0] > 200)
        try host.tap(.text("Behind 0"))
        #expect(host.contains(.text("Behind 1")))
    }

    @Test("The field of an alert is within its margins, in a border, above the buttons", arguments: [ViewHost.Profile.iOS, .macOS])
    func fieldsOfAlerts(profile: ViewHost.Profile) throws {
        let alert = Text("Root").alert("Rename", isPresented: .constant(true)) {
            TextField("Name", text: .constant(""))
            TextField("Other", text: .constant(""))
            Button("Save") {}
        } message: {
            Text("Choose a name.")
        }
        let host = ViewHost(alert, profile: profile)
        host.advance(by: 1)
        let (message, name, other, save) = try (
            host.frame(of: .text("Choose a name.")), host.frame(of: .text("Name")), host.frame(of: .text("Other")), host.frame(of: .text("Save"))
        )
        let edge = message.midX - (profile == .iOS ? 270 : 260) / 2
        // The margin, and the distance from the border to the text.
        #expect((20...26).contains(name.minX - edge) && other.minX == name.minX, "\(name)")
        #expect(name.minY > message.maxY + 8 && other.minY >= name.maxY + 8 && save.minY > other.maxY + 10)
    }

    struct Presenter: View {
        var isConditional: Bool
        @State private var isLarge = true

        @ViewBuilder private var content: some View {
            if isConditional {
                if isLarge { Text("Presenter").frame(width: 120) } else { Text("Small") }
            } else {
                Text("Presenter").frame(width: 120)
            }
        }

        var body: some View {
            List {
                content.popover(isPresented: .constant(true), arrowEdge: .bottom) { Text("Presented").frame(width: 80, height: 40) }
                Text("Other")
            }
        }
    }

    @Test("A popover belongs to its view and not to the row of the list around it, if a condition makes the view too")
    func popoversInRows() throws {
        let frames = try [false, true].map {
            try ViewHost(Presenter(isConditional: $0), size: CGSize(width: 400, height: 300), profile: .macOS).frame(of: .text("Presented"))
        }
        #expect(frames[0] == frames[1])
        #expect(frames[0].midX < 150)
    }

    @Test("What is presented by a row of a list looks as elsewhere", arguments: [ViewHost.Profile.iOS, .macOS])
    func presentedByRows(profile: ViewHost.Profile) throws {
        struct Parts: View {
            var body: some View {
                VStack(alignment: .leading) {
                    Label("Label", systemImage: "star")
                    Button("Button") {}
                }
            }
        }
        let size = CGSize(width: 400, height: 600)
        let inList = ViewHost(List { Text("Row").sheet(isPresented: .constant(true)) { Parts() } }, size: size, profile: profile)
        let outside = ViewHost(Text("Row").sheet(isPresented: .constant(true)) { Parts() }, size: size, profile: profile)
        for host in [inList, outside] { host.advance(by: 1) }
        for text in ["Label", "Button"] { #expect(try inList.frame(of: .text(text)) == outside.frame(of: .text(text))) }
    }

    @Test("A popover points to the given part of its view, with an arrow at whichever edge it lies", arguments: [100.0, 380])
    func popovers(y: CGFloat) throws {
        let part = CGRect(x: 0, y: 0, width: 20, height: 20)
        let button = Color.green.frame(width: 100, height: 60)
            .popover(isPresented: .constant(true), attachmentAnchor: .rect(.rect(part)), arrowEdge: .bottom) {
                Color.blue.frame(width: 40, height: 100).accessibilityElement().accessibilityIdentifier("content").padding(10)
            }
        let host = ViewHost(
            Color.red.overlay { button.position(x: 200, y: y) }, size: CGSize(width: 400, height: 500), profile: .macOS, scale: 1)
        host.advance(by: 1)
        let content = try host.frame(of: .identifier("content"))
        let target = CGRect(x: 150, y: y - 30, width: 20, height: 20)
        #expect(abs(content.midX - target.midX) < 1)
        let isBelow = y < 200
        #expect(isBelow ? content.minY > target.maxY : content.maxY < target.minY)
        let image = try host.image()
        func pixel(_ x: CGFloat, _ y: CGFloat) -> [Int] {
            let place = (Int(y) * image.width + Int(x)) * 4
            return image.pixels[place..<place + 3].map { Int($0) }
        }
        // The arrow has the colour of the box.
        let arrow = pixel(target.midX, isBelow ? target.maxY + 6 : target.minY - 6)
        let box = pixel(content.minX - 5, content.midY)
        #expect(zip(arrow, box).allSatisfy { abs($0 - $1) <= 3 }, "\(arrow), \(box)")
        // No line of another colour separates it from the box.
        let edge = isBelow ? content.minY - 10 : content.maxY + 10
        for offset in stride(from: -3.0, through: 3, by: 1) {
            let found = pixel(target.midX, edge + offset)
            #expect(zip(found, box).allSatisfy { abs($0 - $1) <= 3 }, "\(offset): \(found), \(box)")
        }
    }

    @Test("A sheet has the environment of the view that presents it")
    func environment() {
        let model = Model()
        let host = ViewHost(Screen(model: model))
        model.isPresented = true
        host.advance(by: 1)
        #expect(host.contains(.text("Inherited")))
    }

    @Test("Another item is another sheet; none closes it")
    func items() {
        let model = Model()
        let host = ViewHost(Screen(model: model))
        model.item = Item(id: 1)
        host.advance(by: 1)
        #expect(host.contains(.text("Item 1")))
        model.item = Item(id: 2)
        host.advance(by: 1)
        #expect(host.contains(.text("Item 2")))
        model.item = nil
        host.advance(by: 1)
        #expect(!host.contains(.text("Item 2")))
    }

    @Test("A sheet rises: halfway it is lower than at its end")
    func motion() throws {
        let model = Model()
        let host = ViewHost(Screen(model: model))
        #expect(!host.isAnimating)
        model.isPresented = true
        host.advance(by: 0.1)
        #expect(host.isAnimating)
        host.advance(by: 2)
        #expect(!host.isAnimating)
    }

    @Test("A sheet drawn down goes, unless that is disabled", arguments: [false, true])
    func dragging(isDisabled: Bool) throws {
        struct Root: View {
            @State var isPresented = true
            var isDisabled: Bool
            var body: some View {
                Text("Root").sheet(isPresented: $isPresented) {
                    Text("Sheet").frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
                        .interactiveDismissDisabled(isDisabled)
                }
            }
        }
        let host = ViewHost(Root(isDisabled: isDisabled))
        host.advance(by: 1)
        try host.drag(.text("Sheet"), by: CGSize(width: 0, height: 380))
        host.advance(by: 1)
        #expect(host.contains(.text("Sheet")) == isDisabled)
    }

    @Test("Detents are heights of the window", arguments: [(PresentationDetent.medium, 467.0), (.height(200), 200.0), (.fraction(0.25), 208.5)])
    func detents(detent: PresentationDetent, height: Double) throws {
        let host = ViewHost(
            Text("Root").sheet(isPresented: .constant(true)) {
                Color.red.accessibilityIdentifier("content").presentationDetents([detent, .large])
            })
        // A sheet that is there from the beginning has its height at once.
        for _ in 0..<2 {
            let frame = try host.frame(of: .identifier("content"))
            #expect(abs(frame.height - height) < 1)
            #expect(frame.maxY == 844)
            host.advance(by: 1)
        }
    }

    @Test(
        "Heights of detents are those above the safe area at the bottom",
        arguments: [(PresentationDetent.medium, 448.0), (.height(200), 200.0), (.fraction(0.25), 200.0), (.height(5000), 800)])
    func detentsAboveSafeArea(detent: PresentationDetent, height: Double) throws {
        let host = ViewHost(
            Text("Root").sheet(isPresented: .constant(true)) {
                Color.red.accessibilityIdentifier("content").presentationDetents([detent])
            }, size: CGSize(width: 390, height: 844), safeAreaInsets: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
        #expect(try abs(host.frame(of: .identifier("content")).height - height) < 1)
    }

    @Test("The cancel button of a confirmation dialog is eight points below the choices, however many there are", arguments: [1, 4])
    func cancelButton(count: Int) throws {
        let host = ViewHost(
            Text("Root").confirmationDialog("", isPresented: .constant(true)) {
                ForEach(0..<count, id: \.self) { Button("Choice \($0)") {} }
                Button("Stop", role: .cancel) {}
            }, profile: .iOS)
        host.advance(by: 1)
        #expect(try abs(host.frame(of: .label("Stop")).minY - host.frame(of: .label("Choice \(count - 1)")).maxY - 8) < 0.5)
    }

    @Test("A sheet on a sheet, and both go with the view that presents them")
    func nesting() {
        struct Root: View {
            var isThere: Bool
            var body: some View {
                if isThere {
                    Text("A").sheet(isPresented: .constant(true)) { Text("B").sheet(isPresented: .constant(true)) { Text("C") } }
                } else {
                    Text("Gone")
                }
            }
        }
        let host = ViewHost(Root(isThere: true))
        host.advance(by: 1)
        #expect(host.contains(.text("B")))
        #expect(host.contains(.text("C")))
        host.show(Root(isThere: false))
        host.advance(by: 2)
        #expect(!host.contains(.text("C")))
        #expect(host.contains(.text("Gone")))
    }

    struct Alerts: View {
        @Bindable var model: Model
        var kind: String
        var body: some View {
            switch kind {
            case "alert":
                Text("Root").alert("Delete file?", isPresented: $model.isPresented) {
                    Button("Delete", role: .destructive) { model.log.append("delete") }
                    Button("Cancel", role: .cancel) { model.log.append("cancel") }
                } message: {
                    Text("This cannot be undone.")
                }
            case "ok":
                Text("Root").alert("Done", isPresented: $model.isPresented) {}
            case "presenting":
                Text("Root").alert("About", isPresented: $model.isPresented, presenting: model.item) { item in
                    Button("Item \(item.id)") { model.log.append("\(item.id)") }
                }
            case "old":
                Text("Root").alert(isPresented: $model.isPresented) {
                    Alert(
                        title: Text("Old"), message: Text("Message"), primaryButton: .destructive(Text("Delete")) { model.log.append("delete") },
                        secondaryButton: .cancel())
                }
            case "sheet":
                Text("Root").actionSheet(isPresented: $model.isPresented) {
                    ActionSheet(title: Text("Choose"), buttons: [.default(Text("One")) { model.log.append("one") }, .cancel()])
                }
            default:
                Text("Root").confirmationDialog("Choose", isPresented: $model.isPresented, titleVisibility: .visible) {
                    Button("Save") { model.log.append("save") }
                    Button("Discard", role: .destructive) { model.log.append("discard") }
                }
            }
        }
    }

    @Test(
        "A button of an alert does what it does and closes the alert",
        arguments: [
            ("alert", "Delete", ["delete"]), ("alert", "Cancel", ["cancel"]), ("ok", "OK", []), ("old", "Delete", ["delete"]),
            ("presenting", "Item 7", ["7"]), ("dialog", "Save", ["save"]), ("dialog", "Cancel", []), ("sheet", "One", ["one"]),
            ("sheet", "Cancel", []),
        ], [ViewHost.Profile.iOS, .macOS])
    func alerts(alert: (kind: String, button: String, log: [String]), profile: ViewHost.Profile) throws {
        let model = Model()
        if alert.kind == "presenting" { model.item = Item(id: 7) }
        let host = ViewHost(Alerts(model: model, kind: alert.kind), profile: profile)
        model.isPresented = true
        host.advance(by: 1)
        try host.tap(.text(alert.button))
        host.advance(by: 1)
        #expect(model.log == alert.log)
        #expect(!model.isPresented)
        #expect(!host.contains(.text(alert.button)))
    }

    @Test func pictures() throws {
        func presented() -> Model {
            let model = Model()
            model.isPresented = true
            return model
        }
        struct Form: View {
            var body: some View {
                NavigationStack {
                    List {
                        Section("Name") { Text("Jane") }; Section { Text("Notes") }
                    }
                    .navigationTitle("New contact").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                    }
                }
                .frame(minWidth: 320, minHeight: 260)
            }
        }
        for kind in ["alert", "dialog", "old"] {
            try lookAt("present-\(kind)", Alerts(model: presented(), kind: kind)) { $0.advance(by: 1) }
        }
        try lookAt("present-sheet", Color.teal.sheet(isPresented: .constant(true)) { Form() }) { $0.advance(by: 1) }
        try lookAt("present-medium", Color.teal.sheet(isPresented: .constant(true)) { Form().presentationDetents([.medium, .large]) }) {
            $0.advance(by: 1)
        }
    }
}
