import Foundation

/// The type of an activity that shows a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What the user is doing in a program, as a value that views fill in and receive.
///
/// No service of a Linux desktop takes activities over to other devices or indexes them. Apart from `userActivity(_:isActive:_:)` and
/// `onContinueUserActivity(_:perform:)`, nothing reads the properties.
open class NSUserActivity: NSObject {
    /// The type of the activity.
    public let activityType: String
    /// The title, for people.
    open var title: String?
    /// The state of the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of the state that are needed to continue the activity.
    open var requiredUserInfoKeys: Set<String>?
    /// The web page that shows the same.
    open var webpageURL: URL?
    /// The page from which the user has come.
    open var referrerURL: URL?
    /// The date after which the activity has no meaning.
    open var expirationDate: Date?
    /// Words by which the activity may be found.
    open var keywords: Set<String> = []
    /// Whether the state has to be written again.
    open var needsSave = false
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?
    /// Whether the activity is the one that the user is engaged in.
    public private(set) var isCurrent = false

    /// Creates an activity of a type.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds entries to the state.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Marks the activity as the one that the user is engaged in.
    open func becomeCurrent() { isCurrent = true }
    /// Marks the activity as one that the user is not engaged in.
    open func resignCurrent() { isCurrent = false }
    /// Ends the activity.
    open func invalidate() { isCurrent = false }

    /// Stores an encodable value as the state.
    public func setTypedPayload<Payload: Codable & Sendable>(_ payload: Payload) throws {
        userInfo = ["payload": try JSONEncoder().encode([payload])]
    }

    /// Returns the state that `setTypedPayload(_:)` has stored. Throws if it is of another type, or absent.
    public func typedPayload<Payload: Codable & Sendable>(_ type: Payload.Type) throws -> Payload {
        guard let data = userInfo?["payload"] as? Data, let payload = try JSONDecoder().decode([Payload].self, from: data).first else {
            throw CocoaError(.coderValueNotFound)
        }
        return payload
    }
}
