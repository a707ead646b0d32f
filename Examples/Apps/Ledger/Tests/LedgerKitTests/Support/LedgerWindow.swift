import Foundation
import SwiftUI
import SwiftUITesting

@testable import LedgerKit

/// A window of the program with the commands of its menus, without a display. Its files and preferences are its own.
@MainActor final class LedgerWindow {
    let folder: URL
    let library: BookLibrary
    let host: ViewHost
    /// The preferences of the window.
    let store = TransientDefaults()

    init(locale: String = "en_US", folder: URL? = nil) throws {
        let name = "LedgerTests-\(UUID().uuidString)"
        self.folder = folder ?? .temporaryDirectory.appending(path: name, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
        library = BookLibrary(folder: self.folder)
        host = ViewHost(
            Content(library: library, locale: Locale(identifier: locale), store: store),
            size: CGSize(width: 1200, height: 820), profile: .macOS)
    }

    /// Closes the window and removes its files.
    func remove() {
        host.show(EmptyView())
        try? FileManager.default.removeItem(at: folder)
    }

    /// The session of the only open book.
    var session: BookSession? { library.sessions.first }

    /// Opens the example from the welcome page.
    func openExample() throws {
        try host.tap(.text("Look at an Example"))
    }

    /// Whether a text is visible.
    func shows(_ text: String) -> Bool { host.contains(.text(text)) }

    /// Presses a key with the Command key, and waits until what it presents is there.
    func command(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
        host.press(key, modifiers: modifiers.union(.command))
        host.advance(by: 0.6)
    }

    /// Confirms the sheet in front, and waits until it is gone if it goes.
    func confirm() throws {
        try host.tap(.identifier("confirm"))
        host.advance(by: 0.6)
    }

    /// Chooses a menu item, which is in front of equal texts.
    func choose(_ text: String) throws {
        try host.tap(.text(text).at(host.findAll(.text(text)).count - 1))
        host.advance(by: 0.3)
    }

    /// Replaces the text of a field.
    func fill(_ identifier: String, at index: Int = 0, with text: String) throws {
        try host.tap(.identifier(identifier).at(index))
        host.press("a", modifiers: .command)
        host.type(text)
        host.press(.tab)
    }

    private struct Content: View {
        var library: BookLibrary
        var locale: Locale
        var store: UserDefaults
        @State private var reference: BookReference?

        var body: some View {
            VStack(spacing: 0) {
                HStack { SaveCommands() }
                HStack {
                    OpenCommands(library: library)
                    FileCommands()
                    UndoCommands()
                    CopyCommands()
                    TransactionCommands()
                    AccountCommands()
                }
                .frame(width: 1, height: 1)
                .clipped()
                .accessibilityHidden(true)
                BookWindow(reference: $reference)
            }
            .environment(library)
            .environment(\.locale, locale)
            .environment(\.layoutDirection, locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight)
            .defaultAppStorage(store)
        }
    }
}
