import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// Shows a file dialog while a binding is true.
struct FileDialogModifier {
    @Binding var isPresented: Bool
    var dialog: FileDialog
    /// Called with the chosen files.
    var completed: ([URL]) -> Void
    var cancelled: () -> Void
    @Environment(reading: { $0 }) private var environment
    @State private var shown = Shown()

    /// The dialog that is currently shown. A reference type, because no rendering depends on it.
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
        // Without windows, as when rendering images, no dialog can be shown and the binding stays true.
        guard shown.dialog == nil, let host = environment.fileDialogHost.host else { return }
        var dialog = dialog
        let settings = environment.fileDialogSettings
        settings.apply(to: &dialog, in: environment)
        shown.dialog = host.show(dialog) { [shown, $isPresented, completed, cancelled, dialog] files in
            shown.dialog = nil
            $isPresented.wrappedValue = false
            if let files, !files.isEmpty { completed(settings.chosen(files, in: dialog)) } else { cancelled() }
        }
    }

    @MainActor private func dismiss() {
        shown.dialog?.dismiss()
        shown.dialog = nil
    }
}

extension FileDialog.Filter {
    /// Returns one filter for each type, preceded by one for all types if there are several.
    package static func filters(_ types: [UTType]) -> [FileDialog.Filter] {
        let filters = types.map { type in
            FileDialog.Filter(
                name: type.localizedDescription ?? type.preferredFilenameExtension ?? type.identifier,
                filenameExtensions: UTType.filenameExtensions(conformingTo: type))
        }
        guard filters.count > 1, filters.allSatisfy({ !$0.filenameExtensions.isEmpty }) else { return filters }
        return [FileDialog.Filter(name: "All of these", filenameExtensions: filters.flatMap(\.filenameExtensions))] + filters
    }
}
