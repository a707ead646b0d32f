import Foundation
import SwiftUI

/// A service for shared items that a program adds to the dialog of a `UIActivityViewController`.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// The name of a service.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    }

    /// The importance of a service.
    public enum Category: Int, Sendable {
        case action, share
    }

    private var finish: ((Bool) -> Void)?

    /// Creates a service. Override the members below.
    public override init() { super.init() }

    /// The importance of the service. It changes nothing.
    open class var activityCategory: Category { .action }
    /// The name of the service; nil for none.
    open var activityType: ActivityType? { nil }
    /// The title of the service; a service without one is not shown.
    open var activityTitle: String? { nil }
    /// The picture of the service. It is not shown: the dialog has titles only.
    open var activityImage: UIImage? { nil }

    /// Returns whether the service can be used with the items; false by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called with the items after the user has chosen the service.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Performs the service, and calls `activityDidFinish(_:)` at the end.
    open func perform() {}

    /// Ends the service.
    ///
    /// - Parameter completed: Whether it was performed.
    open func activityDidFinish(_ completed: Bool) {
        let finish = finish
        self.finish = nil
        finish?(completed)
    }

    func perform(with items: [Any], finish: @escaping (Bool) -> Void) {
        self.finish = finish
        prepare(withActivityItems: items)
        perform()
    }
}

/// An object that provides an item to share when a service needs it.
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
    /// Returns a value of the kind of the item, which determines the services.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item for a service; nil for none.
    func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?)
        -> Any?
    /// Returns the subject for a service; empty by default.
    func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?)
        -> String
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
