import Foundation

// The Foundation of Linux declares which attributes can be coded, and what is needed to say so, but neither codes attributed strings nor tells the
// keys of a scope.

extension AttributedString: @retroactive Codable {
    /// Reads a text with the attributes of Foundation and SwiftUI. Others are left out.
    public init(from decoder: any Decoder) throws {
        self.init()
        if let plain = try? decoder.singleValueContainer().decode(String.self) {
            self = AttributedString(plain)
            return
        }
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd {
            var run = AttributedString(try container.decode(String.self))
            let attributes = try container.nestedContainer(keyedBy: AttributeName.self)
            for name in attributes.allKeys {
                try AttributeCoder.all[name.stringValue]?.decode(&run, attributes, name)
            }
            append(run)
        }
    }

    /// Writes the text with the attributes of Foundation and SwiftUI, such as links, fonts and colours. Others are left out. A text without such
    /// attributes is written as a string.
    public func encode(to encoder: any Encoder) throws {
        let coded = runs.map { run in (run, AttributeCoder.all.filter { $0.value.isPresent(run.attributes) }) }
        guard coded.contains(where: { !$0.1.isEmpty }) else {
            var container = encoder.singleValueContainer()
            return try container.encode(String(characters))
        }
        var container = encoder.unkeyedContainer()
        for (run, coders) in coded {
            try container.encode(String(characters[run.range]))
            var attributes = container.nestedContainer(keyedBy: AttributeName.self)
            for (name, coder) in coders { try coder.encode(run.attributes, &attributes, AttributeName(name)) }
        }
    }
}

extension AttributedString: @retroactive CodableWithConfiguration {
    public typealias EncodingConfiguration = AttributeScopeCodableConfiguration
    public typealias DecodingConfiguration = AttributeScopeCodableConfiguration

    /// Reads a text with the attributes of Foundation and SwiftUI, whatever the configuration: Foundation's for Linux does not tell the keys of a
    /// scope.
    public init(from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration) throws { try self.init(from: decoder) }

    /// Writes the text with the attributes of Foundation and SwiftUI, whatever the configuration: Foundation's for Linux does not tell the keys of a
    /// scope.
    public func encode(to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration) throws { try encode(to: encoder) }
}

/// The name of an attribute as a key.
private struct AttributeName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
}

/// What reads and writes one attribute.
private struct AttributeCoder: Sendable {
    let isPresent: @Sendable (AttributeContainer) -> Bool
    let encode: @Sendable (AttributeContainer, inout KeyedEncodingContainer<AttributeName>, AttributeName) throws -> Void
    let decode: @Sendable (inout AttributedString, KeyedDecodingContainer<AttributeName>, AttributeName) throws -> Void

    /// The attributes of Foundation and SwiftUI by name.
    static let all: [String: AttributeCoder] = {
        typealias SwiftUI = AttributeScopes.SwiftUIAttributes
        typealias Paragraphs = AttributeScopes.CoreTextAttributes
        typealias Foundation = AttributeScopes.FoundationAttributes
        var all: [String: AttributeCoder] = [:]
        func add<Key: CodableAttributedStringKey & SendableMetatype>(_ key: Key.Type) where Key.Value: Sendable {
            all[Key.name] = AttributeCoder(
                isPresent: { $0[Key.self] != nil },
                encode: { attributes, container, name in
                    if let value = attributes[Key.self] { try container.encode(Coded<Key>(value: value), forKey: name) }
                },
                decode: { text, container, name in text[Key.self] = try container.decode(Coded<Key>.self, forKey: name).value })
        }
        add(SwiftUI.FontAttribute.self)
        add(SwiftUI.ForegroundColorAttribute.self)
        add(SwiftUI.BackgroundColorAttribute.self)
        add(SwiftUI.StrikethroughStyleAttribute.self)
        add(SwiftUI.UnderlineStyleAttribute.self)
        add(SwiftUI.KerningAttribute.self)
        add(SwiftUI.TrackingAttribute.self)
        add(SwiftUI.BaselineOffsetAttribute.self)
        add(SwiftUI.InlinePresentationIntentAttribute.self)
        add(Paragraphs.TextAlignmentAttribute.self)
        add(Paragraphs.LineHeightAttribute.self)
        add(Foundation.LinkAttribute.self)
        add(Foundation.LanguageIdentifierAttribute.self)
        add(Foundation.WritingDirectionAttribute.self)
        add(Foundation.AlternateDescriptionAttribute.self)
        add(Foundation.ReplacementIndexAttribute.self)
        add(Foundation.PersonNameComponentAttribute.self)
        add(Foundation.DateFieldAttribute.self)
        add(Foundation.DurationFieldAttribute.self)
        add(Foundation.MeasurementAttribute.self)
        add(Foundation.ByteCountAttribute.self)
        add(Foundation.NumberFormatAttributes.NumberPartAttribute.self)
        add(Foundation.NumberFormatAttributes.SymbolAttribute.self)
        return all
    }()
}

/// The value of an attribute, written as its key says.
private struct Coded<Key: CodableAttributedStringKey>: Codable {
    let value: Key.Value

    init(value: Key.Value) { self.value = value }
    init(from decoder: any Decoder) throws { value = try Key.decode(from: decoder) }
    func encode(to encoder: any Encoder) throws { try Key.encode(value, to: encoder) }
}

// SwiftUI does not say that its fonts and colours can be coded: only the attributes with these values can be.

extension AttributeScopes.SwiftUIAttributes.FontAttribute {
    /// Writes a font.
    public static func encode(_ value: Font, to encoder: any Encoder) throws { try CodedFont(value).encode(to: encoder) }
    /// Reads a font.
    public static func decode(from decoder: any Decoder) throws -> Font { try CodedFont(from: decoder).font }
}

extension AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute {
    /// Writes a colour. Of a style of the program only the colour that it has in the standard environment can be written.
    public static func encode(_ value: Color, to encoder: any Encoder) throws { try CodedColor(value).encode(to: encoder) }
    /// Reads a colour.
    public static func decode(from decoder: any Decoder) throws -> Color { try CodedColor(from: decoder).color }
}

extension AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute {
    /// Writes a colour. Of a style of the program only the colour that it has in the standard environment can be written.
    public static func encode(_ value: Color, to encoder: any Encoder) throws { try CodedColor(value).encode(to: encoder) }
    /// Reads a colour.
    public static func decode(from decoder: any Decoder) throws -> Color { try CodedColor(from: decoder).color }
}

extension AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute {
    /// Writes the style of a line.
    public static func encode(_ value: Text.LineStyle, to encoder: any Encoder) throws { try CodedLine(value).encode(to: encoder) }
    /// Reads the style of a line.
    public static func decode(from decoder: any Decoder) throws -> Text.LineStyle { try CodedLine(from: decoder).style }
}

extension AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute {
    /// Writes the style of a line.
    public static func encode(_ value: Text.LineStyle, to encoder: any Encoder) throws { try CodedLine(value).encode(to: encoder) }
    /// Reads the style of a line.
    public static func decode(from decoder: any Decoder) throws -> Text.LineStyle { try CodedLine(from: decoder).style }
}

extension AttributeScopes.CoreTextAttributes.LineHeightAttribute {
    /// Writes the height of lines.
    public static func encode(_ value: AttributedString.LineHeight, to encoder: any Encoder) throws { try CodedLineHeight(value).encode(to: encoder) }
    /// Reads the height of lines.
    public static func decode(from decoder: any Decoder) throws -> AttributedString.LineHeight { try CodedLineHeight(from: decoder).lineHeight }
}
