import Foundation
@testable import SwiftUI
@testable import SwiftUICore
import Testing

/// Documents without a window: what counts as an edit, and what reading and writing do.
@MainActor struct OpenDocumentTests {
    private func open(_ file: URL) async -> OpenFileDocument<NoteDocument> {
        let document = OpenFileDocument<NoteDocument>(nil, isEditable: true)
        document.read(file)
        await document.finish()
        return document
    }

    private func tally(_ count: Int = 0) -> OpenReferenceDocument<TallyDocument> { OpenReferenceDocument(TallyDocument(), isEditable: true) }

    // MARK: Edits

    @Test func editsAndTheirUndoingChangeWhetherADocumentIsEdited() {
        let document = OpenFileDocument(NoteDocument("a"), isEditable: true)
        let (text, undoManager) = (document.binding.text, document.undoManager)
        #expect(!document.isEdited && document.title == "Untitled")
        text.wrappedValue = "b"
        undoManager.endEvent()
        text.wrappedValue = "c"
        undoManager.endEvent()
        #expect(document.isEdited && document.title == "Untitled — Edited")
        undoManager.undo()
        #expect(text.wrappedValue == "b" && document.isEdited)
        undoManager.undo()
        #expect(text.wrappedValue == "a" && !document.isEdited)
        undoManager.redo()
        #expect(text.wrappedValue == "b" && document.isEdited)
    }

    @Test func viewedDocumentsAreNotEdited() {
        let document = OpenFileDocument(NoteDocument("a"), isEditable: false)
        document.binding.wrappedValue.text = "b"
        #expect(document.document?.text == "a" && !document.isEdited && !document.undoManager.canUndo)
    }

    /// Types a text into a field of the document, letter by letter.
    private func type(_ letters: String, into document: OpenFileDocument<NoteDocument>, field: AnyObject) {
        for letter in letters {
            TextEdit.$current.withValue(TextEdit(text: ObjectIdentifier(field), isUndone: false)) {
                document.binding.wrappedValue.text += String(letter)
            }
            document.undoManager.endEvent()
        }
    }

    @Test func typingIsUndoneAsAWhole() {
        let document = OpenFileDocument(NoteDocument(), isEditable: true)
        let (one, other) = (NSObject(), NSObject())
        type("abc", into: document, field: one)
        type("de", into: document, field: other)
        #expect(document.undoManager.undoMenuItemTitle == "Undo Typing")
        document.undoManager.undo()
        #expect(document.document?.text == "abc")
        document.undoManager.undo()
        #expect(document.document?.text == "" && !document.isEdited)
        document.undoManager.redo()
        #expect(document.document?.text == "abc")
    }

    @Test func typingThatItsTextHasUndoneIsForgotten() {
        let document = OpenFileDocument(NoteDocument(), isEditable: true)
        let field = NSObject()
        type("abc", into: document, field: field)
        TextEdit.$current.withValue(TextEdit(text: ObjectIdentifier(field), isUndone: true)) { document.binding.wrappedValue.text = "" }
        #expect(!document.isEdited && !document.undoManager.canUndo)
    }

