/// A type whose values have a localized description, such as errors that are shown to the user.
///
/// Follows https://developer.apple.com/documentation/foundation/customlocalizedstringresourceconvertible.
public protocol CustomLocalizedStringResourceConvertible {
    /// The description of the value.
    var localizedStringResource: LocalizedStringResource { get }
}
