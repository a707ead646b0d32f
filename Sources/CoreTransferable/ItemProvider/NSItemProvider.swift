import Foundation
import UniformTypeIdentifiers

/// One thing that is dragged, dropped, copied or pasted, with what it can be given as.
///
/// Data is asked for when it is needed, and comes later, on any thread. Follows
/// https://developer.apple.com/documentation/foundation/nsitemprovider; previews and cloud sharing do not exist.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// What asks for data: calls the completion once, with the data or with why there is none.
    public typealias DataLoader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    /// Takes an object. `Any`, since no value type is known here as an object that can be coded.
    public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void

    /// One type as which the thing can be given.
    package struct Representation: Sendable {
        package let typeIdentifier: String
        package let visibility: NSItemProviderRepresentationVisibility
        package let load: @Sendable () async throws -> TransferContent
    }

    private struct State: @unchecked Sendable {
        var representations: [Representation] = []
        var suggestedName: String?
        /// What the provider was made of, for those who want it as it is.
        var item: (object: any NSSecureCoding, typeIdentifier: String)?
    }

    private let state = Locked(State())

    /// Nothing yet: what it can be given as is registered afterwards.
    public override init() {}

    /// An object that says itself what it can be given as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Data, text or an address, as a type.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item, let typeIdentifier else { return }
        state.withLock { $0.item = (item, typeIdentifier) }
        // What is known to be bytes; other objects can be had as they are.
        let data: Data? = switch item {
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

    /// A file, as its type and as its address; nil where there is none.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        registerFile(fileURL)
    }

    /// Registers a file's content, unless it is a folder, and its address.
    package func registerFile(_ file: URL) {
        suggestedName = file.deletingPathExtension().lastPathComponent
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory)
        let type = isDirectory.boolValue ? UTType.folder : UTType(filenameExtension: file.pathExtension) ?? .data
        if exists { register(type.identifier, .all) { .file(file, isOriginal: true) } }
        register(UTType.fileURL.identifier, .all) { .data(file.dataRepresentation) }
    }

    /// A name for the thing, such as for a file of it, without an ending.
    open var suggestedName: String? {
        get { state.withLock { $0.suggestedName } }
        set { state.withLock { $0.suggestedName = newValue } }
    }

    // MARK: What it can be given as

    package var representations: [Representation] { state.withLock { $0.representations } }

    package func register(
        _ typeIdentifier: String, _ visibility: NSItemProviderRepresentationVisibility,
        _ load: @escaping @Sendable () async throws -> TransferContent
    ) {
        let new = Representation(typeIdentifier: typeIdentifier, visibility: visibility, load: load)
        state.withLock { state in
            state.representations.removeAll { $0.typeIdentifier == typeIdentifier }
            state.representations.append(new)
        }
    }

    /// The types as which the thing can be given, the best first.
    open var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

    /// The known types as which the thing can be given, the best first.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

    /// The types, of those as which the thing can be given, that are this one or special cases of it.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Whether the thing can be given as a type or a special case of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: typeIdentifier) != nil
    }

    /// Whether the thing can be given as a type or a special case of it.
    public func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool {
        hasItemConformingToTypeIdentifier(typeIdentifier)
    }

    /// Registers data of a type.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping DataLoader
    ) {
        register(typeIdentifier, visibility) {
            .data(try await withCheckedThrowingContinuation { continuation in
                // Whoever answers twice is not heard again.
                let answer = Once(continuation)
                _ = loadHandler { data, error in
                    answer(data.map { .success($0) } ?? .failure(error ?? Self.error(.itemUnavailableError, typeIdentifier)))
                }
            })
        }
    }

    /// Registers data of a type.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, loadHandler: @escaping DataLoader
    ) {
        registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Registers a file of a type. The completion says whether others may use the file itself.
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

    /// The representation of a type, or else the first of a special case of it.
    package func representation(conformingTo typeIdentifier: String) -> Representation? {
        let all = representations
        if let same = all.first(where: { $0.typeIdentifier == typeIdentifier }) { return same }
        guard let wanted = UTType(typeIdentifier) else { return nil }
        return all.first { UTType($0.typeIdentifier)?.conforms(to: wanted) ?? false }
    }

    /// The object that the provider was made of, if it was made as this type or a special case of it.
    func originalItem(_ typeIdentifier: String) -> (any NSSecureCoding)? {
        guard let item = state.withLock({ $0.item }) else { return nil }
        if item.typeIdentifier == typeIdentifier { return item.object }
        guard let own = UTType(item.typeIdentifier), let wanted = UTType(typeIdentifier), own.conforms(to: wanted) else { return nil }
        return item.object
    }

    /// The content as a type or a special case of it; throws where there is none.
    package func content(as typeIdentifier: String) async throws -> TransferContent {
        guard let representation = representation(conformingTo: typeIdentifier) else {
            throw Self.error(.itemUnavailableError, typeIdentifier)
        }
        return try await representation.load()
    }

    // MARK: Errors

    /// The domain of errors of item providers.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// What can go wrong.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    static func error(_ code: ErrorCode, _ typeIdentifier: String) -> NSError {
        NSError(domain: errorDomain, code: code.rawValue, userInfo: [
            NSLocalizedDescriptionKey: "Cannot load representation of type \(typeIdentifier)"
        ])
    }
}

/// Who may see what an item provider offers.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all = 0
    /// Programs of the same developers. Linux knows no such thing: the program itself.
    case team = 1
    /// Programs of the same group. Linux knows no such thing: the program itself.
    case group = 2
    /// The program itself.
    case ownProcess = 3
}

/// How others may use a file.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// They may open the file itself.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// An answer that counts once.
final class Once<Value: Sendable>: Sendable {
    private let continuation: Locked<CheckedContinuation<Value, any Error>?>

    init(_ continuation: CheckedContinuation<Value, any Error>) {
        self.continuation = Locked(continuation)
    }

    func callAsFunction(_ result: Result<Value, any Error>) {
        continuation.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }?.resume(with: result)
    }
}
