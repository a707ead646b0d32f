import Foundation
import UniformTypeIdentifiers

/// What a completion is given, across threads: the object is made for it, and nobody else has it.
private struct Handed<Value>: @unchecked Sendable {
    let value: Value
}

extension NSItemProvider {
    /// Asks for the data of a type or a special case of it. The completion runs on any thread.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loading { [self] in
            do {
                completionHandler(try await content(as: typeIdentifier).data(), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Asks for the data of a type or a special case of it. The completion runs on any thread.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Asks for a file with the content of a type, which is there while the completion runs. That runs on any thread.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loading { [self] in
            do {
                try await withFile(typeIdentifier) { file, _ in completionHandler(file, nil) }
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Asks for a file with the content of a type, which is there while the completion runs, and whether it is somebody's own.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loading { [self] in
            do {
                try await withFile(contentType.identifier) { completionHandler($0, $1, nil) }
            } catch {
                completionHandler(nil, false, error)
            }
        }
    }

    /// Calls a function with a copy of the content in a file, under the name that is suggested.
    private func withFile(_ typeIdentifier: String, _ body: @Sendable (URL, Bool) -> Void) async throws {
        guard let representation = representation(conformingTo: typeIdentifier) else {
            throw Self.error(.itemUnavailableError, typeIdentifier)
        }
        let type = UTType(representation.typeIdentifier) ?? .data
        try await representation.load().withFile(named: suggestedName, type: type) { body($0, $1) }
    }

    /// Asks for what the provider was made of, or for the data of a type. The completion runs on any thread.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
    ) {
        if let item = originalItem(typeIdentifier) {
            let handed = Handed(value: item)
            loading { completionHandler?(handed.value, nil) }
        } else {
            loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
                completionHandler?(data, error)
            }
        }
    }

    /// What the provider was made of, or the data of a type.
    public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> sending Any {
        if let item = originalItem(typeIdentifier) {
            // Whoever made the provider of it has given it away.
            nonisolated(unsafe) let object = item
            return object
        }
        return try await content(as: typeIdentifier).data()
    }

    @discardableResult
    private func loading(_ body: @escaping @Sendable () async -> Void) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let handed = Handed(value: progress)
        Task.detached {
            await body()
            handed.value.completedUnitCount = 1
        }
        return progress
    }

    // MARK: Objects

    /// Whether an object of a class can be made of what there is.
    public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
        type.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Whether a value of a type, such as `String`, can be made of what there is.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass type: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Asks for an object of a class. The completion runs on any thread.
    @discardableResult
    public func loadObject(
        ofClass type: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        loading { [self] in
            do {
                completionHandler(try await object(of: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Asks for a value of a type, such as `String`. The completion runs on any thread.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loading { [self] in
            do {
                let object = try await object(of: T._ObjectiveCType.self)
                completionHandler((object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    private func object(of type: any NSItemProviderReading.Type) async throws -> any NSItemProviderReading {
        let readable = type.readableTypeIdentifiersForItemProvider
        guard let identifier = readable.first(where: hasItemConformingToTypeIdentifier) else {
            throw Self.error(.unavailableCoercionError, readable.first ?? "\(type)")
        }
        return try await type.object(withItemProviderData: content(as: identifier).data(), typeIdentifier: identifier)
    }
}
