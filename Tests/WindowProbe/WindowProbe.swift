import Foundation
import FoundationNetworking
import SwiftUI
import SwiftUITesting
import UniformTypeIdentifiers

/// A program for `Scripts/test-windows`: shows the page that its first argument names, and tells on standard output what happens.
///
/// `windowprobe picture PAGE WIDTHxHEIGHT FILE` draws the page without a window, to compare with; `windowprobe frames PAGE
/// WIDTHxHEIGHT` tells where things on it are.
@main
enum WindowProbe {
    static var arguments: [String] { CommandLine.arguments }
    static var page: String { arguments.count > 1 ? arguments[1] : "form" }

    @MainActor static func main() throws {
        switch page {
        case "picture": try host().writeImage(to: URL(fileURLWithPath: arguments[4]))
        case "frames": try tellFrames()
        case "windows": CommandProbe.main()
        case "arranged": ArrangedProbe.main()
        case "own": OwnWindowsProbe.main()
        case "delegate": OwnWindowsDelegate.main()
        default: Probe.main()
        }
    }

    /// The page that the second argument names, in the size of the third, without a window. The first field or list has the focus, as it has
    /// when a window opens.
    @MainActor private static func host() throws -> ViewHost {
        let size = arguments[3].split(separator: "x").compactMap { Double($0) }
        let host = ViewHost(
            Page(name: arguments[2]), size: CGSize(width: size[0], height: size[1]), profile: .macOS, scale: 1, locale: .current)
        host.tree.update()
        host.tree.focus.focusFirstInput()
        return host
    }

    /// Tells where the things on the page are.
    @MainActor private static func tellFrames() throws {
        for element in try host().accessibilityElements.flatMap(\.flattened) {
            tell("\(element.label ?? "")|\(element.frame.minX)|\(element.frame.minY)|\(element.frame.width)|\(element.frame.height)")
        }
    }
}

/// Tells the script something.
func tell(_ words: String) { FileHandle.standardOutput.write(Data("\(words)\n".utf8)) }

struct Probe: App {
    var body: some Scene {
        WindowGroup("Probe") {
            Page(name: WindowProbe.page)
        }
        .defaultSize(width: 480, height: 360)
    }
}

/// A program with several scenes, and commands.
struct CommandProbe: App {
    @State private var count = 0
    @Environment(\.scenePhase) private var phase
    @AppStorage("probe") private var stored = 0

    var body: some Scene {
        WindowGroup("Probe") {
            WindowsPage(count: $count)
        }
        .commands {
            CommandMenu("Count") {
                Button("Add Ten") { count += 10 }.keyboardShortcut("t")
            }
        }
        .onChange(of: phase) { tell("program \(phase)") }

        WindowGroup(id: "value", for: Int.self) { $value in
            ValuePage(value: value ?? -1, count: $count)
        }
        .windowResizability(.contentSize)

        Window("Single", id: "single") {
            Text("only one").frame(width: 200, height: 100).onDisappear { tell("single gone") }
        }

        Settings {
            Stepper("Stored: \(stored)", value: $stored).padding()
                .onAppear { tell("settings \(stored)") }
        }
    }
}

/// A program that says much of its windows.
struct ArrangedProbe: App {
    var body: some Scene {
        WindowGroup("Probe") {
            Text("Plain").frame(minWidth: 200, maxWidth: 500, minHeight: 100, maxHeight: 300)
        }
        .windowResizability(.contentSize)
        .defaultPosition(.bottomTrailing)

        Window("Palette", id: "palette") { PalettePage() }
            .defaultSize(width: 200, height: 120)
            .defaultPosition(.topLeading)
            .windowLevel(.floating)
            .defaultLaunchBehavior(.presented)
            .windowStyle(.hiddenTitleBar)
            .windowBackgroundDragBehavior(.enabled)

        Window("Later", id: "later") { Text("later").frame(width: 200, height: 100).onAppear { tell("later") } }
            .keyboardShortcut("l", modifiers: [.command, .shift])
            .defaultWindowPlacement { content, context in
                WindowPlacement(CGPoint(x: context.defaultDisplay.bounds.midX, y: 200), size: content.sizeThatFits(.unspecified))
            }

        UtilityWindow("Tools", id: "tools") {
            Color.teal.frame(width: 150, height: 100).gesture(WindowDragGesture()).onDisappear { tell("tools gone") }
        }
        .keyboardShortcut("u")
    }
}

