#if GTK
import CGTKHost
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The items that this program offers to others after copying or during a drag, in the form that GTK requires.
///
/// It exists as long as GTK's content provider. Other programs receive the representations visible to all: the texts and URLs of all items,
/// and other data of the first item.
@MainActor
final class OfferedItems {
    private let items: [NSItemProvider]
    /// The type identifier to load for each MIME type.
    private var types: [(name: String, identifier: String)] = []

    private init(_ items: [NSItemProvider]) {
        self.items = items
        for item in items {
            for representation in item.representations where representation.visibility == .all {
                for name in WebTypes.names(of: representation.typeIdentifier) where !types.contains(where: { $0.name == name }) {
                    types.append((name, representation.typeIdentifier))
                }
            }
        }
        // Programs that do not support URLs may accept them as text.
        if types.contains(where: { $0.name == WebTypes.addresses }), !types.contains(where: { $0.name == WebTypes.text[0] }) {
            types += WebTypes.text.map { ($0, UTType.url.identifier) }
        }
    }

    /// Returns a content provider for the items. The caller owns the reference.
    static func provider(_ items: [NSItemProvider]) -> UnsafeMutablePointer<GdkContentProvider> {
        let offered = OfferedItems(items)
        let names = offered.types.map { strdup($0.name) }
        defer { for name in names { free(name) } }
        let pointers = names.map { UnsafePointer($0) }
        return apus_content_provider_new(pointers, pointers.count, callbacks, Unmanaged.passRetained(offered).toOpaque())
    }

    private func load(_ name: String, _ task: OpaquePointer) {
        let identifier = types.first { $0.name == name }?.identifier
        Task {
            var parts: [Data] = []
            for item in items {
                guard let identifier, let data = try? await item.content(as: identifier).data() else { continue }
                parts.append(data)
            }
            guard let first = parts.first else { return apus_content_answer(task, nil, 0) }
            let isText = WebTypes.text.contains(name)
            let answer =
                name == WebTypes.addresses
                ? WebTypes.list(parts)
                : isText ? Data(parts.joined(separator: Data("\n".utf8))) : first
            // Empty data is a valid result, too.
            answer.withUnsafeBytes { bytes in
                if let base = bytes.baseAddress { apus_content_answer(task, base, bytes.count) } else { apus_content_answer(task, "", 0) }
            }
        }
    }

    private typealias LoadHandler =
        @MainActor @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> Void
    private typealias ReleaseHandler = @MainActor @convention(c) (UnsafeMutableRawPointer?) -> Void

    private static let callbacks: UnsafePointer<ApusContentCallbacks> = {
        let load: LoadHandler = { data, name, task in
            if let name, let task { owner(data, as: OfferedItems.self).load(String(cString: name), task) }
        }
        let release: ReleaseHandler = { data in Unmanaged<OfferedItems>.fromOpaque(data!).release() }
        let callbacks = UnsafeMutablePointer<ApusContentCallbacks>.allocate(capacity: 1)
        callbacks.initialize(to: ApusContentCallbacks(load: unisolated(load), release: unisolated(release)))
        return UnsafePointer(callbacks)
    }()
}
#endif
