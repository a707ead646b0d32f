import Foundation
import KitValues
import SwiftUI

/// The name of the activity indicator above refreshed content in UIKit, which has its appearance only: there are no views of UIKit.
@preconcurrency @MainActor public final class UIRefreshControl: NSObject {
    private static let proxy = UIRefreshControl()

    /// Returns the appearance of all indicators above refreshed content.
    public static func appearance() -> UIRefreshControl { proxy }

    private override nonisolated init() { super.init() }

    /// The colour of the indicator; nil for the platform's.
    public var tintColor: UIColor? {
        get { ControlAppearances.refreshTint.map { UIColor($0) } }
        set { ControlAppearances.refreshTint = newValue?.color }
    }
}
