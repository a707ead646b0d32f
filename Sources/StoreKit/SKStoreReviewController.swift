import Foundation

/// Asks for reviews in programs that do not use the action of the environment.
///
/// Follows https://developer.apple.com/documentation/storekit/skstorereviewcontroller.
public final class SKStoreReviewController: NSObject {
    /// Asks the system to ask the user for a review. The system decides whether it does, and on Linux it never does.
    public class func requestReview() {}

    /// Asks the system to ask the user for a review in a scene. The system decides whether it does, and on Linux it never does.
    @MainActor public class func requestReview(in windowScene: some AnyObject) { AppStore.requestReview(in: windowScene) }
}
