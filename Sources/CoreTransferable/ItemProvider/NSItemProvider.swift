import Foundation
import UniformTypeIdentifiers
import os

/// An item that is dragged, dropped, copied or pasted, with its representations.
///
/// Representations are loaded on demand and asynchronously, on any thread. Follows
/// https://developer.apple.com/documentation/foundation/nsitemprovider; previews and cloud sharing are not supported.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// A function that loads data and calls the completion handler once, with the data or an error.
    public typealias DataLoader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    /// A function that receives an item, or nil and an error. Casts to `URL`, `String` and `Data` succeed as to their classes.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    /// A representation of the item as a type.
    package struct Representation: Sendable {
        package let typeIdentifier: String
        package let visibility: NSItemProviderRepresentationVisibility
        package let load: @Sendable () async throws -> TransferContent
    }

    private struct State: @unchecked Sendable {
        var representations: [Representation] = []
        var suggestedName: String?
        /// The object that the provider was created with, and its type.
        var item: (object: any NSSecureCoding, typeIdentifier: String)?
    }

    private let state = OSAllocatedUnfairLock(uncheckedState: State())
    // Both are used on the thread of the tree that drags or receives the item.
    /// The drag of this program that carries the item; nil for items of other programs.
    package weak var source: AnyObject?
    /// Called once the receiver of a drop has loaded the dropped items.
    package var transferCompleted: (() -> Void)?

    /// Creates an item provider without representations, which can be registered later.
    public override init() {}

    /// Creates an item provider with the representations that an object provides.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates an item provider with data, text or a URL as a type.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item, let typeIdentifier else { return }
        state.withLockUnchecked { $0.item = (item, typeIdentifier) }
        // Only these classes have a known data representation; other objects can only be loaded as they are.
        let data: Data? =
            switch item {
            case let data as NSData: Data(referencing: data)
            case let text as NSString: Data(String(text).utf8)
            case let url as NSURL: Data(url.absoluteString.utf8)
            default: nil
            }
        register(typeIdentifier, .all) {
            guard let data else { throw NSItemProvider.error(.unexpectedValueClassError, typeIdentifier) }
            return .data(data)
        }
    }

    /// Creates an item provider with the content of a file and its URL; nil if the file does not exist.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        registerFile(fileURL)
    }

    /// Registers the content of a file under its type, and its URL.
    package func registerFile(_ file: URL) {
        suggestedName = file.deletingPathExtension().lastPathComponent
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory)
        let type = isDirectory.boolValue ? UTType.folder : UTType(filenameExtension: file.pathExtension) ?? .data
        if exists { register(type.identifier, .all) { .file(file, isOriginal: true) } }
        register(UTType.fileURL.identifier, .all) { .data(file.dataRepresentation) }
    }

    /// The suggested name of the item, such as for a file, without a filename extension.
    open var suggestedName: String? {
        get { state.withLockUnchecked { $0.suggestedName } }
        set { state.withLockUnchecked { $0.suggestedName = newValue } }
    }

    // MARK: Representations

    package var representations: [Representation] { state.withLockUnchecked { $0.representations } }

    package func register(
        _ typeIdentifier: String, _ visibility: NSItemProviderRepresentationVisibility,
        _ load: @escaping @Sendable () async throws -> TransferContent
    ) {
        let new = Representation(typeIdentifier: typeIdentifier, visibility: visibility, load: load)
        state.withLockUnchecked { state in
            state.representations.removeAll { $0.typeIdentifier == typeIdentifier }
            state.representations.append(new)
        }
    }

    /// The type identifiers of the representations, in order of preference.
    open var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

    /// The types of the representations that are known, in order of preference.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

    /// Returns the types of the representations that conform to a type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Returns whether there is a representation with a type or one of its subtypes.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: typeIdentifier) != nil
    }

    /// Returns whether there is a representation with a type or one of its subtypes.
    public func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool {
        hasItemConformingToTypeIdentifier(typeIdentifier)
    }

    /// Registers a data representation of a type.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping DataLoader
    ) {
        register(typeIdentifier, visibility) {
            .data(
                try await withCheckedThrowingContinuation { continuation in
                    // A handler that calls the completion twice is ignored the second time.
                    let answer = Once(continuation)
                    _ = loadHandler { data, error in
                        answer(data.map { .success($0) } ?? .failure(error ?? Self.error(.itemUnavailableError, typeIdentifier)))
                    }
                })
        }
    }

    /// Registers a data representation of a type.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, loadHandler: @escaping DataLoader
    ) {
        registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Registers a file representation of a type. Receivers are always given the original file.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        register(typeIdentifier, visibility) {
            let file: URL = try await withCheckedThrowingContinuation { continuation in
                let answer = Once(continuation)
                _ = loadHandler { file, _, error in
                    answer(file.map { .success($0) } ?? .failure(error ?? Self.error(.itemUnavailableError, typeIdentifier)))
                }
            }
            return .file(file, isOriginal: true)
        }
    }

    /// Returns the representation of a type or, if there is none, the first one of a subtype.
    package func representation(conformingTo typeIdentifier: String) -> Representation? {
        let all = representations
        if let same = all.first(where: { $0.typeIdentifier == typeIdentifier }) { return same }
        guard let wanted = UTType(typeIdentifier) else { return nil }
        return all.first { UTType($0.typeIdentifier)?.conforms(to: wanted) ?? false }
    }

    /// Returns the object that the provider was created with, if its type conforms to a type.
    func originalItem(_ typeIdentifier: String) -> (any NSSecureCoding)? {
        guard let item = state.withLockUnchecked({ $0.item }) else { return nil }
        if item.typeIdentifier == typeIdentifier { return item.object }
        guard let own = UTType(item.typeIdentifier), let wanted = UTType(typeIdentifier), own.conforms(to: wanted) else { return nil }
        return item.object
    }

    /// Loads the content as a type or one of its subtypes. Throws if there is none.
    package func content(as typeIdentifier: String) async throws -> TransferContent {
        guard let representation = representation(conformingTo: typeIdentifier) else {
            throw Self.error(.itemUnavailableError, typeIdentifier)
        }
        return try await representation.load()
    }

    // MARK: Errors

    /// The error domain of item providers.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The error codes of item providers.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    static func error(_ code: ErrorCode, _ typeIdentifier: String) -> NSError {
        NSError(
            domain: errorDomain, code: code.rawValue,
            userInfo: [
                NSLocalizedDescriptionKey: "Cannot load representation of type \(typeIdentifier)"
            ])
    }
}

/// The processes to which a representation is visible.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All processes.
    case all = 0
    /// Processes of the same development team. On Linux, only the process itself.
    case team = 1
    /// Processes of the same group. On Linux, only the process itself.
    case group = 2
    /// Only the process itself.
    case ownProcess = 3
}

/// The options of a file representation.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The file may be opened in place.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// A continuation that is resumed at most once.
final class Once<Value: Sendable>: Sendable {
    private let continuation: OSAllocatedUnfairLock<CheckedContinuation<Value, any Error>?>

    init(_ continuation: CheckedContinuation<Value, any Error>) {
        self.continuation = OSAllocatedUnfairLock(uncheckedState: continuation)
    }

    func callAsFunction(_ result: Result<Value, any Error>) {
        continuation.withLockUnchecked { waiting in
            defer { waiting = nil }
            return waiting
        }?.resume(with: result)
    }
}
