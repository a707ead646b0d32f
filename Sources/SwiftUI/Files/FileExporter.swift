import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension View {
    /// Asks the user under which name to write a document, and writes it, while `isPresented` is true.
    ///
    /// - Parameters:
    ///   - isPresented: Becomes false when the user has answered. Without a document nobody is asked.
    ///   - document: The document.
    ///   - contentType: The type to write, one of the document's `writableContentTypes`.
    ///   - defaultFilename: The name to begin with; the type's ending is added where it has none.
    ///   - onCompletion: Called with the file, or with why it could not be written; not when the user wants none.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
            onCompletion: onCompletion)
    }

    /// Asks the user under which name to write a document, and writes it in the type that the name's ending says, while
    /// `isPresented` is true. Says when the user wants no file.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let types = contentTypes.isEmpty ? D.writableContentTypes : contentTypes
        var dialog = FileDialog(.save(name: (defaultFilename ?? "Untitled").named(as: types.first)))
        dialog.filters = FileDialog.Filter.filters(types)
        return modifier(FileDialogModifier(
            isPresented: isPresented.and(document != nil), dialog: dialog,
            completed: { files in
                guard let document else { return }
                onCompletion(Result { try document.write(to: files[0], types: types) })
            }, cancelled: onCancellation))
    }

    /// Asks the user for a folder and writes documents into it while `isPresented` is true.
    ///
    /// - Parameters:
    ///   - isPresented: Becomes false when the user has answered. Without documents nobody is asked.
    ///   - documents: The documents; each has the name its file wrapper prefers.
    ///   - contentType: The type to write.
    ///   - onCompletion: Called with the files, or with why one could not be written; not when the user wants none.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        modifier(FileDialogModifier(
            isPresented: isPresented.and(!documents.isEmpty), dialog: FileDialog(.folder),
            completed: { files in onCompletion(Result { try documents.map { try $0.write(into: files[0], type: contentType) } }) }))
    }

    /// Asks the user for a folder and moves a file there while `isPresented` is true.
    ///
    /// - Parameters:
    ///   - isPresented: Becomes false when the user has answered. Without a file nobody is asked.
    ///   - file: The file.
    ///   - onCompletion: Called with where the file is now, or with why it could not be moved; not when the user wants none.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, files: file.map { [$0] } ?? []) { result in onCompletion(result.map { $0[0] }) }
    }

    /// Asks the user for a folder and moves files there while `isPresented` is true.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        modifier(FileDialogModifier(
            isPresented: isPresented.and(!files.isEmpty), dialog: FileDialog(.folder),
            completed: { folders in
                onCompletion(Result {
                    try files.map { file in
                        let place = folders[0].appendingPathComponent(file.lastPathComponent)
                        try FileManager.default.moveItem(at: file, to: place)
                        return place
                    }
                })
            }))
    }
}

extension FileDocument {
    /// Writes the document as the type that the file's ending says, or as the first of `types`.
    fileprivate func write(to file: URL, types: [UTType]) throws -> URL {
        let ending = file.pathExtension.lowercased()
        guard let type = types.first(where: { $0.tags[.filenameExtension]?.contains(ending) ?? false }) ?? types.first else {
            throw CocoaError(.fileWriteUnsupportedScheme)
        }
        let wrapper = try fileWrapper(configuration: WriteConfiguration(contentType: type, existingFile: nil))
        let named = file.deletingLastPathComponent().appendingPathComponent(file.lastPathComponent.named(as: type))
        try wrapper.write(to: named, options: .atomic, originalContentsURL: nil)
        return named
    }

    /// Writes the document into a folder, under a name that is free there.
    fileprivate func write(into folder: URL, type: UTType) throws -> URL {
        let wrapper = try fileWrapper(configuration: WriteConfiguration(contentType: type, existingFile: nil))
        let wanted = wrapper.preferredFilename ?? wrapper.filename ?? "Untitled"
        var place = folder.appendingPathComponent(wanted.named(as: type))
        var number = 2
        while FileManager.default.fileExists(atPath: place.path) {
            place = folder.appendingPathComponent("\((wanted as NSString).deletingPathExtension) \(number)".named(as: type))
            number += 1
        }
        try wrapper.write(to: place, options: .atomic, originalContentsURL: nil)
        return place
    }
}

extension String {
    /// The name of a file with the ending of a type, unless it has one.
    fileprivate func named(as type: UTType?) -> String {
        guard (self as NSString).pathExtension.isEmpty, let ending = type?.preferredFilenameExtension else { return self }
        return "\(self).\(ending)"
    }
}

extension Binding<Bool> {
    /// The binding, but false where something else is needed and missing.
    fileprivate func and(_ condition: Bool) -> Binding<Bool> {
        Binding(get: { wrappedValue && condition }, set: { wrappedValue = $0 })
    }
}
