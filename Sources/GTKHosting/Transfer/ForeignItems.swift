#if GTK
import CGTKHost
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The items that another program drags or has copied.
@MainActor
final class ForeignItems {
    private let names: [String]
    private let read: (String, @escaping @MainActor (Data?) -> Void) -> Void
    /// The URLs among the items; nil until they have been read.
    private var addresses: [URL]?
    private var loaded: [String: Data] = [:]

    /// Creates the items from the MIME types that GTK lists and a function that reads the data of one type.
    init(_ formats: OpaquePointer?, read: @escaping (String, @escaping @MainActor (Data?) -> Void) -> Void) {
        names = Self.names(formats)
        self.read = read
    }

    private static func names(_ formats: OpaquePointer?) -> [String] {
        var count: gsize = 0
        guard let formats, let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
        return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
    }

    /// The types of the items, each of them once. Files and other URLs are told apart only when they are read.
    static func types(_ formats: OpaquePointer?) -> [UTType] {
        var types: [UTType] = []
        for name in names(formats) {
            let named: [UTType] = name == WebTypes.addresses ? [.fileURL, .url] : WebTypes.type(name).map { [$0] } ?? []
            types += named.filter { !types.contains($0) }
        }
        return types
    }

    /// Reads the file and web URLs, which drop targets may need before the drop.
    func readAddresses(_ completion: @escaping @MainActor () -> Void) {
        guard addresses == nil, names.contains(WebTypes.addresses) else { return completion() }
        read(WebTypes.addresses) { [self] data in
            addresses = data.map(WebTypes.addresses(in:)) ?? []
            completion()
        }
    }

    /// The item providers known so far. Data that has not been read yet cannot be loaded from them.
    var items: [NSItemProvider] {
        let found = (addresses ?? []).map { address in
            let item = NSItemProvider()
            if address.isFileURL { item.registerFile(address) } else { item.register(value: address) }
            return item
        }
        let other = NSItemProvider()
        for name in names where name != WebTypes.addresses {
            guard let type = WebTypes.type(name), !other.registeredTypeIdentifiers.contains(type.identifier) else { continue }
            let data = loaded[name]
            other.register(type.identifier, .all) {
                guard let data else { throw CocoaError(.fileReadUnknown) }
                return .data(data)
            }
        }
        if addresses == nil, names.contains(WebTypes.addresses) {
            let unknown = NSItemProvider()
            unknown.register(UTType.fileURL.identifier, .all) { throw CocoaError(.fileReadUnknown) }
            return [unknown]
        }
        // Files are also offered as the text of their URLs, which must not count as another item.
        return found.isEmpty ? [other].filter { !$0.registeredTypeIdentifiers.isEmpty } : found
    }

    /// Reads all data of the given types or of types conforming to them, and calls `completion` with the items afterwards.
    func load(_ contentTypes: [UTType], _ completion: @escaping @MainActor ([NSItemProvider]) -> Void) {
        readAddresses { [self] in
            guard addresses?.isEmpty ?? true else { return completion(items) }
            var wanted: [String] = []
            for name in names where name != WebTypes.addresses {
                guard let type = WebTypes.type(name), contentTypes.contains(where: { type.conforms(to: $0) }),
                    !wanted.contains(where: { WebTypes.type($0) == type })
                else { continue }
                wanted.append(name)
            }
            load(wanted[...]) { [self] in completion(items) }
        }
    }

    private func load(_ wanted: ArraySlice<String>, _ completion: @escaping @MainActor () -> Void) {
        guard let name = wanted.first else { return completion() }
        read(name) { [self] data in
            loaded[name] = data
            load(wanted.dropFirst(), completion)
        }
    }

    /// Holds the completion of a reader while it is passed through C.
    final class Reading {
        private let completion: @MainActor (Data?) -> Void

        private init(_ completion: @escaping @MainActor (Data?) -> Void) {
            self.completion = completion
        }

        private typealias Handler = @MainActor @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int) -> Void

        /// Returns the C callback and the data to pass to it.
        @MainActor static func callback(
            _ completion: @escaping @MainActor (Data?) -> Void
        ) -> (function: ApusContentRead, data: UnsafeMutableRawPointer) {
            let handler: Handler = { data, bytes, length in
                let reading = Unmanaged<Reading>.fromOpaque(data!).takeRetainedValue()
                reading.completion(bytes.map { Data(bytes: $0, count: length) })
            }
            return (unisolated(handler), Unmanaged.passRetained(Reading(completion)).toOpaque())
        }
    }
}
#endif
