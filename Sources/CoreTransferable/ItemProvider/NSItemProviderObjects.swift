import Foundation
import UniformTypeIdentifiers

/// An object that says what it can be given as.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types as which objects of the class can be given, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The types as which this object can be given, the best first.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Gives the object as data of a type.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// Those of the class.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// An object that can be made of what is dropped or pasted.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The types of which objects of the class can be made, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// An object made of data of a type; throws where that is not possible.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProvider {
    /// Registers all as which an object can be given.
    public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        // The object is asked from one thread at a time, by whoever takes what is dragged.
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
