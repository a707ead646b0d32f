import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Registers the representations of a value, which is created on demand.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        register(T.transferFormats.filter { $0.exporting != nil }, of: transferable)
    }

    /// Registers the representations of an existing value.
    package func register<T: Transferable>(value: T) {
        suggestedName = value.suggestedFilename.map { ($0 as NSString).deletingPathExtension }
        register(value.exportFormats) { value }
    }

    private func register<T: Transferable>(_ formats: [TransferFormat<T>], of value: @escaping @Sendable () -> T) {
        for format in formats {
            register(format.contentType.identifier, format.visibility == .all ? .all : .ownProcess) {
                try await format.content(of: value())
            }
        }
    }

    /// Returns whether a value of a type can be created from the provided content.
    package func canLoadTransferable<T: Transferable>(_ type: T.Type) -> Bool { importFormat(type) != nil }

    /// Loads a value of a type. The completion handler runs on any thread.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task.detached { [self] in
            do {
                completionHandler(.success(try await transferable(transferableType)))
            } catch {
                completionHandler(.failure(error))
            }
        }
        return progress
    }

    /// Returns a value of a type created from the provided content.
    package func transferable<T: Transferable>(_ type: T.Type) async throws -> T {
        guard let (format, representation) = importFormat(type) else {
            throw TransferError.noRepresentation(of: "\(T.self)", type: registeredContentTypes.first)
        }
        return try await format.importing!(representation.load())
    }

    /// Returns the preferred import format of a type for which there is content.
    private func importFormat<T: Transferable>(_ type: T.Type) -> (TransferFormat<T>, Representation)? {
        for format in T.transferFormats where format.importing != nil {
            if let representation = representation(conformingTo: format.contentType.identifier) { return (format, representation) }
        }
        return nil
    }
}