/// A window that stays until the program closes it.
struct PalettePage: View {
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        VStack {
            Text("Palette")
            Button("Away") { dismissWindow() }.keyboardShortcut("e")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .windowDismissBehavior(.disabled)
        .windowResizeBehavior(.disabled)
        .onDisappear { tell("palette gone") }
    }
}

/// A window for a value.
struct ValuePage: View {
    var value: Int
    @Binding var count: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("value \(value), count \(count)")
            Button("Done") { dismiss() }
        }
        .frame(width: 240, height: 120)
        .navigationTitle("Value \(value)")
        .onAppear { tell("value \(value) opened") }
        .onDisappear { tell("value \(value) closed") }
        .onChange(of: count) { tell("value \(value) sees count \(count)") }
    }
}

/// What a window shows.
struct Page: View {
    var name: String

    var body: some View {
        switch name {
        case "form": FormPage()
        case "list": ListPage()
        case "loop": LoopPage()
        case "boxes": BoxesPage()
        case "storage": StoragePage()
        case "look": LookPage()
        case "unsaved": UnsavedPage()
        case "drag": DragPage()
        case "files": FilesPage()
        case "keys": KeysPage()
        case "alert": AlertPage()
        case "address": AddressPage()
        default: Text("There is no page \(name)")
        }
    }
}

/// Controls and text.
struct FormPage: View {
    @State private var presses = 0
    @State private var text = ""
    @State private var note = ""
    @State private var isOn = false
    @State private var amount = 0.25
    @FocusState private var focus: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Form").font(.title.bold())
            Button("Press me") {
                presses += 1
                tell("pressed \(presses)")
            }
            TextField("Name", text: $text)
                .focused($focus, equals: "name")
                .onSubmit { tell("submitted \(text)") }
            TextField("Note", text: $note)
                .focused($focus, equals: "note")
            Toggle("Switch", isOn: $isOn)
            Slider(value: $amount)
                .accessibilityLabel("Amount")
            RoundedRectangle(cornerRadius: 12)
                .fill(.linearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing))
                .overlay { Text("\(presses)").foregroundStyle(.white).bold() }
                .frame(minHeight: 40)
                .contextMenu {
                    Button("Reset") {
                        presses = 0; tell("reset")
                    }
                }
        }
        .padding(24)
        .onChange(of: text) { tell("name \(text)") }
        .onChange(of: note) { tell("note \(note)") }
        .onChange(of: isOn) { tell("switch \(isOn)") }
        .onChange(of: amount) { tell("amount \(String(format: "%.2f", amount))") }
        .onChange(of: focus) { tell("focus \(focus ?? "none")") }
        .onGeometryChange(for: CGSize.self) {
            $0.size
        } action: {
            tell("size \(Int($0.width))x\(Int($0.height))")
        }
        .onDisappear { tell("form gone") }
    }
}

/// Rows to scroll.
struct ListPage: View {
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(0..<1000, id: \.self) { row in
                    Text("Row \(row)").padding(8).frame(maxWidth: .infinity, alignment: .leading)
                        .background(row.isMultiple(of: 2) ? Color.blue.opacity(0.1) : .clear)
                }
            }
        }
        .onScrollGeometryChange(for: Int.self) {
            Int($0.contentOffset.y)
        } action: { _, offset in
            tell("offset \(offset)")
        }
    }
}

