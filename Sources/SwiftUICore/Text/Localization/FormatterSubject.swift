import Foundation

/// A value that texts show with a `Formatter`.
///
/// On Apple's systems these types are `ReferenceConvertible`; on Linux Foundation does not declare it.
public protocol _FormatterSubject: CustomStringConvertible {}

extension Date: _FormatterSubject {}
extension DateInterval: _FormatterSubject {}
extension UUID: _FormatterSubject {}
extension Locale: _FormatterSubject {}
extension Data: _FormatterSubject {}
