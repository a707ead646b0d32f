import SwiftUI

/// The commands of the program.
public struct LedgerCommands: Commands {
    private let library: BookLibrary

    public init(library: BookLibrary) {
        self.library = library
    }

    public var body: some Commands {
        SidebarCommands()
        CommandGroup(replacing: .newItem) { OpenCommands(library: library) }
        CommandGroup(after: .saveItem) { SaveCommands() }
        CommandGroup(replacing: .importExport) { FileCommands() }
        CommandGroup(replacing: .undoRedo) { UndoCommands() }
        CommandGroup(after: .pasteboard) { CopyCommands() }
        CommandMenu(Text(kit: "Transactions")) { TransactionCommands() }
        CommandMenu(Text(kit: "Accounts")) { AccountCommands() }
    }
}
