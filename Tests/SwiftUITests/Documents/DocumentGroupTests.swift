import Foundation
@testable import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

/// Whole programs of documents, driven by the menus, keys and views of their windows.
@MainActor struct DocumentGroupTests {
    private let program = DocumentProgram(DocumentOffice())

    private var window: DocumentProgram.Window { program.windows[program.windows.count - 1] }

    /// Opens a file and waits until it has been read.
    private func open(_ file: URL) async -> DocumentProgram.Window {
        #expect(program.openDocument(file))
        let window = window
        await window.settle()
        return window
    }

    private func type(_ text: String, in window: DocumentProgram.Window) throws {
        try window.host.tap(.label("Text"))
        window.host.type(text)
    }

    // MARK: Opening

    @Test func aNewDocumentIsEditedUndoneRedoneAndSaved() async throws {
        try await withFolder { folder in
            let (window, host) = (window, window.host!)
            let document = try #require(window.document as? OpenFileDocument<NoteDocument>)
            #expect(window.title == document.untitledName && host.contains(.text("no file")))
            try type("abc", in: window)
            #expect(window.title == "\(document.untitledName) — Edited")
            try host.tap(.text("Shout"))
            #expect(document.document?.text == "ABC")
            try await window.choose("Undo", in: "Edit")
            #expect(document.document?.text == "abc")
            try await window.choose("Redo", in: "Edit")
            #expect(document.document?.text == "ABC")

            #expect(host.press("s", modifiers: .command) && host.isFileDialogShown)
            host.chooseFiles([folder.appendingPathComponent("Letter")])
            await window.settle()
            let file = folder.appendingPathComponent("Letter.txt")
            #expect(file.text == "ABC" && window.title == "Letter.txt" && host.contains(.text("Letter.txt")))
            #expect(RecentDocuments.shared.files.contains(file))

            host.press("z", modifiers: .command)
            #expect(window.title == "Letter.txt — Edited" && document.document?.text == "abc")
            host.press("s", modifiers: .command)
            await window.settle()
            #expect(!host.isFileDialogShown && file.text == "abc" && window.title == "Letter.txt")
        }
    }

    @Test func filesAreOpenedInTheSceneOfTheirType() async throws {
        try await withFolder { folder in
            let note = await open(try folder.file("note.txt", "hello"))
            let tally = await open(try folder.file("tally.json", "3"))
            let page = await open(try folder.file("page.html", "<p>"))
            #expect(try note.host.find(.label("Text")).accessibilityValue == "hello" && note.title == "note.txt")
            #expect(tally.host.contains(.text("count 3")) && page.host.contains(.text("<p> viewed")))
            #expect(program.windows.count == 4)
            _ = await open(folder.appendingPathComponent("note.txt"))
            #expect(program.windows.count == 4, "a document has one window")
            #expect(!page.host.press("s", modifiers: .command))
        }
    }

    @Test func theOpenCommandOpensTheChosenFiles() async throws {
        try await withFolder { folder in
            let files = [try folder.file("one.txt", "1"), try folder.file("two.json", "2")]
            #expect(window.host.press("o", modifiers: .command))
            program.windows[0].host.chooseFiles(files)
            for window in program.windows { await window.settle() }
            #expect(program.windows.dropFirst().map(\.title) == ["one.txt", "two.json"])
            #expect(program.windows[0].host.press("o", modifiers: .command))
            program.windows[0].host.cancelFileDialog()
            #expect(program.windows.count == 3)
        }
    }

    @Test func recentDocumentsAreInTheFileMenu() async throws {
        try await withFolder { folder in
            let file = try folder.file("recent.txt", "again")
            RecentDocuments.shared.add(file)
            let first = window
            try first.open(menu: "File")
            try first.tap(item: "Open Recent")
            try first.tap(item: "recent.txt")
            await window.settle()
            #expect(window !== first && window.title == "recent.txt")
        }
    }

    @Test func newDocumentsHaveNamesOfTheirOwn() async throws {
        let first = window.document?.name
        try window.open(menu: "File")
        let opened = window
        try opened.tap(item: "New")
        try opened.tap(item: "JSON")
        #expect(program.windows.count == 2 && window.host.contains(.text("count 0")))
        #expect(window.document?.name != first)
    }

    // MARK: Failures

    @Test(arguments: [("broken.json", "three"), ("picture.png", "")])
    func aFileThatCannotBeReadIsRefusedWithAMessage(_ name: String, _ text: String) async throws {
        try await withFolder { folder in
            let file = try folder.file(name, text)
            window.host.press("o", modifiers: .command)
            window.host.chooseFiles([file])
            let opened = window
            await opened.settle()
            #expect(program.windows.count == 2 && opened.host.contains(.text("The document “\(name)” could not be opened.")))
            try await opened.answer("OK")
            #expect(program.windows.count == 1)
        }
    }

    @Test func openingByTheProgramThrowsForFilesOfOtherTypes() async throws {
        try await withFolder { folder in
            var environment = EnvironmentValues()
            environment.windowManager = WeakWindowManager(program)
            let open = environment.openDocument
            let (note, picture) = (try folder.file("note.txt", "hello"), try folder.file("picture.png", ""))
            try await open(at: note)
            await window.settle()
            #expect(window.title == "note.txt")
            await #expect(throws: CocoaError.self) { try await open(at: picture) }
            await #expect(throws: CocoaError.self) { try await open(at: folder.appendingPathComponent("missing.txt")) }
            #expect(program.windows.count == 2)
            environment.newDocument(NoteDocument("template"))
            #expect(program.windows.count == 3 && (window.document as? OpenFileDocument<NoteDocument>)?.document?.text == "template")
        }
    }