/// Windows that open others.
struct WindowsPage: View {
    @Binding var count: Int
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.scenePhase) private var phase

    var body: some View {
        VStack {
            Text("count \(count)")
            Button("Add") { count += 1 }.keyboardShortcut("1")
            Button("Open 7") { openWindow(id: "value", value: 7) }.keyboardShortcut("2")
            Button("Open 8") { openWindow(value: 8) }.keyboardShortcut("3")
            Button("Close 7") { dismissWindow(id: "value", value: 7) }.keyboardShortcut("4")
            Button("Single") { openWindow(id: "single") }.keyboardShortcut("5")
            Button("Close single") { dismissWindow(id: "single") }.keyboardShortcut("6")
            Button("Nothing") { openWindow(id: "nothing") }.keyboardShortcut("7")
            Button("Settings") { openSettings() }.keyboardShortcut("8")
        }
        .padding()
        .onAppear { tell("page opened") }
        .onDisappear { tell("page closed") }
        .onChange(of: count) { tell("page sees count \(count)") }
        .onChange(of: phase) { tell("page \(phase)") }
    }
}

/// What comes from elsewhere into the main loop: tells how late each is, in milliseconds.
struct LoopPage: View {
    var body: some View {
        Text("Loop").padding(60).task { await measure() }
    }

    private func measure() async {
        // What the window does at first is not measured.
        try? await Task.sleep(for: .seconds(1.5))
        func milliseconds(since start: ContinuousClock.Instant, less expected: Double) -> Int {
            let elapsed = ContinuousClock.now - start
            return Int(Double(elapsed.components.seconds) * 1000 + Double(elapsed.components.attoseconds) / 1e15 - expected)
        }
        var start = ContinuousClock.now
        try? await Task.sleep(for: .milliseconds(50))
        tell("sleep \(milliseconds(since: start, less: 50))")

        start = .now
        let value = await Task.detached { 42 }.value
        tell("detached \(milliseconds(since: start, less: 0)) \(value)")

        start = .now
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { DispatchQueue.main.async { continuation.resume() } }
        }
        tell("queue \(milliseconds(since: start, less: 100))")

        start = .now
        await withCheckedContinuation { continuation in
            _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in continuation.resume() }
        }
        tell("timer \(milliseconds(since: start, less: 100))")

        start = .now
        await withCheckedContinuation { continuation in RunLoop.main.perform { continuation.resume() } }
        tell("perform \(milliseconds(since: start, less: 0))")

        // From another thread, while the loop sleeps.
        start = .now
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { RunLoop.main.perform { continuation.resume() } }
        }
        tell("elsewhere \(milliseconds(since: start, less: 100))")

        start = .now
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
                let timer = Timer(fire: Date(timeIntervalSinceNow: 0.1), interval: 0, repeats: false) { _ in continuation.resume() }
                RunLoop.main.add(timer, forMode: .default)
            }
        }
        tell("added \(milliseconds(since: start, less: 200))")

        start = .now
        var ticks = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().values.makeAsyncIterator()
        _ = await ticks.next()
        tell("published \(milliseconds(since: start, less: 100))")

        if let server = WindowProbe.arguments.last.flatMap({ URL(string: $0) }), server.scheme == "http" {
            // The first request loads what the session needs.
            _ = await length(of: server)
            start = .now
            let length = await length(of: server)
            tell("session \(milliseconds(since: start, less: 0)) \(length)")
        }
        tell("loop done")
    }
}

/// How many bytes a server answers.
@MainActor private func length(of address: URL) async -> Int {
    await withCheckedContinuation { continuation in
        URLSession.shared.dataTask(with: address) { data, _, _ in
            DispatchQueue.main.async { continuation.resume(returning: data?.count ?? 0) }
        }.resume()
    }
}

/// A thousand boxes that move: tells how long frames take.
struct BoxesPage: View {
    @State private var isOut = false

