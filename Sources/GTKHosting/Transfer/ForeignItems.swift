#if GTK
import CGTKHost
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Things that another program offers, which is dragging or has copied them.
@MainActor
final class ForeignItems {
    private let names: [String]
    private let read: (String, @escaping @MainActor (Data?) -> Void) -> Void
    /// The addresses among the things; nil until they have been read.
    private var addresses: [URL]?
    private var loaded: [String: Data] = [:]

    /// Things with the types of the web that GTK knows, and a function that reads one.
    init(_ formats: OpaquePointer?, read: @escaping (String, @escaping @MainActor (Data?) -> Void) -> Void) {
        names = Self.names(formats)
        self.read = read
    }

    private static func names(_ formats: OpaquePointer?) -> [String] {
        var count: gsize = 0
        guard let formats, let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
        return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
    }

    /// Reads which files and addresses there are: views may want to know before anything is dropped.
    func readAddresses(_ completion: @escaping @MainActor () -> Void) {
        guard addresses == nil, names.contains(WebTypes.addresses) else { return completion() }
        read(WebTypes.addresses) { [self] data in
            addresses = data.map(WebTypes.addresses(in:)) ?? []
            completion()
        }
    }

    /// The things as far as they are known: what has not been read cannot be loaded yet.
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
        // Files are also offered as the text of their addresses, which would be one thing more.
        return found.isEmpty ? [other].filter { !$0.registeredTypeIdentifiers.isEmpty } : found
    }

    /// Reads all that is of these types or special cases of them; calls `completion` with the things once it is there.
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

    /// A reader's completion, on its way through C.
    final class Reading {
        private let completion: @MainActor (Data?) -> Void

        private init(_ completion: @escaping @MainActor (Data?) -> Void) {
            self.completion = completion
        }

        private typealias Handler = @MainActor @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int) -> Void

        /// What C calls, and what it gives then.
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