    @Test func aDocumentThatCannotBeSavedStaysEdited() async throws {
        try await withFolder { folder in
            let file = try folder.file("note.txt", "old")
            let window = await open(file)
            let document = try #require(window.document as? OpenFileDocument<NoteDocument>)
            document.binding.wrappedValue.text = NoteDocument.unwritable
            window.host.press("s", modifiers: .command)
            await window.settle()
            #expect(window.host.contains(.text("The document “note.txt” could not be saved.")))
            try await window.answer("OK")
            #expect(window.title == "note.txt — Edited" && file.text == "old")
        }
    }

    // MARK: Closing

    @Test func aDocumentWithoutEditsClosesUnasked() async throws {
        let window = window
        window.host.press("w", modifiers: .command)
        await window.settle()
        #expect(program.windows.isEmpty)
    }

    @Test func closingANewDocumentAsks() async throws {
        try await withFolder { folder in
            let window = window
            try type("abc", in: window)
            let question = "Do you want to save the changes made to the document “\(window.document?.name ?? "")”?"
            let ask = {
                window.host.press("w", modifiers: .command)
                await window.settle()
                #expect(window.host.contains(.text(question)) && program.windows.count == 1)
            }
            await ask()
            try await window.answer("Cancel")
            #expect(program.windows.count == 1 && !window.host.contains(.text(question)))

            await ask()
            try await window.answer("Save")
            #expect(window.host.isFileDialogShown)
            window.host.cancelFileDialog()
            await window.settle()
            #expect(program.windows.count == 1, "nothing was saved")

            await ask()
            try await window.answer("Save")
            window.host.chooseFiles([folder.appendingPathComponent("kept.txt")])
            await window.settle()
            #expect(program.windows.isEmpty && folder.appendingPathComponent("kept.txt").text == "abc")
        }
    }

    @Test func aDestructiveDismissalAsksNothing() async throws {
        let window = window
        try type("abc", in: window)
        let handle = try #require(window.host.tree.environment.windowHandle)
        withTransaction(\.dismissBehavior, .destructive) { handle.close() }
        await window.settle()
        #expect(program.windows.isEmpty)
    }

    @Test func editsThatAreNotWantedAreDropped() async throws {
        let window = window
        try type("abc", in: window)
        window.host.press("w", modifiers: .command)
        await window.settle()
        try await window.answer("Don’t Save")
        #expect(program.windows.isEmpty)
    }

    @Test func aDocumentWithAFileIsSavedWhenItsWindowCloses() async throws {
        try await withFolder { folder in
            let file = try folder.file("tally.json", "3")
            let window = await open(file)
            try window.host.tap(.text("Add"))
            window.host.advance(by: 0.1)
            #expect(window.title == "tally.json — Edited")
            window.host.press("w", modifiers: .command)
            await window.settle()
            #expect(program.windows.count == 1 && file.text == "4")
        }
    }

    // MARK: Menus

    @Test func savingCommandsAreThoseOfTheDocument() async throws {
        try await withFolder { folder in
            let window = await open(try folder.file("note.txt", "old"))
            try type("er", in: window)
            try await window.choose("Revert to Saved…", in: "File")
            try await window.answer("Revert")
            #expect((window.document as? OpenFileDocument<NoteDocument>)?.document?.text == "old" && window.title == "note.txt")
            try await window.choose("Duplicate", in: "File")
            let copy = self.window
            #expect(copy !== window && copy.title == "note copy — Edited")
            #expect(try copy.host.find(.label("Text")).accessibilityValue == "old")
            try await window.choose("Save As…", in: "File")
            window.host.chooseFiles([folder.appendingPathComponent("other.txt")])
            await window.settle()
            #expect(window.title == "other.txt" && folder.appendingPathComponent("other.txt").text == "old")
        }
    }

    @Test func theWindowMenuListsTheWindows() async throws {
        let window = window
        try await window.choose("Minimize", in: "Window")
        window.host.press("m", modifiers: .command)
        try await window.choose("Zoom", in: "Window")
        #expect(window.commands == ["minimize", "minimize", "zoom"])
        try window.open(menu: "Window")
        #expect(window.host.contains(.text(window.title)))
    }

    @Test func aViewerOffersToOpenADocumentAgain() async throws {
        try await withFolder { folder in
            let program = DocumentProgram(PageViewer())
            let first = program.windows[0]
            #expect(first.host.isFileDialogShown && !first.host.contains(.text("No Document")))
            first.host.cancelFileDialog()
            #expect(program.windows.count == 1 && first.host.contains(.text("No Document")))
            try first.host.tap(.text("Open…"))
            first.host.chooseFiles([try folder.file("page.html", "<p>")])
            let page = program.windows[program.windows.count - 1]
            await page.settle()
            #expect(program.windows.count == 1 && page !== first && page.host.contains(.text("<p>")))

            try await page.choose("Minimize", in: "Window")
            try await page.choose("Zoom", in: "Window")
            page.host.press("m", modifiers: .command)
            #expect(page.commands == [])
        }
    }

    @Test func theEditMenuActsOnTheFocusedText() async throws {
        let window = window
        try type("abc", in: window)
        try await window.choose("Select All", in: "Edit")
        try await window.choose("Cut", in: "Edit")
        let document = try #require(window.document as? OpenFileDocument<NoteDocument>)
        #expect(document.document?.text == "")
        try await window.choose("Paste", in: "Edit")
        try await window.choose("Paste", in: "Edit")
        #expect(document.document?.text == "abcabc")
        try await window.choose("Undo Typing", in: "Edit")
        #expect(document.document?.text != "abcabc")
    }
}
