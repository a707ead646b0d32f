import CoreTransferable
import Foundation
import KitValues
import SwiftUI
import SwiftUICore

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
}
