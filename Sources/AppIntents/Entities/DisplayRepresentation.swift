import Foundation
import SwiftUI

/// The name of a type for users, such as "Book".
///
/// Follows https://developer.apple.com/documentation/appintents/typedisplayrepresentation.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The name in the singular.
    public let name: LocalizedStringResource
    /// The name with a number, such as "\(2) books"; nil for none.
    public let numericFormat: LocalizedStringResource?
    /// Further names.
    public let synonyms: [LocalizedStringResource]

    /// Creates a name.
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = []) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// The title, subtitle and picture with which a value is shown to users.
///
/// Follows https://developer.apple.com/documentation/appintents/displayrepresentation.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// A picture of a value.
    ///
    /// Follows https://developer.apple.com/documentation/appintents/displayrepresentation/image-swift.struct.
    public struct Image: Hashable, Sendable {
        /// The outline of a picture.
        public enum DisplayStyle: Hashable, Sendable { case `default`, circular }

        enum Source: Hashable, Sendable { case symbol(String), named(String), data(Data), url(URL) }

        let source: Source
        /// Whether the picture is drawn in one colour; nil if its own settings say it.
        let isTemplate: Bool?
        let displayStyle: DisplayStyle

        /// Creates a picture from a system symbol.
        public init(systemName: String, isTemplate: Bool? = nil) { self.init(.symbol(systemName), isTemplate, .default) }
        /// Creates a picture from an image of the program.
        public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.named(named), isTemplate, displayStyle)
        }
        /// Creates a picture from the contents of a file.
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.data(data), isTemplate, displayStyle)
        }
        /// Creates a picture from a file or an address.
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.url(url), isTemplate, displayStyle)
        }

        private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle) {
            self.source = source
            self.isTemplate = isTemplate
            self.displayStyle = displayStyle
        }
    }

    /// The name.
    public var title: LocalizedStringResource
    /// The text below the name; nil for none.
    public var subtitle: LocalizedStringResource?
    /// The picture; nil for none.
    public var image: Image?
    /// Further names.
    public var synonyms: [LocalizedStringResource]

    /// Creates a representation.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil, synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A type with a name for users.
///
/// Follows https://developer.apple.com/documentation/appintents/typedisplayrepresentable.
public protocol TypeDisplayRepresentable {
    /// The name of the kind.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type whose values are shown to the user.
///
/// Follows https://developer.apple.com/documentation/appintents/instancedisplayrepresentable.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// How the value is shown.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The title of the representation.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type with a name for users, whose values have a title.
///
/// Follows https://developer.apple.com/documentation/appintents/displayrepresentable.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}
