import Foundation
import SwiftUI
import SwiftUICore

extension NSAttributedString.Key {
    /// A `UIFont` or `NSFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The colour of the text.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The space after each character, in points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number that says how the text is underlined; 0 for not.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A number that says how the text is struck through; 0 for not.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The distance of the text from its baseline, in points.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// An address that the text leads to: a `URL` or a `String`.
    public static let link = NSAttributedString.Key("NSLink")
}

/// How text is underlined or struck through.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// By a line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// By a thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// By two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
}
