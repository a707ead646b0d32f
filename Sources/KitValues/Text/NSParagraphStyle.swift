import CoreGraphics
import Foundation
import SwiftUI
import SwiftUICore

/// The alignment of the lines of a text.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4
}

/// How lines that are too long end.
public enum NSLineBreakMode: UInt, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

/// How the lines of an attributed text are set when it is measured or drawn: that of its first character applies to the whole text.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    private let mark = FoundationObjectMark()
    fileprivate var storedAlignment = NSTextAlignment.natural
    fileprivate var storedSpacing: CGFloat = 0
    fileprivate var storedBreakMode = NSLineBreakMode.byWordWrapping

    /// The default style.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of the lines; `natural` is the leading edge. Justified lines are aligned to that edge too.
    open var alignment: NSTextAlignment { storedAlignment }
    /// The space between lines, in points.
    open var lineSpacing: CGFloat { storedSpacing }
    /// How lines that are too long end: with `byTruncating…` and `byClipping` the text has one line.
    open var lineBreakMode: NSLineBreakMode { storedBreakMode }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return alignment == other.alignment && lineSpacing == other.lineSpacing && lineBreakMode == other.lineBreakMode
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(alignment)
        hasher.combine(lineSpacing)
        hasher.combine(lineBreakMode)
        return hasher.finalize()
    }

    open override func copy() -> Any { mutableCopy() }

    open override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }
}

/// A style of lines that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { storedAlignment }
        set { storedAlignment = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { storedSpacing }
        set { storedSpacing = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { storedBreakMode }
        set { storedBreakMode = newValue }
    }

    /// Takes over another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        storedAlignment = style.alignment
        storedSpacing = style.lineSpacing
        storedBreakMode = style.lineBreakMode
    }
}

extension NSAttributedString.Key {
    /// An `NSParagraphStyle`, which applies where the text is measured and drawn.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension NSParagraphStyle {
    /// The alignment of the lines in SwiftUI's words.
    var textAlignment: TextAlignment {
        switch alignment {
        case .center: .center
        case .right: .trailing
        case .left, .justified, .natural: .leading
        }
    }

    /// Whether the text has one line.
    var hasOneLine: Bool { lineBreakMode.rawValue > NSLineBreakMode.byCharWrapping.rawValue }

    var truncationMode: Text.TruncationMode {
        switch lineBreakMode {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        default: .tail
        }
    }
}
