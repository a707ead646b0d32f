import CoreGraphics
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Where text is copied to and pasted from: a window's, or one of a test's own.
package protocol Clipboard: AnyObject {
    /// The text; nil when there is none.
    var string: String? { get set }
    /// Copies things.
    func copy(_ items: [NSItemProvider])
    /// Gives the things there are, of these types or special cases of them: at once, or once they have come.
    func paste(_ contentTypes: [UTType], completion: @escaping ([NSItemProvider]) -> Void)
}

/// A clipboard that nobody else uses.
package final class PrivateClipboard: Clipboard {
    package var string: String? {
        didSet { items = string.map { [NSItemProvider(object: NSString(string: $0))] } ?? [] }
    }
    private var items: [NSItemProvider] = []
    package init() {}

    package func copy(_ items: [NSItemProvider]) {
        string = nil
        self.items = items
    }

    package func paste(_ contentTypes: [UTType], completion: @escaping ([NSItemProvider]) -> Void) {
        completion(items.filter { $0.conforms(to: contentTypes) })
    }
}

/// What takes in text: the view with the focus, as an input method or a keyboard on the screen sees it.
package protocol TextInputClient: FocusTarget {
    /// Puts text in the place of what is selected or being composed.
    func insertText(_ text: String)
    /// Puts a text in the place of all there is.
    func replaceText(_ text: String)
    /// Shows what is being composed; what is selected of it is counted in its UTF-8.
    func setMarkedText(_ text: String, selected: Range<Int>)
    /// Leaves what is being composed as it stands.
    func endComposition()
    /// Whether an input method is composing.
    var isComposing: Bool { get }
    /// The caret in the window, in points: where candidates are shown.
    var caretFrame: CGRect { get }
    /// The text around the caret and where the caret and the other end of the selection are in it, in UTF-8.
    var surroundingText: (text: String, caret: Int, anchor: Int) { get }
    /// The text that is selected; nil where none is, or a secret.
    var selectedText: String? { get }
    /// How the text is to be entered.
    var inputTraits: TextInputTraits { get }
}

/// How text is to be entered.
package struct TextInputTraits: Equatable, Sendable {
    package enum Keyboard: Sendable, Hashable {
        case standard, ascii, numbersAndPunctuation, url, number, phone, namePhone, email, decimal, twitter, webSearch, asciiNumber
    }

    package enum Capitalization: Sendable, Hashable { case never, words, sentences, characters }

    package var keyboard = Keyboard.standard
    package var capitalization: Capitalization?
    package var isAutocorrectionDisabled = false
    package var contentType: String?
    package var isSecure = false
    package var isMultiline = false

    package init() {}
}

private enum TextInputTraitsKey: EnvironmentKey { static let defaultValue = TextInputTraits() }

extension EnvironmentValues {
    /// How text is to be entered.
    package var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }
}

/// Takes things out of the clipboard of the window. Call it as a function.
package struct PasteItemsAction {
    var handle: TreeHandle?

    /// Calls a function with the things of these types or special cases of them, if there are any, once they have come.
    package func callAsFunction(_ contentTypes: [UTType], _ completion: @escaping ([NSItemProvider]) -> Void) {
        handle?.tree?.clipboard.paste(contentTypes) { if !$0.isEmpty { completion($0) } }
    }
}

private enum PasteItemsKey: EnvironmentKey { static var defaultValue: PasteItemsAction { PasteItemsAction() } }

extension EnvironmentValues {
    /// Takes things out of the clipboard of the window.
    package var pasteItems: PasteItemsAction {
        get { self[PasteItemsKey.self] }
        set { self[PasteItemsKey.self] = newValue }
    }
}

/// Puts texts into the clipboard of the window. Call it as a function.
package struct CopyTextAction {
    var handle: TreeHandle?

    package func callAsFunction(_ text: String) { handle?.tree?.clipboard.string = text }
}

private enum CopyTextKey: EnvironmentKey { static var defaultValue: CopyTextAction { CopyTextAction() } }

extension EnvironmentValues {
    /// Puts texts into the clipboard of the window.
    package var copyText: CopyTextAction {
        get { self[CopyTextKey.self] }
        set { self[CopyTextKey.self] = newValue }
    }
}
