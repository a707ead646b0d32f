#if GTK
import CGTKHost
import CoreTransferable
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// The clipboard and the primary selection of the desktop, as used by one window.
@MainActor
final class WindowClipboard: @MainActor Clipboard {
    private let clipboard: OpaquePointer
    private let primary: OpaquePointer
    /// The text of another program that was fetched last.
    private var fetched: String?
    /// The text that was last offered as the primary selection.
    private var offered: String?

    init(_ widget: Widget) {
        clipboard = gtk_widget_get_clipboard(widget)
        primary = gtk_widget_get_primary_clipboard(widget)
    }

    /// Whether the contents of the clipboard come from this program.
    var isOwn: Bool { gdk_clipboard_is_local(clipboard) != 0 }

    var string: String? {
        get { isOwn ? WindowClipboard.ownText : fetched }
        set {
            WindowClipboard.ownText = newValue
            WindowClipboard.ownItems = newValue.map { [NSItemProvider(object: NSString(string: $0))] } ?? []
            gdk_clipboard_set_text(clipboard, newValue ?? "")
        }
    }

    /// The text that any window of this program has copied last.
    private static var ownText: String?
    private static var ownItems: [NSItemProvider] = []

    var contentTypes: [UTType] {
        isOwn ? WindowClipboard.ownItems.contentTypes : ForeignItems.types(gdk_clipboard_get_formats(clipboard))
    }

    func copy(_ items: [NSItemProvider]) {
        WindowClipboard.ownText = nil
        WindowClipboard.ownItems = items
        let content = OfferedItems.provider(items)
        gdk_clipboard_set_content(clipboard, content)
        g_object_unref(content)
    }

    func paste(_ contentTypes: [UTType], completion: @escaping ([NSItemProvider]) -> Void) {
        guard !isOwn else { return completion(WindowClipboard.ownItems.filter { $0.conforms(to: contentTypes) }) }
        let items = ForeignItems(gdk_clipboard_get_formats(clipboard)) { [clipboard] name, completion in
            let (function, data) = ForeignItems.Reading.callback(completion)
            apus_clipboard_read(clipboard, name, function, data)
        }
        items.load(contentTypes) { found in completion(found.filter { $0.conforms(to: contentTypes) }) }
    }

    /// Requests the text that another program has copied, and calls `completion` when it has arrived.
    func fetch(_ completion: @escaping @MainActor () -> Void) {
        read(clipboard) { [self] text in
            fetched = text
            completion()
        }
    }

    /// Requests the primary selection, and calls `completion` if it is a non-empty text.
    func fetchPrimary(_ completion: @escaping @MainActor (String) -> Void) {
        read(primary) { text in
            if let text, !text.isEmpty { completion(text) }
        }
    }

    /// Makes a text the primary selection.
    func offerPrimary(_ text: String) {
        guard offered != text || gdk_clipboard_is_local(primary) == 0 else { return }
        offered = text
        gdk_clipboard_set_text(primary, text)
    }

    private final class Reading {
        let completion: @MainActor (String?) -> Void

        init(_ completion: @escaping @MainActor (String?) -> Void) {
            self.completion = completion
        }
    }

    private typealias ReadyHandler = @MainActor @convention(c) (UnsafeMutablePointer<GObject>?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void

    private func read(_ source: OpaquePointer, _ completion: @escaping @MainActor (String?) -> Void) {
        let ready: ReadyHandler = { source, result, data in
            let reading = Unmanaged<Reading>.fromOpaque(data!).takeRetainedValue()
            let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
            reading.completion(text.map { String(cString: $0) })
            g_free(text)
        }
        gdk_clipboard_read_text_async(source, nil, unisolated(ready), Unmanaged.passRetained(Reading(completion)).toOpaque())
    }
}
#endif
