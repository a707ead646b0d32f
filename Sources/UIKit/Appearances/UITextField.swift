import Foundation
import KitValues
import SwiftUI

/// A text field of one line: one in an alert, or the appearance of those of SwiftUI. There are no other views of UIKit.
///
///     init() { UITextField.appearance().clearButtonMode = .whileEditing }
@preconcurrency @MainActor public final class UITextField: NSObject {
    /// When a part of a field is shown.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    private static let proxy = UITextField(nil)

    /// Returns the appearance of all text fields. Set it before they are shown. As on iOS, fields have the font and the colour that the
    /// modifiers of views say.
    public static func appearance() -> UITextField { proxy }

    /// Called when a field of an alert has changed; nil for the appearance.
    private let changed: (@MainActor () -> Void)?
    /// The appearance of a field of an alert. Kept only.
    private var ownAppearance = TextFieldAppearance()

    private init(_ changed: (@MainActor () -> Void)?) { self.changed = changed }

    /// Creates a field of an alert.
    ///
    /// - Parameter changed: Called when the program has changed the field.
    convenience init(changed: @escaping @MainActor () -> Void) { self.init(.some(changed)) }

    // MARK: The field of an alert

    /// The text changes by the user. The object is the field.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    /// The text; nil and an empty text are the same.
    public var text: String? = "" { didSet { changed?() } }
    /// The text that an empty field shows; nil for none.
    public var placeholder: String? { didSet { changed?() } }
    /// Whether the text is hidden.
    public var isSecureTextEntry = false { didSet { changed?() } }
    /// The type of the on-screen keyboard.
    public var keyboardType = UIKeyboardType.default { didSet { changed?() } }
    /// How typed text is capitalized.
    public var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { changed?() } }
    /// The meaning of the text; nil for none.
    public var textContentType: UITextContentType? { didSet { changed?() } }

    /// The field as a view.
    @ViewBuilder var field: some View {
        let text = Binding<String>(
            get: { self.text ?? "" },
            set: { [weak self] in
                guard let self, self.text != $0 else { return }
                self.text = $0
                NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
            })
        Group {
            if isSecureTextEntry {
                SecureField(placeholder ?? "", text: text)
            } else {
                TextField(placeholder ?? "", text: text)
            }
        }
        .keyboardType(keyboardType)
        .autocapitalization(autocapitalizationType)
        .textContentType(textContentType)
    }

    // MARK: Appearance

    private var appearance: TextFieldAppearance {
        get { changed == nil ? ControlAppearances.textFields : ownAppearance }
        set { if changed == nil { ControlAppearances.textFields = newValue } else { ownAppearance = newValue } }
    }

    /// When a field with text has a button that removes the text; `never` by default. Kept only for a field of an alert.
    public var clearButtonMode: ViewMode {
        get { ViewMode(rawValue: appearance.clearButton.rawValue) ?? .never }
        set { appearance.clearButton = TextFieldAppearance.ClearButton(rawValue: newValue.rawValue) ?? .never }
    }
    /// The colour of the caret and of the selection; nil for the tint of views, which takes precedence. Kept only for a field of an alert.
    public var tintColor: UIColor? {
        get { appearance.tint.map { UIColor($0) } }
        set { appearance.tint = newValue?.color }
    }
    /// The colour behind the text; nil for none. Kept only for a field of an alert.
    public var backgroundColor: UIColor? {
        get { appearance.background.map { UIColor($0) } }
        set { appearance.background = newValue?.color }
    }
}