    @Test func whatTheUndoManagerRecordsIsAnEditOfAnObject() throws {
        let document = tally()
        let (tally, undoManager) = (try #require(document.document), document.undoManager)
        tally.set(1, undoManager)
        undoManager.endEvent()
        #expect(document.isEdited && undoManager.undoMenuItemTitle == "Undo Count")
        undoManager.undo()
        #expect(tally.count == 0 && !document.isEdited)
        undoManager.redo()
        #expect(tally.count == 1 && document.isEdited)
        undoManager.undo()
        tally.set(5, nil)
        #expect(!document.isEdited, "changes without an operation are not saved")
    }

    @Test func anObjectIsSavedWithASnapshot() async throws {
        try await withFolder { folder in
            let file = try folder.file("tally.json", "4")
            let document = OpenReferenceDocument<TallyDocument>(nil, isEditable: true)
            document.read(file)
            await document.finish()
            #expect(document.document?.count == 4 && document.phase == .ready && !document.isEdited)
            document.document?.set(7, document.undoManager)
            document.undoManager.endEvent()
            document.save()
            await document.finish()
            #expect(file.text == "7" && !document.isEdited)
            document.undoManager.undo()
            #expect(document.isEdited && document.document?.count == 4)
        }
    }

    // MARK: Reading

    @Test func filesThatCannotBeReadAreReported() async throws {
        try await withFolder { folder in
            let broken = folder.appendingPathComponent("broken.txt")
            try Data([0xFF, 0xFE, 0xFF]).write(to: broken)
            for file in [broken, folder.appendingPathComponent("missing.txt"), folder, try folder.file("picture.png", "")] {
                let document = await open(file)
                #expect(document.phase == .unreadable && document.document == nil)
                let question = try #require(document.question)
                #expect(question.title == "The document “\(file.lastPathComponent)” could not be opened." && !question.message.isEmpty)
            }
        }
    }

    // MARK: Saving and reverting

    @Test func savingWritesTheFileAndKeepsTheUndoHistory() async throws {
        try await withFolder { folder in
            let file = try folder.file("note.txt", "old")
            let document = await open(file)
            document.binding.wrappedValue.text = "new"
            document.undoManager.endEvent()
            #expect(document.isEdited && document.canRevert && file.text == "old")
            document.save()
            await document.finish()
            #expect(!document.isEdited && !document.canRevert && file.text == "new")
            document.undoManager.undo()
            #expect(document.document?.text == "old" && document.isEdited)
        }
    }

    @Test func editsThatFollowASaveStayUnsaved() async throws {
        try await withFolder { folder in
            let file = try folder.file("note.txt", "old")
            let document = await open(file)
            document.binding.wrappedValue.text = "new"
            document.save()
            document.binding.wrappedValue.text = "newer"
            await document.finish()
            document.binding.wrappedValue.text = "newest"
            #expect(document.isEdited && file.text == "newer")
        }
    }

    @Test func aFailureKeepsTheEditsAndTheFile() async throws {
        try await withFolder { folder in
            let file = try folder.file("note.txt", "old")
            let document = await open(file)
            document.binding.wrappedValue.text = NoteDocument.unwritable
            var isSaved: Bool?
            document.save { isSaved = $0 }
            await document.finish()
            #expect(document.isEdited && file.text == "old")
            let question = try #require(document.question)
            #expect(question.title == "The document “note.txt” could not be saved.")
            question.choices[0].action()
            #expect(isSaved == false)
            // The folder disappears.
            document.question = nil
            document.binding.wrappedValue.text = "new"
            try FileManager.default.removeItem(at: folder)
            document.save()
            await document.finish()
            #expect(document.isEdited && document.question?.title == "The file of the document “note.txt” has been removed.")
        }
    }

    @Test func revertingRestoresWhatWasOpenedOrSavedLast() async throws {
        try await withFolder { folder in
            let document = await open(try folder.file("note.txt", "one"))
            document.binding.wrappedValue.text = "two"
            document.save()
            await document.finish()
            document.binding.wrappedValue.text = "three"
            document.askToRevert()
            let question = try #require(document.question)
            #expect(question.choices.map(\.title) == ["Revert", "Cancel"] && document.document?.text == "three")
            question.choices[0].action()
            await document.finish()
            #expect(document.document?.text == "two" && !document.isEdited && !document.undoManager.canUndo)
        }
    }

    @Test func filesChangedByOtherProgramsAreNotOverwrittenUnasked() async throws {
        try await withFolder { folder in
            let file = try folder.file("note.txt", "old")
            let document = await open(file)
            document.binding.wrappedValue.text = "mine"
            _ = try folder.file("note.txt", "theirs and longer")
            document.save()
            await document.finish()
            #expect(file.text == "theirs and longer" && document.isEdited)
            var question = try #require(document.question)
            #expect(question.choices.map(\.title) == ["Save Anyway", "Revert", "Cancel"])
            question.choices[1].action()
            await document.finish()
            #expect(document.document?.text == "theirs and longer" && !document.isEdited)

            document.binding.wrappedValue.text = "mine again"
            _ = try folder.file("note.txt", "theirs")
            document.save()
            await document.finish()
            question = try #require(document.question)
            question.choices[0].action()
            await document.finish()
            #expect(file.text == "mine again" && !document.isEdited)
        }
    }

    // MARK: Autosaving

    @Test func documentsWithAFileAreSavedAfterAWhile() async throws {
        try await withFolder { folder in
            let file = try folder.file("note.txt", "old")
            let document = await open(file)
            document.autosaveDelay = .zero
            document.binding.wrappedValue.text = "new"
            await document.autosave?.value
            await document.finish()
            #expect(file.text == "new" && !document.isEdited)
            #expect(document.canRevert, "reverting restores what the user saved")
            // The reverted document is edited, and would be saved at once again.
            document.autosaveDelay = .seconds(3600)
            document.revert()
            await document.finish()
            #expect(document.document?.text == "old" && document.isEdited)
        }
    }

    @Test func otherDocumentsAreNotAutosaved() {
        let document = OpenFileDocument(NoteDocument(), isEditable: true)
        document.autosaveDelay = .zero
        document.binding.wrappedValue.text = "new"
        #expect(document.autosave == nil)
    }

    @Test func revisionsThatAutosaveLaterCancelEarlierOnes() async throws {
        try await withFolder { folder in
            let file = try folder.file("note.txt", "old")
            let document = await open(file)
            document.binding.wrappedValue.text = "new"
            let first = try #require(document.autosave)
            document.undoManager.undo()
            await first.value
            #expect(first.isCancelled && !document.isEdited && file.text == "old" && document.autosave == nil)
        }
    }
}

extension OpenDocument {
    /// Waits for reading and writing.
    func finish() async {
        var last: Task<Void, Never>?
        while let work, work != last {
            await work.value
            last = work
        }
    }
}

@MainActor struct RecentDocumentsTests {
    @Test func theListIsKeptWithTheLatestFirst() async throws {
        try await withFolder { folder in
            let store = folder.appendingPathComponent("list")
            let list = RecentDocuments(store)
            #expect(list.files.isEmpty)
            let files = try (0..<12).map { try folder.file("\($0).txt", "") }
            for file in files { list.add(file) }
            list.add(files[5])
            #expect(list.files.map(\.lastPathComponent) == [5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map { "\($0).txt" })
            try FileManager.default.removeItem(at: files[11])
            #expect(RecentDocuments(store).files.map(\.lastPathComponent) == [5, 10, 9, 8, 7, 6, 4, 3, 2].map { "\($0).txt" })
            list.removeAll()
            #expect(list.files.isEmpty && RecentDocuments(store).files.isEmpty)
        }
    }

    @Test func aBrokenListIsEmpty() async throws {
        try await withFolder { folder in
            let list = RecentDocuments(try folder.file("list", "{"))
            #expect(list.files.isEmpty)
        }
    }
}
