import SwiftUICore

/// The type of on-screen keyboard for a text field.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11

    /// A keyboard with Latin letters, the same as `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }

    var keyboard: TextInputTraits.Keyboard {
        switch self {
        case .default: .standard
        case .asciiCapable: .ascii
        case .numbersAndPunctuation: .numbersAndPunctuation
        case .URL: .url
        case .numberPad: .number
        case .phonePad: .phone
        case .namePhonePad: .namePhone
        case .emailAddress: .email
        case .decimalPad: .decimal
        case .twitter: .twitter
        case .webSearch: .webSearch
        case .asciiCapableNumberPad: .asciiNumber
        }
    }
}

/// The automatic capitalization of typed text.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}

/// The meaning of a text, which a host can use to fill it in automatically.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// Creates a content type with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "middle-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The automatic capitalization of typed text.
public struct TextInputAutocapitalization: Sendable {
    let value: TextInputTraits.Capitalization

    /// No capitalization.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(value: .never) }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(value: .words) }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(value: .sentences) }
    /// All letters.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(value: .characters) }

    private init(value: TextInputTraits.Capitalization) {
        self.value = value
    }

    /// Creates the value that corresponds to a UIKit constant.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}

extension EnvironmentValues {
    /// Whether the automatic correction of typed text is disabled.
    public var autocorrectionDisabled: Bool {
        get { textInputTraits.isAutocorrectionDisabled }
        set { textInputTraits.isAutocorrectionDisabled = newValue }
    }

    /// Whether the automatic correction of typed text is disabled; nil counts as enabled correction.
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }
}

extension View {
    /// Sets the type of on-screen keyboard for text fields inside this view, for hosts that have one.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        changingEnvironment(\.textInputTraits) { $0.keyboard = type.keyboard }
    }

    /// Sets the meaning of the text in fields inside this view, for hosts that can fill it in; nil for none.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        changingEnvironment(\.textInputTraits) { $0.contentType = textContentType?.rawValue }
    }

    /// Sets the automatic capitalization by the on-screen keyboard; nil for the default.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        changingEnvironment(\.textInputTraits) { $0.capitalization = autocapitalization?.value }
    }

    /// Sets the automatic capitalization by the on-screen keyboard.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// Sets whether input methods must not correct typed text.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Sets whether input methods must not correct typed text; nil counts as false.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }
}
