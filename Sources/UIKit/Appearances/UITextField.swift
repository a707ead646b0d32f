import Foundation
import KitValues
import SwiftUI

/// The name of SwiftUI's text fields of one line in UIKit, which has their appearance only: there are no views of UIKit.
///
///     init() { UITextField.appearance().clearButtonMode = .whileEditing }
@preconcurrency @MainActor public final class UITextField: NSObject {
    /// When a part of a field is shown.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    private static let proxy = UITextField()

    /// Returns the appearance of all text fields. Set it before they are shown. As on iOS, fields have the font and the colour that the
    /// modifiers of views say.
    public static func appearance() -> UITextField { proxy }

    private override nonisolated init() { super.init() }

    /// When a field with text has a button that removes the text; `never` by default.
    public var clearButtonMode: ViewMode {
        get { ViewMode(rawValue: ControlAppearances.textFields.clearButton.rawValue) ?? .never }
        set { ControlAppearances.textFields.clearButton = TextFieldAppearance.ClearButton(rawValue: newValue.rawValue) ?? .never }
    }
    /// The colour of the caret and of the selection; nil for the tint of views, which takes precedence.
    public var tintColor: UIColor? {
        get { ControlAppearances.textFields.tint.map { UIColor($0) } }
        set { ControlAppearances.textFields.tint = newValue?.color }
    }
    /// The colour behind the text; nil for none.
    public var backgroundColor: UIColor? {
        get { ControlAppearances.textFields.background.map { UIColor($0) } }
        set { ControlAppearances.textFields.background = newValue?.color }
    }
}
