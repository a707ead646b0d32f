import Foundation
import SwiftUI
import SwiftUICore

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
            self += AttributedString(string.substring(with: range), attributes: AttributeContainer(attributes))
        }
    }
}

extension AttributeContainer {
    /// Creates attributes from those of UIKit and AppKit: fonts, colours, lines, spaces and links. Others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        self.font = (dictionary[.font] as? UIFont)?.font
        self.foregroundColor = (dictionary[.foregroundColor] as? UIColor)?.color
        self.backgroundColor = (dictionary[.backgroundColor] as? UIColor)?.color
        self.kern = Self.number(dictionary[.kern])
        self.baselineOffset = Self.number(dictionary[.baselineOffset])
        if (Self.number(dictionary[.underlineStyle]) ?? 0) != 0 { self.underlineStyle = .single }
        if (Self.number(dictionary[.strikethroughStyle]) ?? 0) != 0 { self.strikethroughStyle = .single }
        self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
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

extension [NSAttributedString.Key: Any] {
    /// Creates the attributes of UIKit and AppKit from those of SwiftUI: fonts, colours, lines, spaces and links. Others are left out.
    public init(_ container: AttributeContainer) {
        self.init()
        self[.font] = container.font.map { UIFont($0) }
        self[.foregroundColor] = container.foregroundColor.map { UIColor($0) }
        self[.backgroundColor] = container.backgroundColor.map { UIColor($0) }
        self[.kern] = container.kern
        self[.baselineOffset] = container.baselineOffset
        self[.underlineStyle] = container.underlineStyle.map { _ in NSUnderlineStyle.single.rawValue }
        self[.strikethroughStyle] = container.strikethroughStyle.map { _ in NSUnderlineStyle.single.rawValue }
        self[.link] = container.link
    }
}

extension NSAttributedString {
    /// Creates an attributed string with the attributes of UIKit and AppKit from one with those of SwiftUI: fonts, colours, lines, spaces and
    /// links. Others are left out.
    public convenience init(_ attributedString: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attributedString.runs {
            let characters = String(attributedString.characters[run.range])
            text.append(NSAttributedString(string: characters, attributes: [Key: Any](run.attributes)))
        }
        self.init(attributedString: text)
    }
}

// The attributes of the kits become those of SwiftUI, so that their scopes have these.
extension AttributeScopes {
    /// The attributes of UIKit. As texts draw those of SwiftUI, the scope has these.
    public var uiKit: SwiftUIAttributes.Type { SwiftUIAttributes.self }
    /// The attributes of AppKit. As texts draw those of SwiftUI, the scope has these.
    public var appKit: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributedString {
    /// Creates an attributed string with the attributes of a scope from one with those of UIKit and AppKit: fonts, colours, lines, spaces and
    /// links. Others are left out, and in the scope `foundation` all but links. Never throws.
    public init<S: AttributeScope>(_ attributedString: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
        try self.init(attributedString, including: S.self)
    }

    /// Creates an attributed string with the attributes of a scope from one with those of UIKit and AppKit, as `init(_:including:)` with the path
    /// of the scope does.
    public init<S: AttributeScope>(_ attributedString: NSAttributedString, including scope: S.Type) throws {
        self.init(attributedString)
        guard scope == AttributeScopes.FoundationAttributes.self else { return }
        for run in runs {
            var links = AttributeContainer()
            links.link = run.link
            self[run.range].setAttributes(links)
        }
    }
}

extension NSAttributedString {
    /// Creates an attributed string with the attributes of UIKit and AppKit from those of a scope: fonts, colours, lines, spaces and links.
    /// Others are left out. Never throws.
    public convenience init<S: AttributeScope>(_ attributedString: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
        try self.init(attributedString, including: S.self)
    }

    /// Creates an attributed string with the attributes of UIKit and AppKit from those of a scope, as `init(_:including:)` with the path of the
    /// scope does.
    public convenience init<S: AttributeScope>(_ attributedString: AttributedString, including scope: S.Type) throws {
        self.init(attributedString)
    }
}
