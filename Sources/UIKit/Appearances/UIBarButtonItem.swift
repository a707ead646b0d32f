import Foundation
import KitValues
import SwiftUI

/// The name of the buttons in SwiftUI's navigation bars in UIKit, which has their appearance only: there are no views of UIKit.
///
///     init() { UIBarButtonItem.appearance().tintColor = .orange }
@preconcurrency @MainActor public final class UIBarButtonItem: NSObject {
    private static let proxy = UIBarButtonItem()

    /// Returns the appearance of all buttons in navigation bars. Set it before they are shown; modifiers of views take precedence.
    public static func appearance() -> UIBarButtonItem { proxy }

    private override nonisolated init() { super.init() }

    /// The colour of the buttons; nil for that of the navigation bar.
    public var tintColor: UIColor? {
        get { ControlAppearances.barButtons.tint.map { UIColor($0) } }
        set { ControlAppearances.barButtons.tint = newValue?.color }
    }

    /// Sets the font and the colour of titles in the normal state, which the other states share. Other attributes are ignored.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        if state == .normal { ControlAppearances.barButtons.title = TextAppearance(attributes) }
    }

    /// Returns the font and the colour of titles.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { ControlAppearances.barButtons.title.attributes }
}
