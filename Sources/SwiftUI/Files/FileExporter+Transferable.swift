import CoreTransferable
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension View {
    /// Shows a dialog to choose a file name while `isPresented` is true, and writes an item in the type of the chosen extension.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown; set to false when it closes. No dialog is shown while `item` is nil.
    ///   - item: The item to write.
    ///   - contentTypes: The types to choose from; without any, those in which the item can be exported. An unknown extension selects the
    ///     first type.
    ///   - defaultFilename: The suggested name, by default that of the item, or else "Untitled".
    ///   - onCompletion: Called with the written file, or with the error if the item cannot be written.
    ///   - onCancellation: Called when the user cancels the dialog.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let types = contentTypes.isEmpty ? item?.exportedContentTypes() ?? [] : contentTypes
        var dialog = FileDialog(.save(name: (defaultFilename ?? item?.suggestedFilename ?? "Untitled").named(as: types.first)))
        dialog.filters = FileDialog.Filter.filters(types)
        return modifier(
            FileDialogModifier(
                isPresented: isPresented.and(item != nil), dialog: dialog,
                completed: { files in
                    guard let item else { return }
                    complete(onCompletion) {
                        guard let type = types.type(of: files[0]) else { throw CocoaError(.fileWriteUnsupportedScheme) }
                        let file = files[0].named(as: type)
                        try await item.exported(as: type).write(to: file, options: .atomic)
                        return file
                    }
                }, cancelled: onCancellation))
    }

    /// Shows a dialog to choose a folder while `isPresented` is true, and writes items into it.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown; set to false when it closes. No dialog is shown while there are no items.
    ///   - items: The items. Each is named as it suggests; a number is added to names that already exist.
    ///   - contentTypes: The types to write; each item is written in the first of them in which it can be exported. Without any, the items
    ///     choose.
    ///   - onCompletion: Called with the written files, or with the first error, after which no further item is written.
    ///   - onCancellation: Called when the user cancels the dialog.
    nonisolated public func fileExporter<C: Collection & Sendable, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        modifier(
            FileDialogModifier(
                isPresented: isPresented.and(!items.isEmpty), dialog: FileDialog(.folder),
                completed: { folders in
                    complete(onCompletion) {
                        var written: [URL] = []
                        for item in items {
                            let types = item.exportedContentTypes()
                            guard let type = contentTypes.isEmpty ? types.first : contentTypes.first(where: { types.contains($0) }) else {
                                throw CocoaError(.fileWriteUnsupportedScheme)
                            }
                            let file = folders[0].unusedFile(named: item.suggestedFilename ?? "Untitled", type: type)
                            try await item.exported(as: type).write(to: file, options: .atomic)
                            written.append(file)
                        }
                        return written
                    }
                }, cancelled: onCancellation))
    }
}

/// Passes the result of an asynchronous function to another function, on the main actor.
private func complete<Value: Sendable>(
    _ completion: @escaping (Result<Value, any Error>) -> Void, _ write: @escaping @Sendable () async throws -> Value
) {
    // The completion is called on the main actor, which has passed it.
    nonisolated(unsafe) let completion = completion
    Task { @MainActor in
        do {
            completion(.success(try await write()))
        } catch {
            completion(.failure(error))
        }
    }
}
