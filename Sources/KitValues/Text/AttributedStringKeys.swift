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

extension Text {
    /// Creates a text from an attributed string with the attributes of UIKit and AppKit: fonts, colours, lines, spaces and links.
    public init(_ attributedString: NSAttributedString) { self.init(AttributedString(attributedString)) }
}

extension AttributedString {
    /// Creates an attributed string from one with the attributes of UIKit and AppKit: fonts, colours, lines, spaces and links. Others are
    /// left out.
    public init(_ attributedString: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: attributedString.length)
        let string = NSString(string: attributedString.string)
        attributedString.enumerateAttributes(in: whole) { attributes, range, _ in
            var piece = AttributedString(string.substring(with: range))
            piece.font = (attributes[.font] as? UIFont)?.font
            piece.foregroundColor = (attributes[.foregroundColor] as? UIColor)?.color
            piece.backgroundColor = (attributes[.backgroundColor] as? UIColor)?.color
            piece.kern = Self.number(attributes[.kern])
            piece.baselineOffset = Self.number(attributes[.baselineOffset])
            if (Self.number(attributes[.underlineStyle]) ?? 0) != 0 { piece.underlineStyle = .single }
            if (Self.number(attributes[.strikethroughStyle]) ?? 0) != 0 { piece.strikethroughStyle = .single }
            piece.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
            self += piece
        }
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let style as NSUnderlineStyle: CGFloat(style.rawValue)
        default: nil
        }
    }
}

extension NSAttributedString {
    /// Creates an attributed string with the attributes of UIKit and AppKit from one with those of SwiftUI: fonts, colours, lines, spaces and
    /// links. Others are left out.
    public convenience init(_ attributedString: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attributedString.runs {
            var attributes: [Key: Any] = [:]
            attributes[.font] = run.font.map { UIFont($0) }
            attributes[.foregroundColor] = run.foregroundColor.map { UIColor($0) }
            attributes[.backgroundColor] = run.backgroundColor.map { UIColor($0) }
            attributes[.kern] = run.kern
            attributes[.baselineOffset] = run.baselineOffset
            attributes[.underlineStyle] = run.underlineStyle.map { _ in NSUnderlineStyle.single.rawValue }
            attributes[.strikethroughStyle] = run.strikethroughStyle.map { _ in NSUnderlineStyle.single.rawValue }
            attributes[.link] = run.link
            text.append(NSAttributedString(string: String(attributedString.characters[run.range]), attributes: attributes))
        }
        self.init(attributedString: text)
    }
}
