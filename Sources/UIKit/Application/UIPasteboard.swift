import Foundation
import KitValues
import SwiftUI
import SwiftUICore
import UniformTypeIdentifiers

/// The desktop's clipboard or, in a program without windows, a clipboard that only the program uses.
open class UIPasteboard: @unchecked Sendable {
    /// The clipboard.
    public static let general = UIPasteboard()

    private init() {}

    /// The text on the clipboard; nil if there is none. Text copied by another program is available once a view, such as a paste button,
    /// has requested it.
    open var string: String? {
        get { MainQueue.sync { ProgramServices.clipboard.string } }
        set { MainQueue.sync { ProgramServices.clipboard.string = newValue } }
    }

    /// The text on the clipboard as an array of one; nil if there is none. Texts that are set are joined by line breaks.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }

    /// Whether there is text on the clipboard.
    open var hasStrings: Bool { string?.isEmpty == false }

    /// The URL on the clipboard; nil unless the text there is a URL.
    open var url: URL? {
        get { string.flatMap { text in URL(string: text).flatMap { $0.scheme == nil ? nil : $0 } } }
        set { string = newValue?.absoluteString }
    }

    /// Whether the text on the clipboard is a URL.
    open var hasURLs: Bool { url != nil }

    /// The picture on the clipboard; nil if there is none. If another program has copied it, reading waits briefly for that program's data.
    open var image: UIImage? {
        get {
            MainQueue.sync { ClipboardData.data(of: .png) ?? ClipboardData.data(of: .jpeg) ?? ClipboardData.data(of: .image) }
                .flatMap { UIImage(data: $0) }
        }
        set { images = newValue.map { [$0] } }
    }

    /// The pictures on the clipboard. Reading returns at most one picture.
    open var images: [UIImage]? {
        get { image.map { [$0] } }
        set {
            let files = (newValue ?? []).compactMap { $0.pngData() }
            MainQueue.sync { ClipboardData.copy(files.map { [.png: $0] }) }
        }
    }

    /// Whether there is a picture on the clipboard.
    open var hasImages: Bool { image != nil }

    /// Puts data on the clipboard under a type identifier. Data with an identifier that is not a valid type are ignored.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        guard let type = UTType(pasteboardType) else { return }
        MainQueue.sync { ClipboardData.copy([[type: data]]) }
    }

    /// Returns the data with a type identifier; nil if there are none. If another program has copied them, the call waits briefly for that
    /// program.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        UTType(pasteboardType).flatMap { type in MainQueue.sync { ClipboardData.data(of: type) } }
    }
}
