import Foundation

/// A script that controls other programs.
///
/// Linux has no programs that understand the scripts of Apple's systems: a script is neither compiled nor executed, and the error has the number
/// -1750, that of a failed component.
///
/// ```swift
/// var error: NSDictionary?
/// NSAppleScript(source: source)?.executeAndReturnError(&error)
/// if let error { message = error[NSAppleScript.errorMessage] as? String }
/// ```
///
/// Follows https://developer.apple.com/documentation/foundation/nsapplescript.
open class NSAppleScript: NSObject {
    /// The key of the text of an error.
    public static let errorMessage = "NSAppleScriptErrorMessage"
    /// The key of the number of an error.
    public static let errorNumber = "NSAppleScriptErrorNumber"
    /// The key of the name of the program in which an error occurred.
    public static let errorAppName = "NSAppleScriptErrorAppName"
    /// The key of the short text of an error.
    public static let errorBriefMessage = "NSAppleScriptErrorBriefMessage"
    /// The key of the place of an error in the text.
    public static let errorRange = "NSAppleScriptErrorRange"

    /// The text of the script.
    public let source: String?

    /// Creates a script with a text.
    public init?(source: String) { self.source = source }

    /// Creates a script with the text of a file; nil if it cannot be read.
    public init?(contentsOf url: URL, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else {
            errorInfo?.pointee = [Self.errorMessage: "The file cannot be read.", Self.errorNumber: -43]
            return nil
        }
        source = text
    }

    /// Whether the script was compiled: false.
    open var isCompiled: Bool { false }

    /// Sets the error and returns false.
    @discardableResult
    open func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool {
        fail(errorInfo)
        return false
    }

    /// Sets the error and returns an empty value.
    @discardableResult
    open func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor {
        fail(errorInfo)
        return NSAppleEventDescriptor()
    }

    private func fail(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) {
        let message = "Scripts of Apple's systems cannot be executed."
        errorInfo?.pointee = [Self.errorMessage: message, Self.errorBriefMessage: message, Self.errorNumber: -1750]
    }
}

/// What a script has returned. As no script is executed, it is empty.
///
/// Follows https://developer.apple.com/documentation/foundation/nsappleeventdescriptor.
open class NSAppleEventDescriptor: NSObject {
    /// The text: nil.
    open var stringValue: String? { nil }
    /// The truth value: false.
    open var booleanValue: Bool { false }
    /// The number: 0.
    open var int32Value: Int32 { 0 }
    /// The number: 0.
    open var doubleValue: Double { 0 }
    /// The number of values of a list: 0.
    open var numberOfItems: Int { 0 }
    /// The bytes: none.
    open var data: Data { Data() }

    /// Returns a value of a list: nil. The first one has the index 1.
    open func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
}
