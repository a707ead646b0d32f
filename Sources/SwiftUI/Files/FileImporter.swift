import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension View {
    /// Asks the user for a file to read while `isPresented` is true.
    ///
    /// - Parameters:
    ///   - isPresented: Becomes false when the user has answered.
    ///   - allowedContentTypes: The types of files that can be chosen; with folder types only, folders.
    ///   - onCompletion: Called with the file; not called when the user wants none.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false) { result in
            onCompletion(result.map { $0[0] })
        }
    }

    /// Asks the user for files to read while `isPresented` is true.
    ///
    /// - Parameters:
    ///   - isPresented: Becomes false when the user has answered.
    ///   - allowedContentTypes: The types of files that can be chosen; with folder types only, folders.
    ///   - allowsMultipleSelection: Whether more than one file can be chosen.
    ///   - onCompletion: Called with the files, at least one; not called when the user wants none.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection,
            onCompletion: onCompletion, onCancellation: {})
    }

    /// Asks the user for files to read while `isPresented` is true, and says when the user wants none.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        let areFolders = !allowedContentTypes.isEmpty && allowedContentTypes.allSatisfy { $0.conforms(to: .directory) }
        var dialog = FileDialog(areFolders ? .folder : .open(allowsMultiple: allowsMultipleSelection))
        if !areFolders { dialog.filters = FileDialog.Filter.filters(allowedContentTypes) }
        return modifier(FileDialogModifier(
            isPresented: isPresented, dialog: dialog, completed: { onCompletion(.success($0)) }, cancelled: onCancellation))
    }
}
