import AlmanacModel
import SwiftUI

/// The menus of the program.
public struct AlmanacCommands: Commands {
    private let library: AlmanacLibrary
    @FocusedValue(\.navigator) private var navigator

    public init(library: AlmanacLibrary) {
        self.library = library
    }

    public var body: some Commands {
        CommandGroup(replacing: .newItem) {
            Button(localized: "Log Sighting") { navigator?.logSighting(date: library.today()) }
                .keyboardShortcut("n")
                .disabled(navigator == nil)
        }
        CommandGroup(replacing: .undoRedo) {
            Button(localized: "Undo") { library.log.undo() }
                .keyboardShortcut("z")
                .disabled(!library.log.canUndo)
            Button(localized: "Redo") { library.log.redo() }
                .keyboardShortcut("z", modifiers: [.command, .shift])
                .disabled(!library.log.canRedo)
        }
        CommandGroup(before: .sidebar) {
            Button(localized: "Refresh Guide") { Task { await library.guide.refresh() } }
                .keyboardShortcut("r")
        }
    }
}
