import Foundation
import UniformTypeIdentifiers

extension CocoaError {
    /// The error that no document of the program can be read from files of a type.
    static func unreadableType(_ file: URL) -> CocoaError {
        let ending = file.pathExtension
        let files = ending.isEmpty ? "files without an extension" : "files with the extension “\(ending)”"
        return CocoaError(
            .fileReadUnsupportedScheme,
            userInfo: [NSLocalizedDescriptionKey: "This program does not open \(files).", NSFilePathErrorKey: file.path])
    }
}

extension OpenDocument {
    /// Reads the document from a file. If it cannot be read, the window shows the reason and closes.
    func read(_ url: URL) {
        phase = .reading
        fileURL = url
        perform { [self] in
            do {
                try await readFile(url)
                phase = .ready
                surroundings.recentDocuments.add(url)
            } catch {
                phase = .unreadable
                question = .failure("The document “\(name)” could not be opened.", error) { [self] in
                    isClosed = true
                    surroundings.window?.close()
                }
            }
        }
    }

    /// Replaces the contents by those of a file. The result cannot be undone.
    private func readFile(_ url: URL) async throws {
        guard readableTypes.contains(url), let type = readableTypes.type(of: url) else { throw CocoaError.unreadableType(url) }
        let (read, stamp) = try await Task.detached {
            (Transferred(value: try FileWrapper(url: url)), FileStamp(url))
        }.value
        try await load(read.value, as: type)
        (file, revertFile, fileStamp) = (read.value, read.value, stamp)
        undoManager.removeAllActions()
        contentsChanged()
        (savedRevision, revertRevision) = (revision, revision)
        autosave?.cancel()
    }

    /// Whether another program has changed or removed the file since it was read or written.
    var isFileForeign: Bool {
        guard let fileURL else { return false }
        return FileStamp(fileURL) != fileStamp
    }

    /// Asks whether to revert to the contents that the user last opened or saved.
    func askToRevert() {
        guard canRevert || isFileForeign else { return }
        question = DocumentQuestion(
            title: "Do you want to revert to the last saved version of “\(name)”?", message: "Your current changes will be lost.",
            choices: [
                .init(title: "Revert", role: .destructive) { [self] in revert() },
                .init(title: "Cancel", role: .cancel),
            ])
    }

    /// Replaces the contents by the file's, if another program has changed the file, and otherwise by the contents that the user last
    /// opened or saved.
    func revert() {
        autosave?.cancel()
        perform { [self] in
            guard let fileURL else { return }
            do {
                if isFileForeign, FileStamp(fileURL) != nil { return try await readFile(fileURL) }
                guard let revertFile, let type = readableTypes.type(of: fileURL) else { return }
                try await load(revertFile, as: type)
                undoManager.removeAllActions()
                contentsChanged(to: revertRevision)
            } catch {
                question = .failure("The document “\(name)” could not be reverted.", error)
            }
        }
    }

    /// Opens a window with a new document of the same contents.
    func duplicate() {
        guard phase == .ready else { return }
        let copy = makeEmpty()
        copy.phase = .reading
        let ending = fileURL.map(\.pathExtension) ?? ""
        copy.untitledName = "\(ending.isEmpty ? name : String(name.dropLast(ending.count + 1))) copy"
        OpenDocuments.add(copy)
        perform { [self] in
            do {
                guard let type = writableTypes.first else { throw CocoaError(.fileWriteUnsupportedScheme) }
                try await copy.load(try await fileWrapper(as: type), as: type)
                copy.phase = .ready
                copy.contentsChanged()
                surroundings.windows.manager?.openWindow(id: nil, value: AnyHashable(copy))
            } catch {
                question = .failure("The document “\(name)” could not be duplicated.", error)
            }
        }
    }
}
