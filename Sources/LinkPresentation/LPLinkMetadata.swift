import CoreTransferable
import Foundation

/// The metadata of a page.
///
/// Follows https://developer.apple.com/documentation/linkpresentation/lplinkmetadata.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
    /// The address that was asked for.
    open var originalURL: URL?
    /// The address of the page, after redirections.
    open var url: URL?
    /// The title.
    open var title: String?
    /// Loads the icon of the page; nil for none.
    open var iconProvider: NSItemProvider?
    /// Loads the picture of the page; nil for none.
    open var imageProvider: NSItemProvider?
    /// Loads the film of the page. It is nil unless the program sets it: films are not looked for.
    open var videoProvider: NSItemProvider?
    /// The address of a film for which the page is; nil for none.
    open var remoteVideoURL: URL?

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        (copy.originalURL, copy.url, copy.title, copy.remoteVideoURL) = (originalURL, url, title, remoteVideoURL)
        (copy.iconProvider, copy.imageProvider, copy.videoProvider) = (iconProvider, imageProvider, videoProvider)
        return copy
    }
}

/// The domain of the errors of fetching.
public let LPErrorDomain = "LPErrorDomain"

/// The reason for which a page says nothing about itself.
///
/// Follows https://developer.apple.com/documentation/linkpresentation/lperror-swift.struct.
public struct LPError: Error, LocalizedError, CustomNSError, Hashable, Sendable {
    /// A reason.
    public enum Code: Int, Sendable {
        case unknown = 1
        /// The page cannot be loaded.
        case metadataFetchFailed = 2
        /// The program has taken the request back.
        case metadataFetchCancelled = 3
        /// The page did not come in time.
        case metadataFetchTimedOut = 4
        /// The program may not load pages.
        case metadataFetchNotAllowed = 5
    }

    public static var errorDomain: String { LPErrorDomain }
    /// The reason.
    public let code: Code
    public var errorCode: Int { code.rawValue }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    public var errorDescription: String? {
        switch code {
        case .metadataFetchCancelled: "The request was cancelled."
        case .metadataFetchTimedOut: "The page did not come in time."
        default: "The page cannot be loaded."
        }
    }

    public static let metadataFetchFailed = Code.metadataFetchFailed
    public static let metadataFetchCancelled = Code.metadataFetchCancelled
    public static let metadataFetchTimedOut = Code.metadataFetchTimedOut
}
