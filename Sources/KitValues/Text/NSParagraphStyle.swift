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

/// The values of a paragraph style.
private struct ParagraphValues: Hashable {
    var alignment: NSTextAlignment = .natural
    var lineSpacing: CGFloat = 0
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var tabStops: [NSTextTab] = []
    var defaultTabInterval: CGFloat = 0
}

/// How the lines of an attributed text are set when it is measured or drawn: that of its first character applies to the whole text.
///
/// Follows https://developer.apple.com/documentation/uikit/nsparagraphstyle.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    private let mark = FoundationObjectMark()
    fileprivate var values = ParagraphValues()

    /// The default style.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of the lines; `natural` is the leading edge. Justified lines are aligned to that edge too.
    open var alignment: NSTextAlignment { values.alignment }
    /// The space between lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// How lines that are too long end: with `byTruncating…` and `byClipping` the text has one line.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space after a paragraph, in points. It is kept, and not drawn.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before a paragraph, in points. It is kept, and not drawn.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The distance of the first line from the leading edge, in points. It is kept, and not drawn.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The distance of the other lines from the leading edge, in points. It is kept, and not drawn.
    open var headIndent: CGFloat { values.headIndent }
    /// The distance of the lines from the trailing edge, in points. It is kept, and not drawn.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The smallest height of a line, in points; 0 for none. It is kept, and not drawn.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line, in points; 0 for none. It is kept, and not drawn.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor of the height of lines; 0 for none. It is kept, and not drawn.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// How readily words are hyphenated, from 0 to 1. It is kept: words are never hyphenated.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// The positions of tabs. They are kept, and not drawn.
    open var tabStops: [NSTextTab]! { values.tabStops }
    /// The distance of tabs after the last position, in points. It is kept, and not drawn.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    open override var hash: Int { values.hashValue }

    open override func copy() -> Any { mutableCopy() }

    open override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }
}

/// A style of lines that can be changed.
///
/// Follows https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var tabStops: [NSTextTab]! {
        get { values.tabStops }
        set { values.tabStops = newValue ?? [] }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    /// Takes over another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }

    /// Adds the position of a tab.
    open func addTabStop(_ tabStop: NSTextTab) { values.tabStops.append(tabStop) }

    /// Removes the position of a tab.
    open func removeTabStop(_ tabStop: NSTextTab) { values.tabStops.removeAll { $0 == tabStop } }
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
