import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension View {
    /// Shows a dialog to choose a file name while `isPresented` is true, and writes a document to the chosen file.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown; set to false when it closes. No dialog is shown while `document` is nil.
    ///   - document: The document to write.
    ///   - contentType: The type to write, one of the document's `writableContentTypes`.
    ///   - defaultFilename: The suggested name, by default "Untitled". The extension of the type is added if the name has none.
    ///   - onCompletion: Called with the written file, or with the error if it cannot be written; not called when the user cancels.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
            onCompletion: onCompletion)
    }

    /// Shows a dialog to choose a file name while `isPresented` is true, and writes a document in the type of the chosen extension.
    ///
    /// An unknown extension selects the first type. `onCancellation` is called when the user cancels the dialog.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let types = contentTypes.isEmpty ? D.writableContentTypes : contentTypes
        var dialog = FileDialog(.save(name: (defaultFilename ?? "Untitled").named(as: types.first)))
        dialog.filters = FileDialog.Filter.filters(types)
        return modifier(
            FileDialogModifier(
                isPresented: isPresented.and(document != nil), dialog: dialog,
                completed: { files in
                    guard let document else { return }
                    onCompletion(Result { try document.write(to: files[0], types: types) })
                }, cancelled: onCancellation))
    }

    /// Shows a dialog to choose a folder while `isPresented` is true, and writes documents into it.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown; set to false when it closes. No dialog is shown while there are no documents.
    ///   - documents: The documents. Each is named by its file wrapper; a number is added to names that already exist.
    ///   - contentType: The type to write.
    ///   - onCompletion: Called with the written files, or with the first error, after which no further document is written; not called
    ///     when the user cancels.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        modifier(
            FileDialogModifier(
                isPresented: isPresented.and(!documents.isEmpty), dialog: FileDialog(.folder),
                completed: { files in onCompletion(Result { try documents.map { try $0.write(into: files[0], type: contentType) } }) }))
    }

    /// Shows a dialog to choose a folder while `isPresented` is true, and writes documents into it in the first of some types.
    ///
    /// Without types, the first type that the documents can be written in is used. `onCancellation` is called when the user cancels the
    /// dialog.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        let type = contentTypes.first ?? C.Element.writableContentTypes.first
        return modifier(
            FileDialogModifier(
                isPresented: isPresented.and(!documents.isEmpty && type != nil), dialog: FileDialog(.folder),
                completed: { files in
                    guard let type else { return }
                    onCompletion(Result { try documents.map { try $0.write(into: files[0], type: type) } })
                }, cancelled: onCancellation))
    }

    /// Shows a dialog to choose a folder while `isPresented` is true, and moves a file there.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown; set to false when it closes. No dialog is shown while `file` is nil.
    ///   - file: The file to move.
    ///   - onCompletion: Called with the new location, or with the error if the file cannot be moved; not called when the user cancels.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Shows a dialog to choose a folder while `isPresented` is true, and moves a file there. `onCancellation` is called when the user
    /// cancels the dialog.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        fileMover(
            isPresented: isPresented, files: file.map { [$0] } ?? [], onCompletion: { result in onCompletion(result.map { $0[0] }) },
            onCancellation: onCancellation)
    }

    /// Shows a dialog to choose a folder while `isPresented` is true, and moves files there.
    ///
    /// The first error ends the operation; files that have already been moved stay at their new location.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Shows a dialog to choose a folder while `isPresented` is true, and moves files there. `onCancellation` is called when the user cancels
    /// the dialog.
    ///
    /// The first error ends the operation; files that have already been moved stay at their new location.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        modifier(
            FileDialogModifier(
                isPresented: isPresented.and(!files.isEmpty), dialog: FileDialog(.folder),
                completed: { folders in
                    onCompletion(
                        Result {
                            try files.map { file in
                                let place = folders[0].appendingPathComponent(file.lastPathComponent)
                                try FileManager.default.moveItem(at: file, to: place)
                                return place
                            }
                        })
                }, cancelled: onCancellation))
    }
}

extension FileDocument {
    /// Writes the document as the type of the file's extension, or as the first of `types`, and returns the written file.
    fileprivate func write(to file: URL, types: [UTType]) throws -> URL {
        guard let type = types.type(of: file) else { throw CocoaError(.fileWriteUnsupportedScheme) }
        let wrapper = try fileWrapper(configuration: WriteConfiguration(contentType: type, existingFile: nil))
        let named = file.named(as: type)
        try wrapper.write(to: named, options: .atomic, originalContentsURL: nil)
        return named
    }

    /// Writes the document into a folder under an unused name and returns the written file.
    fileprivate func write(into folder: URL, type: UTType) throws -> URL {
        let wrapper = try fileWrapper(configuration: WriteConfiguration(contentType: type, existingFile: nil))
        let place = folder.unusedFile(named: wrapper.preferredFilename ?? wrapper.filename ?? "Untitled", type: type)
        try wrapper.write(to: place, options: .atomic, originalContentsURL: nil)
        return place
    }
}

extension URL {
    /// Returns the location in this folder of a file that does not exist, with a name or that name and a number.
    func unusedFile(named wanted: String, type: UTType) -> URL {
        var place = appendingPathComponent(wanted.named(as: type))
        var number = 2
        while FileManager.default.fileExists(atPath: place.path) {
            place = appendingPathComponent("\((wanted as NSString).deletingPathExtension) \(number)".named(as: type))
            number += 1
        }
        return place
    }
}

extension Binding<Bool> {
    /// Returns a binding that is true only if `condition` is, too.
    func and(_ condition: Bool) -> Binding<Bool> {
        Binding(get: { wrappedValue && condition }, set: { wrappedValue = $0 })
    }
}
