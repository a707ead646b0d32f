import Foundation

/// A file that belongs to a notification: a picture, a sound or a film.
///
/// Notifications of desktops show the program's icon: the file is kept, and not shown.
///
/// Follows https://developer.apple.com/documentation/usernotifications/unnotificationattachment.
public final class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    /// The address of the file.
    public let url: URL

    /// Creates an attachment.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; an empty one is replaced by one that is unique.
    ///   - URL: The address of the file. The error `attachmentInvalidURL` is thrown if there is none at it.
    ///   - options: How the file is shown. It has no effect.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.isReadableFile(atPath: URL.path) else { throw UNError(.attachmentInvalidURL) }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        url = URL
    }
}

/// The key of the type of an attachment's file.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of whether the picture of an attachment is left out of notifications.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"

/// The domain of ``UNError``.
public let UNErrorDomain = "UNErrorDomain"

/// The reason for which a notification could not be made. On Linux `attachmentInvalidURL` occurs.
///
/// Follows https://developer.apple.com/documentation/usernotifications/unerror.
public struct UNError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType = 101
        case attachmentInvalidFileSize = 102
        case attachmentNotInDataStore = 103
        case attachmentMoveIntoDataStoreFailed = 104
        case attachmentCorrupt = 105
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent = 1401

        /// Whether an error has the code, in `catch UNError.attachmentInvalidURL`.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? UNError)?.code == code }
    }

    /// The kind of the error.
    public let code: Code

    public init(_ code: Code) { self.code = code }

    /// The program may not show notifications.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    /// There is no file at the address of an attachment.
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }

    public static var errorDomain: String { UNErrorDomain }
    public var errorCode: Int { code.rawValue }

    public var errorDescription: String? {
        switch code {
        case .notificationsNotAllowed: "The program may not show notifications."
        case .attachmentInvalidURL: "There is no file at the address of the attachment."
        default: "The notification cannot be shown."
        }
    }
}
