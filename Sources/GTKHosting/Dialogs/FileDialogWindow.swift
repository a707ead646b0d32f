#if GTK
import CGTKHost
import Foundation
import SwiftUICore

extension HostWindow: FileDialogHost {
    func show(_ dialog: FileDialog, answer: @escaping @MainActor ([URL]?) -> Void) -> any ShownFileDialog {
        FileDialogWindow(dialog, over: window, answer: answer)
    }
}

/// The file chooser of the desktop. It exists until it is answered or dismissed.
@MainActor
private final class FileDialogWindow: ShownFileDialog {
    private let chooser: OpaquePointer
    private var answer: (@MainActor ([URL]?) -> Void)?

    private var native: UnsafeMutablePointer<GtkNativeDialog> { UnsafeMutablePointer(chooser) }

    init(_ dialog: FileDialog, over window: UnsafeMutablePointer<GtkWindow>, answer: @escaping @MainActor ([URL]?) -> Void) {
        self.answer = answer
        let (action, title) =
            switch dialog.purpose {
            case .open: (GTK_FILE_CHOOSER_ACTION_OPEN, "Open")
            case .save: (GTK_FILE_CHOOSER_ACTION_SAVE, "Save")
            case .folder: (GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, "Choose a Folder")
            }
        chooser = gtk_file_chooser_native_new(dialog.message ?? title, window, action, dialog.confirmationLabel, nil)
        gtk_native_dialog_set_modal(native, 1)
        switch dialog.purpose {
        case .open(let allowsMultiple): gtk_file_chooser_set_select_multiple(chooser, allowsMultiple ? 1 : 0)
        case .save(let name): gtk_file_chooser_set_current_name(chooser, name)
        case .folder: break
        }
        if let directory = dialog.directory {
            let file = g_file_new_for_path(directory.path)
            gtk_file_chooser_set_current_folder(chooser, file, nil)
            g_object_unref(UnsafeMutableRawPointer(file))
        }
        for filter in dialog.filters where !filter.filenameExtensions.isEmpty { add(filter) }

        let responded: ResponseHandler = { _, response, data in
            owner(data, as: FileDialogWindow.self).finish(isAccepted: response == GTK_RESPONSE_ACCEPT.rawValue)
        }
        connect(native, "response", self, to: responded)
        // Balanced in `close()`: the native dialog keeps its owner alive.
        _ = Unmanaged.passRetained(self)
        gtk_native_dialog_show(native)
    }

    private typealias ResponseHandler = @MainActor @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?) -> Void

    private func add(_ filter: FileDialog.Filter) {
        let new = gtk_file_filter_new()
        gtk_file_filter_set_name(new, filter.name)
        for ending in filter.filenameExtensions { gtk_file_filter_add_suffix(new, ending) }
        gtk_file_chooser_add_filter(chooser, new)
    }

    private func finish(isAccepted: Bool) {
        guard let answer else { return }
        let files = isAccepted ? chosenFiles() : nil
        close()
        answer(files)
    }

    private func chosenFiles() -> [URL] {
        guard let list = gtk_file_chooser_get_files(chooser) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let item = g_list_model_get_item(list, index) else { return nil }
            defer { g_object_unref(item) }
            guard let path = g_file_get_path(OpaquePointer(item)) else { return nil }
            defer { g_free(path) }
            return URL(fileURLWithPath: String(cString: path))
        }
    }

    func dismiss() {
        if answer != nil { close() }
    }

    private func close() {
        answer = nil
        disconnect(native, self)
        gtk_native_dialog_destroy(native)
        g_object_unref(UnsafeMutableRawPointer(chooser))
        // The caller may still be using this object.
        MainLoop.afterwards { [self] in Unmanaged.passUnretained(self).release() }
    }
}
#endif
