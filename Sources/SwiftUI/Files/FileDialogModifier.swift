import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// Asks the user for files while a binding says so.
struct FileDialogModifier {
    @Binding var isPresented: Bool
    var dialog: FileDialog
    /// Called with the files the user has chosen.
    var completed: ([URL]) -> Void
    var cancelled: () -> Void
    @Environment(\.self) private var environment
    @State private var shown = Shown()

    /// Which question is being shown. Not a value of the view's: nothing that is drawn depends on it.
    @MainActor final class Shown {
        var dialog: (any ShownFileDialog)?
        nonisolated init() {}
    }

    nonisolated init(
        isPresented: Binding<Bool>, dialog: FileDialog, completed: @escaping ([URL]) -> Void,
        cancelled: @escaping () -> Void = {}
    ) {
        _isPresented = isPresented
        self.dialog = dialog
        self.completed = completed
        self.cancelled = cancelled
    }
}

extension FileDialogModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .onChange(of: isPresented, initial: true) { _, isPresented in
                if isPresented { show() } else { dismiss() }
            }
            .onDisappear(perform: dismiss)
    }

    @MainActor private func show() {
        // In a picture there is nobody to ask: the question stays open.
        guard shown.dialog == nil, let host = environment.fileDialogHost.host else { return }
        var dialog = dialog
        environment.fileDialogSettings.apply(to: &dialog, in: environment)
        shown.dialog = host.show(dialog) { [shown, $isPresented, completed, cancelled] files in
            shown.dialog = nil
            $isPresented.wrappedValue = false
            if let files, !files.isEmpty { completed(files) } else { cancelled() }
        }
    }

    @MainActor private func dismiss() {
        shown.dialog?.dismiss()
        shown.dialog = nil
    }
}

extension FileDialog.Filter {
    /// One filter a type, and before them, where there are several, one for all of them.
    static func filters(_ types: [UTType]) -> [FileDialog.Filter] {
        let filters = types.map { type in
            FileDialog.Filter(
                name: type.localizedDescription ?? type.preferredFilenameExtension ?? type.identifier,
                filenameExtensions: UTType.filenameExtensions(conformingTo: type))
        }
        guard filters.count > 1, filters.allSatisfy({ !$0.filenameExtensions.isEmpty }) else { return filters }
        return [FileDialog.Filter(name: "All of these", filenameExtensions: filters.flatMap(\.filenameExtensions))] + filters
    }
}
