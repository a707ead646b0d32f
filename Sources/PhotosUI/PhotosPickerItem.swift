import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A photo or video that the user has chosen, whose content is loaded on demand.
///
/// ```swift
/// if let image = try await item.loadTransferable(type: Image.self) { avatar = image }
/// ```
///
/// Follows https://developer.apple.com/documentation/photosui/photospickeritem
public struct PhotosPickerItem: Hashable, Sendable {
    /// The form in which an item with several forms is loaded. Files have one form, so that all policies load it.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private enum Kind { case automatic, current, compatible }
        private let kind: Kind

        /// The form that the system finds best.
        public static let automatic = EncodingDisambiguationPolicy(kind: .automatic)
        /// The form in which the item is kept.
        public static let current = EncodingDisambiguationPolicy(kind: .current)
        /// The form that most programs read.
        public static let compatible = EncodingDisambiguationPolicy(kind: .compatible)
    }

    private let file: URL?
    /// The identifier of the item in the library; nil for items of a picker without a library.
    public let itemIdentifier: String?

    /// The types of the item's content.
    public var supportedContentTypes: [UTType] {
        file.flatMap { UTType(filenameExtension: $0.pathExtension) }.map { [$0] } ?? []
    }

    /// Creates an item with the identifier of an item that was chosen from the library. Loading fails if its file no longer exists.
    public init(itemIdentifier: String) {
        file = URL(fileURLWithPath: itemIdentifier)
        self.itemIdentifier = itemIdentifier
    }

    init(file: URL, isInLibrary: Bool) {
        self.file = file
        itemIdentifier = isInLibrary ? file.path : nil
    }

    /// Returns the content as a value of a type; nil if the type has no representation for the type of the content. Throws if the file cannot be
    /// read or is damaged.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard let file, let contentType = supportedContentTypes.first,
            T.importedContentTypes().contains(where: { contentType.conforms(to: $0) })
        else { return nil }
        return try await T(importing: file, contentType: contentType)
    }

    /// Loads the content as a value of a type, and calls `completionHandler` on a queue of the system with it, as the other form of this method
    /// returns it.
    ///
    /// - Returns: The progress, whose cancellation cancels the loading.
    @discardableResult public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let loading = Task.detached {
            do {
                let value = try await loadTransferable(type: type)
                try Task.checkCancellation()
                completionHandler(.success(value))
            } catch {
                completionHandler(.failure(error))
            }
            progress.completedUnitCount = 1
        }
        progress.cancellationHandler = { loading.cancel() }
        return progress
    }
}
