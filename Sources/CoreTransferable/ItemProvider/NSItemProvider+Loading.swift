import Foundation
import UniformTypeIdentifiers

/// Passes a value to a completion handler on another thread. Safe because the value is created for the handler and not used
/// elsewhere.
private struct Handed<Value>: @unchecked Sendable {
    let value: Value
}

extension NSItemProvider {
    /// Loads the data of a type or one of its subtypes. The completion handler runs on any thread.
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

    /// Loads the data of a type or one of its subtypes. The completion handler runs on any thread.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads a file with the content of a type. A temporary file is deleted after the completion handler, which runs on any
    /// thread.
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

    /// Loads a file with the content of a type. The handler also receives whether the file is the original. A temporary file is
    /// deleted after the completion handler, which runs on any thread.
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

    /// Calls a function with a file that contains the content, with the suggested name if the file is temporary.
    private func withFile(_ typeIdentifier: String, _ body: @Sendable (URL, Bool) -> Void) async throws {
        guard let representation = representation(conformingTo: typeIdentifier) else {
            throw Self.error(.itemUnavailableError, typeIdentifier)
        }
        let type = UTType(representation.typeIdentifier) ?? .data
        try await representation.load().withFile(named: suggestedName, type: type) { body($0, $1) }
    }

    /// Loads the item that the provider was created with, or the data of a type. The completion handler runs on any thread.
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

    /// Returns the item that the provider was created with, or the data of a type.
    public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> sending any NSSecureCoding {
        if let item = originalItem(typeIdentifier) {
            // The creator of the provider has transferred ownership of the item.
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

    /// Returns whether an object of a class can be created from the provided content.
    public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
        type.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Returns whether a value of a type, such as `String`, can be created from the provided content.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass type: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Loads an object of a class. The completion handler runs on any thread.
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

    /// Loads a value of a type, such as `String`. The completion handler runs on any thread.
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
