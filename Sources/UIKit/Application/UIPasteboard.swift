import Foundation
import KitValues
import SwiftUI
import SwiftUICore
import UniformTypeIdentifiers

/// The clipboard of the desktop or, in a program without windows, one of its own.
open class UIPasteboard: @unchecked Sendable {
    /// The clipboard.
    public static let general = UIPasteboard()

    private init() {}

    /// The text on the clipboard; nil if there is none. Text of another program is known once a view of the program has asked for it.
    open var string: String? {
        get { MainQueue.sync { ProgramServices.clipboard.string } }
        set { MainQueue.sync { ProgramServices.clipboard.string = newValue } }
    }

    /// The texts on the clipboard: one or none.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }

    /// Whether there is text on the clipboard.
    open var hasStrings: Bool { string?.isEmpty == false }

    /// The address on the clipboard, if the text there is one.
    open var url: URL? {
        get { string.flatMap { text in URL(string: text).flatMap { $0.scheme == nil ? nil : $0 } } }
        set { string = newValue?.absoluteString }
    }

    /// Whether there is an address on the clipboard.
    open var hasURLs: Bool { url != nil }

    /// The picture on the clipboard; nil if there is none. It waits, but not long, for another program that has copied it.
    open var image: UIImage? {
        get {
            MainQueue.sync { ClipboardData.data(of: .png) ?? ClipboardData.data(of: .jpeg) ?? ClipboardData.data(of: .image) }
                .flatMap { UIImage(data: $0) }
        }
        set { images = newValue.map { [$0] } }
    }

    /// The pictures on the clipboard; the first one is read.
    open var images: [UIImage]? {
        get { image.map { [$0] } }
        set {
            let files = (newValue ?? []).compactMap { $0.pngData() }
            MainQueue.sync { ClipboardData.copy(files.map { [.png: $0] }) }
        }
    }

    /// Whether there is a picture on the clipboard.
    open var hasImages: Bool { image != nil }

    /// Puts data of a type, by its identifier, on the clipboard. Data of an identifier that no type has are ignored.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        guard let type = UTType(pasteboardType) else { return }
        MainQueue.sync { ClipboardData.copy([[type: data]]) }
    }

    /// Returns the data of a type, by its identifier; nil if there are none. It waits, but not long, for another program that has copied them.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        UTType(pasteboardType).flatMap { type in MainQueue.sync { ClipboardData.data(of: type) } }
    }
}