    var body: some View {
        ZStack {
            ForEach(0..<1000, id: \.self) { index in
                RoundedRectangle(cornerRadius: 4)
                    .fill(Color(hue: Double(index) / 1000, saturation: 0.7, brightness: 0.9))
                    .frame(width: 18, height: 18)
                    .offset(
                        x: (Double(index % 40) - 19.5) * (isOut ? 31 : 24), y: (Double(index / 40) - 12) * (isOut ? 30 : 22)
                    )
                    .rotationEffect(.degrees(isOut ? 90 : 0))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear {
            withAnimation(.easeInOut(duration: 1).repeatForever()) { isOut = true }
        }
    }
}

/// What is lost when a window is closed too early.
struct UnsavedPage: View {
    @State private var number = 1
    @SceneStorage("draft") private var draft = ""

    var body: some View {
        VStack {
            TextField("Number", value: $number, format: .number)
            TextField("Draft", text: $draft)
        }
        .padding(40)
        .onAppear { tell("draft \(draft)") }
        .onChange(of: number) { tell("number \(number)") }
    }
}

/// Things to drag, and a place to drop them.
struct DragPage: View {
    @State private var isTargeted = false
    @State private var text = ""

    var body: some View {
        VStack(spacing: 20) {
            Text("Words").padding().background(.yellow).draggable("dragged words")
            Text("File").padding().background(.orange)
                .onDrag { NSItemProvider(object: URL(fileURLWithPath: WindowProbe.arguments.last!) as NSURL) }
            Text("Texts").frame(width: 200, height: 60).background(isTargeted ? .green : .gray)
                .dropDestination(for: String.self) { texts, place in
                    tell("texts \(texts) \(place.y < 60)")
                    return true
                } isTargeted: {
                    isTargeted = $0; tell("targeted \($0)")
                }
            Text("Files").frame(width: 200, height: 60).background(.blue)
                .dropDestination(for: URL.self) { files, _ in
                    tell("files \(files.map(\.lastPathComponent))")
                    return true
                }
            TextField("Field", text: $text).frame(width: 200)
                .onChange(of: text) { tell("field \(text)") }
        }
        .padding(20)
    }
}

/// Tells which keys are pressed, and has a menu for one of them.
struct KeysPage: View {
    @FocusState private var hasFocus: Bool

    var body: some View {
        Text("Keys")
            .frame(width: 200, height: 100)
            .focusable()
            .focused($hasFocus)
            .onKeyPress(phases: .down) { press in
                let scalars = press.key.character.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
                tell(
                    "key \(scalars)\(press.characters.isEmpty ? "" : " typed \(press.characters)")\(press.modifiers.contains(.numericPad) ? " pad" : "")"
                )
                return .ignored
            }
            .contextMenu { Button("Chosen") { tell("chosen") } }
            .padding(40)
            .onAppear { hasFocus = true }
            .onChange(of: hasFocus) { tell("focus \(hasFocus)") }
    }
}

/// Asks for files.
struct FilesPage: View {
    @State private var isOpening = false
    @State private var isSaving = false

    var body: some View {
        VStack {
            Button("Open") { isOpening = true }
            Button("Save") { isSaving = true }
        }
        .padding(60)
        .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText]) { result in
            tell("opened \((try? result.get()).flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nothing")")
        }
        .fileExporter(isPresented: $isSaving, document: Note(text: "saved words"), contentType: .plainText, defaultFilename: "note") { result in
            tell("saved \((try? result.get())?.lastPathComponent ?? "nothing")")
        }
        .onChange(of: isOpening) { tell("opening \(isOpening)") }
        .onChange(of: isSaving) { tell("saving \(isSaving)") }
    }

    private struct Note: FileDocument {
        static let readableContentTypes = [UTType.plainText]
        var text: String

        init(text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }
}

/// Tells which addresses the program is asked to open.
struct AddressPage: View {
    var body: some View {
        Text("Addresses").padding(60).onOpenURL { tell("asked for \($0.absoluteString)") }
    }
}

/// Tells how the desktop wants things to look.
struct LookPage: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.textScale) private var scale

    var body: some View {
        let look = "look \(scheme) \(String(format: "%.2f", scale))"
        Text(look).padding(60)
            .onChange(of: look, initial: true) { tell(look) }
    }
}

/// Writes to the storage without end.
struct StoragePage: View {
    @AppStorage("counter") private var counter = 0
    @AppStorage("mirror") private var mirror = ""

    var body: some View {
        Text("Counter \(counter)").padding(60)
            .task {
                tell("found \(counter) \(mirror)")
                while true {
                    counter += 1
                    mirror = String(repeating: "\(counter) ", count: 200)
                    try? await Task.sleep(for: .milliseconds(1))
                }
            }
    }
}
