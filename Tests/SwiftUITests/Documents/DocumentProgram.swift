import Foundation
@testable import SwiftUI
import SwiftUICore
@testable import SwiftUITesting
import UniformTypeIdentifiers

/// A running program whose windows are shown without a screen.
@MainActor final class DocumentProgram: WindowManager {
    /// An open window, which asks its document before it closes.
    @MainActor final class Window {
        let scene: SceneRecord
        let value: AnyHashable?
        private(set) var host: ViewHost!
        private(set) var title = ""
        private(set) var commands: [String] = []
        var onClose: () -> Void = {}

        init(_ scene: SceneRecord, value: AnyHashable?) {
            (self.scene, self.value) = (scene, value)
            // Edits are saved by the tests: on a busy machine a test may take longer than the usual delay.
            document?.autosaveDelay = .seconds(3600)
            var environment = scene.environment
            environment.windowValue = value
            environment.windowHandle = WindowHandle(
                close: { [weak self] in self?.close() }, closeByUser: { [weak self] in self?.close() }, setInteractions: { _ in },
                setTitle: { [weak self] in self?.title = $0 ?? "" }, move: {}, minimize: { [weak self] in self?.commands.append("minimize") },
                zoom: { [weak self] in self?.commands.append("zoom") })
            host = ViewHost(
                EmptyView(), size: CGSize(width: 600, height: 400), environment: environment, safeAreaInsets: EdgeInsets())
            scene.show(in: host.tree, frame: WindowSurroundings())
            host.tree.update()
        }

        var document: OpenDocument? { value?.base as? OpenDocument }

        private func close() {
            guard let document else { return onClose() }
            document.prepareToClose { [weak self] in if $0 { self?.onClose() } }
        }

        /// Waits for the document's reading and writing.
        func settle() async {
            var last: Task<Void, Never>?
            while let work = document?.work, work != last {
                await work.value
                last = work
            }
            await host.settle()
            host.advance(by: 1)
        }

        /// Opens a menu of the menu bar.
        func open(menu: String) throws {
            try host.tap(.text(menu))
            host.advance(by: 1)
        }

        /// Taps an item of an open menu. The menu bar contains it a second time, hidden and without room, for its keyboard shortcut.
        func tap(item: String) throws {
            let widths = host.findAll(.text(item)).map(\.frame.width)
            try host.tap(.text(item).at(widths.lastIndex { $0 == widths.max() } ?? 0))
            host.advance(by: 1)
        }

        /// Chooses an item of a menu of the menu bar.
        func choose(_ item: String, in menu: String) async throws {
            try open(menu: menu)
            try tap(item: item)
            await settle()
        }

        /// Presses a button of the alert that the window shows.
        func answer(_ button: String) async throws {
            try host.tap(.text(button))
            host.advance(by: 1)
            await settle()
        }
    }

    private(set) var windows: [Window] = []
    private var program: RunningProgram!

    /// - Parameter opensWindow: Whether the first scene has a window at first.
    init(_ app: some App, opensWindow: Bool = true) {
        Engines.install()
        RecentDocuments.shared = Self.recentDocuments
        var environment = EnvironmentValues()
        environment.platformProfile = .macOS
        environment.windowManager = WeakWindowManager(self)
        program = RunningProgram(app, environment: environment)
        if opensWindow { open(program.scenes[0], value: nil) }
    }

    /// A list that no user sees.
    private static let recentDocuments = RecentDocuments(
        FileManager.default.temporaryDirectory.appendingPathComponent("apus-\(UUID().uuidString).recentdocuments"))

    private func open(_ scene: SceneRecord, value: AnyHashable?) {
        let window = Window(scene, value: value ?? scene.description.document?.newDocument())
        window.onClose = { [weak self, weak window] in self?.windows.removeAll { $0 === window } }
        windows.append(window)
    }

    // MARK: WindowManager

    var scenes: [SceneRecord] { program.scenes }
    var openWindows: [OpenWindow] { windows.map { OpenWindow(id: ObjectIdentifier($0), title: $0.title) {} } }
    var canOpenNewWindow: Bool { false }
    var hasSettings: Bool { false }

    func openWindow(id: String?, value: AnyHashable?, presented: PresentedWindowSettings) -> Bool {
        guard let value, let scene = scenes.first(where: { $0.description.valueType == type(of: value.base) }) else { return false }
        if !windows.contains(where: { $0.value == value }) { open(scene, value: value) }
        return true
    }

    func dismissWindows(id: String?, value: AnyHashable?) {}
    func openSettings() -> Bool { false }
    func openNewWindow() -> Bool { false }
    func quit() {}
}

/// Runs a test with a folder that is removed afterwards.
@MainActor func withFolder(_ body: @MainActor (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
}

extension URL {
    /// The text in the file; nil if there is none.
    var text: String? { try? String(contentsOf: self, encoding: .utf8) }

    /// Returns a file in the folder, with a text.
    func file(_ name: String, _ text: String) throws -> URL {
        let file = appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file
    }
}

// MARK: Documents

/// A plain text.
struct NoteDocument: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    /// A text that cannot be written.
    static let unwritable = "unwritable"
    var text = ""

    init(_ text: String = "") { self.text = text }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.text = text
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        guard text != Self.unwritable else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
        return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

/// A number that is counted up.
final class TallyDocument: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    @Published private(set) var count = 0

    init() {}

    init(configuration: ReadConfiguration) throws {
        guard let count = Int(String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.count = count
    }

    func snapshot(contentType: UTType) throws -> Int { count }

    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
    }

    @MainActor func set(_ new: Int, _ undoManager: UndoManager?) {
        let old = count
        undoManager?.registerUndo(withTarget: self) { $0.set(old, undoManager) }
        undoManager?.setActionName("Count")
        count = new
    }
}

/// A program that edits notes, counts tallies and views pages.
struct DocumentOffice: App {
    var body: some Scene {
        DocumentGroup(newDocument: NoteDocument()) { NoteDocumentEditor(text: $0.$document.text, file: $0.fileURL) }
        DocumentGroup(newDocument: { TallyDocument() }) { _ in TallyDocumentEditor() }
        DocumentGroup(viewing: PageDocument.self) { Text(verbatim: $0.document.text + ($0.isEditable ? " editable" : " viewed")) }
    }
}

/// A program that only views pages, in windows that can neither be minimized nor resized.
struct PageViewer: App {
    var body: some Scene {
        DocumentGroup(viewing: PageDocument.self) {
            Text(verbatim: $0.document.text).windowMinimizeBehavior(.disabled).windowResizeBehavior(.disabled)
        }
    }
}

struct NoteDocumentEditor: View {
    @Binding var text: String
    let file: URL?

    var body: some View {
        VStack {
            TextField("Text", text: $text)
            Button("Shout") { text = text.uppercased() }
            Text(verbatim: file?.lastPathComponent ?? "no file").accessibilityIdentifier("file")
        }
    }
}

private struct TallyDocumentEditor: View {
    @EnvironmentObject private var tally: TallyDocument
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        VStack {
            Text(verbatim: "count \(tally.count)")
            Button("Add") { tally.set(tally.count + 1, undoManager) }
        }
    }
}

struct PageDocument: FileDocument {
    static var readableContentTypes: [UTType] { [.html] }
    var text: String

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { throw CocoaError(.fileWriteUnknown) }
}
