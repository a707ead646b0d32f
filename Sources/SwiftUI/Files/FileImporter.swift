import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension View {
    /// Shows a dialog to choose a file while `isPresented` is true.
    ///
    /// ```swift
    /// .fileImporter(isPresented: $imports, allowedContentTypes: [.image]) { result in
    ///     if case .success(let file) = result { load(file) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown; set to false when it closes.
    ///   - allowedContentTypes: The types of files that can be chosen. If all of them are folder types, the user chooses a folder.
    ///   - onCompletion: Called with the file; not called when the user cancels.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false) { result in
            onCompletion(result.map { $0[0] })
        }
    }

    /// Shows a dialog to choose one or more files while `isPresented` is true.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown; set to false when it closes.
    ///   - allowedContentTypes: The types of files that can be chosen. If all of them are folder types, the user chooses a single folder.
    ///   - allowsMultipleSelection: Whether several files can be chosen.
    ///   - onCompletion: Called with at least one file; not called when the user cancels.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection,
            onCompletion: onCompletion, onCancellation: {})
    }

    /// Shows a dialog to choose files while `isPresented` is true, and calls `onCancellation` when the user cancels it.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        let areFolders = !allowedContentTypes.isEmpty && allowedContentTypes.allSatisfy { $0.conforms(to: .directory) }
        var dialog = FileDialog(areFolders ? .folder : .open(allowsMultiple: allowsMultipleSelection))
        if !areFolders { dialog.filters = FileDialog.Filter.filters(allowedContentTypes) }
        return modifier(
            FileDialogModifier(
                isPresented: isPresented, dialog: dialog, completed: { onCompletion(.success($0)) }, cancelled: onCancellation))
    }
}
