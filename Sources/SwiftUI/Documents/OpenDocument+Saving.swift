import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension OpenDocument {
    /// Saves the document on behalf of the user: into its file, or into one that the user chooses.
    ///
    /// - Parameter completion: Called with whether the document has been saved.
    func save(completion: @escaping @MainActor (Bool) -> Void = { _ in }) {
        guard isEditable, phase == .ready else { return completion(false) }
        guard let fileURL else { return saveAs(completion: completion) }
        autosave?.cancel()
        perform { [self] in
            guard !isFileForeign else { return askAboutForeignFile(completion: completion) }
            await write(to: fileURL, completion: completion)
        }
    }

    /// Asks for a file, and saves the document into it. It is the document's file from then on.
    func saveAs(completion: @escaping @MainActor (Bool) -> Void = { _ in }) {
        guard isEditable, phase == .ready, let host = surroundings.dialogHost.host else { return completion(false) }
        let type = fileURL.flatMap { writableTypes.type(of: $0) } ?? writableTypes.first
        var dialog = FileDialog(.save(name: name.named(as: type)))
        dialog.filters = FileDialog.Filter.filters(writableTypes)
        dialog.directory = fileURL?.deletingLastPathComponent()
        _ = host.show(dialog) { [self] files in
            guard let file = files?.first else { return completion(false) }
            autosave?.cancel()
            perform { [self] in await write(to: file.named(as: type), completion: completion) }
        }
    }

    /// Writes the document on behalf of the user. A failure is shown.
    private func write(to url: URL, completion: @escaping @MainActor (Bool) -> Void) async {
        do {
            try await writeFile(to: url)
            (revertFile, revertRevision) = (file, savedRevision)
            surroundings.recentDocuments.add(url)
            completion(true)
        } catch {
            question = .failure("The document “\(name)” could not be saved.", error) { completion(false) }
        }
    }

    private func writeFile(to url: URL) async throws {
        let (revision, original) = (revision, fileURL)
        guard let type = writableTypes.type(of: url) else { throw CocoaError(.fileWriteUnsupportedScheme) }
        let written = Transferred(value: try await fileWrapper(as: type))
        let stamp = try await Task.detached {
            try written.value.write(to: url, options: .atomic, originalContentsURL: original)
            return FileStamp(url)
        }.value
        (file, fileStamp, fileURL, savedRevision) = (written.value, stamp, url, revision)
        if isEdited { scheduleAutosave() }
    }

    /// Asks what to do when another program has changed or removed the file.
    private func askAboutForeignFile(completion: @escaping @MainActor (Bool) -> Void) {
        guard let fileURL else { return }
        let exists = FileStamp(fileURL) != nil
        let save = DocumentQuestion.Choice(title: exists ? "Save Anyway" : "Save") { [self] in
            perform { [self] in await write(to: fileURL, completion: completion) }
        }
        let revert = DocumentQuestion.Choice(title: "Revert", role: .destructive) { [self] in
            self.revert()
            completion(false)
        }
        question = DocumentQuestion(
            title: exists
                ? "The file of the document “\(name)” has been changed by another application."
                : "The file of the document “\(name)” has been removed.",
            message: exists ? "If you save, the other changes will be lost." : "Save the document to create the file again.",
            choices: [save] + (exists ? [revert] : []) + [.init(title: "Cancel", role: .cancel) { completion(false) }])
    }

    // MARK: Autosaving

    /// Saves a document that has a file after a while without edits.
    func scheduleAutosave() {
        autosave?.cancel()
        autosave = nil
        guard isEditable, isEdited, fileURL != nil, phase == .ready else { return }
        autosave = Task { [weak self, delay = autosaveDelay] in
            try? await Task.sleep(for: delay)
            if !Task.isCancelled { self?.saveQuietly() }
        }
    }

    /// Writes the edits into the file, unless another program has changed or removed it. A failure is shown.
    private func saveQuietly() {
        perform { [weak self] in
            guard let self, isEdited, !isClosed, let fileURL, !isFileForeign else { return }
            do {
                try await writeFile(to: fileURL)
            } catch {
                question = .failure("The document “\(name)” could not be saved.", error)
            }
        }
    }

    // MARK: Closing

    /// Saves a document that has a file; for others, and if the file cannot be written, asks the user. In a transaction with the destructive
    /// `dismissBehavior` the changes are lost instead.
    func prepareToClose(_ answer: @escaping @MainActor (Bool) -> Void) {
        autosave?.cancel()
        if Transaction.current.dismissBehavior == .destructive {
            isClosed = true
            return answer(true)
        }
        let close: @MainActor (Bool) -> Void = { [self] mayClose in
            if mayClose { isClosed = true } else { scheduleAutosave() }
            answer(mayClose)
        }
        guard question == nil || phase == .unreadable else { return close(false) }
        guard isEdited, isEditable, phase == .ready else { return close(true) }
        perform { [self] in
            guard let fileURL, !isFileForeign else { return askToSave(then: close) }
            do {
                try await writeFile(to: fileURL)
                close(true)
            } catch {
                askToSave("The document “\(name)” could not be saved.", error.localizedDescription, then: close)
            }
        }
    }

    private func askToSave(_ title: String? = nil, _ message: String? = nil, then close: @escaping @MainActor (Bool) -> Void) {
        question = DocumentQuestion(
            title: title ?? "Do you want to save the changes made to the document “\(name)”?",
            message: message ?? "Your changes will be lost if you don’t save them.",
            choices: [
                .init(title: "Save") { [self] in save(completion: close) },
                .init(title: "Cancel", role: .cancel) { close(false) },
                .init(title: "Don’t Save", role: .destructive) { close(true) },
            ])
    }
}
