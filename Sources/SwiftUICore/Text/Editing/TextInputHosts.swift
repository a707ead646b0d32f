import CoreGraphics
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A clipboard: the system's, or a private one for tests.
package protocol Clipboard: AnyObject {
    /// The text on the clipboard; nil if there is none.
    var string: String? { get set }
    /// The types of the data on the clipboard, the best ones first.
    var contentTypes: [UTType] { get }
    /// Puts items on the clipboard.
    func copy(_ items: [NSItemProvider])
    /// Passes the items that conform to one of the content types to a function, immediately or once they have arrived.
    func paste(_ contentTypes: [UTType], completion: @escaping ([NSItemProvider]) -> Void)
}

/// A clipboard that is not shared with other programs.
package final class PrivateClipboard: Clipboard {
    package var string: String? {
        didSet { items = string.map { [NSItemProvider(object: NSString(string: $0))] } ?? [] }
    }
    private var items: [NSItemProvider] = []
    package init() {}

    package var contentTypes: [UTType] { items.contentTypes }

    package func copy(_ items: [NSItemProvider]) {
        string = nil
        self.items = items
    }

    package func paste(_ contentTypes: [UTType], completion: @escaping ([NSItemProvider]) -> Void) {
        completion(items.filter { $0.conforms(to: contentTypes) })
    }
}

extension [NSItemProvider] {
    /// The types of the items, each of them once.
    package var contentTypes: [UTType] {
        var types: [UTType] = []
        for type in flatMap(\.registeredTypeIdentifiers).compactMap({ UTType($0) }) where !types.contains(type) { types.append(type) }
        return types
    }
}

/// A focused view that accepts text input from an input method or an on-screen keyboard.
package protocol TextInputClient: FocusTarget {
    /// Replaces the selection or the composed text.
    func insertText(_ text: String)
    /// Replaces the whole text.
    func replaceText(_ text: String)
    /// Shows text that is being composed. `selected` is a range of UTF-8 offsets in `text`.
    func setMarkedText(_ text: String, selected: Range<Int>)
    /// Ends the composition and keeps the composed text.
    func endComposition()
    /// Whether an input method is composing.
    var isComposing: Bool { get }
    /// The rectangle of the caret in the window, in points, next to which candidates are shown.
    var caretFrame: CGRect { get }
    /// The text around the caret, with the caret and the anchor of the selection as UTF-8 offsets.
    var surroundingText: (text: String, caret: Int, anchor: Int) { get }
    /// The selected text; nil if the selection is empty or the text is secure.
    var selectedText: String? { get }
    /// The traits of the expected input.
    var inputTraits: TextInputTraits { get }
}

/// The traits of text input, such as the keyboard and capitalization.
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

extension EnvironmentValues {
    /// The traits of text input in this environment.
    @Entry package var textInputTraits = TextInputTraits()
}

/// An action that reads items from the clipboard of the window.
package struct PasteItemsAction {
    var handle: TreeHandle?

    /// Calls a function with the clipboard's items that conform to one of the content types, once they have arrived. Without
    /// any, it is not called.
    package func callAsFunction(_ contentTypes: [UTType], _ completion: @escaping ([NSItemProvider]) -> Void) {
        handle?.tree?.services.clipboard.paste(contentTypes) { if !$0.isEmpty { completion($0) } }
    }
}

extension EnvironmentValues {
    /// Reads items from the clipboard of the window.
    @Entry package var pasteItems: PasteItemsAction = PasteItemsAction()
}

/// An action that copies text to the clipboard of the window.
package struct CopyTextAction {
    var handle: TreeHandle?

    package func callAsFunction(_ text: String) { handle?.tree?.services.clipboard.string = text }
}

extension EnvironmentValues {
    /// Copies text to the clipboard of the window.
    @Entry package var copyText: CopyTextAction = CopyTextAction()
}
