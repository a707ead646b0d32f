import Foundation
import UniformTypeIdentifiers

/// An object that can provide representations of itself.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The type identifiers of the representations of instances, in order of preference.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The type identifiers of the representations of this object, in order of preference. By default those of the class.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Loads a representation of the object as data.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The type identifiers of the class.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// An object that can be created from dropped or pasted content.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The type identifiers from which instances can be created, in order of preference.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Creates an object from data of a type. Throws if the data is invalid.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProvider {
    /// Registers all representations that an object provides.
    public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        // Receivers load representations from one thread at a time.
        nonisolated(unsafe) let object = object
        for type in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(self).utf8), nil)
        return nil
    }

    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText, .utf16PlainText, .plainText, .text, .url].map(\.identifier)
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let encoding = typeIdentifier == UTType.utf16PlainText.identifier ? String.Encoding.utf16 : .utf8
        guard let text = String(data: data, encoding: encoding), let object = NSString(string: text) as? Self else {
            throw NSItemProvider.error(.unexpectedValueClassError, typeIdentifier)
        }
        return object
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.fileURL, .url].map(\.identifier) }

    public var writableTypeIdentifiersForItemProvider: [String] {
        (isFileURL ? [UTType.fileURL, .url] : [.url]).map(\.identifier)
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.fileURL, .url].map(\.identifier) }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, let object = NSURL(string: text) as? Self else {
            throw NSItemProvider.error(.unexpectedValueClassError, typeIdentifier)
        }
        return object
    }
}
