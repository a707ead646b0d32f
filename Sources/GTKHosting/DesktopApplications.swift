#if GTK
import CGTKHost
import Foundation
import SwiftUICore

/// Finds and starts the applications of the desktop.
@MainActor
enum DesktopApplications {
    static let services: SystemApplications = {
        var services = SystemApplications()
        services.opening = opening
        services.identified = { identifier in entry { g_app_info_get_id($0).map { String(cString: $0) } == identifier + ".desktop" } }
        services.launch = launch
        return services
    }()

    private static func opening(_ item: SystemApplications.Item) -> [URL] {
        let type = contentType(of: item)
        var found: [URL] = []
        if let standard = g_app_info_get_default_for_type(type, 0) {
            defer { g_object_unref(UnsafeMutableRawPointer(standard)) }
            if let url = url(of: standard) { found.append(url) }
        }
        forEach(in: g_app_info_get_all_for_type(type)) { application in
            if let url = url(of: application), !found.contains(url) { found.append(url) }
        }
        return found
    }

    private static func contentType(of item: SystemApplications.Item) -> String {
        switch item {
        case .scheme(let scheme): return "x-scheme-handler/" + scheme.lowercased()
        case .type(let type):
            let known = g_content_type_from_mime_type(type)
            defer { g_free(known) }
            return known.map { String(cString: $0) } ?? type
        case .file(let url):
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue { return "inode/directory" }
            let guessed = g_content_type_guess(url.path, nil, 0, nil)
            defer { g_free(guessed) }
            return guessed.map { String(cString: $0) } ?? "application/octet-stream"
        }
    }

    private static func launch(_ application: URL, with items: [URL]) -> String? {
        var info: OpaquePointer?
        forEach(in: g_app_info_get_all()) { candidate in
            if info == nil, url(of: candidate) == application.standardizedFileURL {
                info = OpaquePointer(g_object_ref(UnsafeMutableRawPointer(candidate)))
            }
        }
        if info == nil, FileManager.default.isExecutableFile(atPath: application.path) {
            let command = g_shell_quote(application.path)
            defer { g_free(command) }
            info = g_app_info_create_from_commandline(command, application.lastPathComponent, G_APP_INFO_CREATE_SUPPORTS_URIS, nil)
        }
        guard let info else { return "No application is known at \(application.path)." }
        defer { g_object_unref(UnsafeMutableRawPointer(info)) }
        var list: UnsafeMutablePointer<GList>?
        for item in items.reversed() { list = g_list_prepend(list, UnsafeMutableRawPointer(strdup(item.absoluteString))) }
        defer { g_list_free_full(list, { free($0) }) }
        var error: UnsafeMutablePointer<GError>?
        guard g_app_info_launch_uris(info, list, nil, &error) == 0 else { return nil }
        defer { g_error_free(error) }
        return error.map { String(cString: $0.pointee.message) } ?? "The application cannot be started."
    }

    /// Returns the entry of the first application of the desktop that fulfils a condition.
    private static func entry(where condition: (OpaquePointer) -> Bool) -> URL? {
        var found: URL?
        forEach(in: g_app_info_get_all()) { if found == nil, condition($0) { found = url(of: $0) } }
        return found
    }

    /// Calls a function with each application of a list, and frees the list.
    private static func forEach(in list: UnsafeMutablePointer<GList>?, _ body: (OpaquePointer) -> Void) {
        defer { g_list_free_full(list, g_object_unref) }
        var item = list
        while let current = item {
            if let application = current.pointee.data { body(OpaquePointer(application)) }
            item = current.pointee.next
        }
    }

    /// Returns the desktop entry of an application; nil if it has none.
    private static func url(of application: OpaquePointer) -> URL? {
        let object = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GObject.self)
        // Applications of other kinds, such as command lines, have no such property.
        guard let type = UnsafeMutableRawPointer(application).withMemoryRebound(to: GTypeInstance.self, capacity: 1, g_type_name_from_instance),
            String(cString: type) == "GDesktopAppInfo"
        else { return nil }
        var value = GValue()
        // The number of the fundamental type of strings is fixed. GObject defines it with a macro that Swift does not import.
        g_value_init(&value, 16 << 2)
        defer { g_value_unset(&value) }
        g_object_get_property(object, "filename", &value)
        return g_value_get_string(&value).map { URL(fileURLWithPath: String(cString: $0)).standardizedFileURL }
    }
}
#endif
