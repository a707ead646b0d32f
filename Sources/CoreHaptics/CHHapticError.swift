import Foundation

/// The domain of errors of haptics.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// The reason for which a haptic operation has failed.
///
/// Follows https://developer.apple.com/documentation/corehaptics/chhapticerror-swift.struct, with the codes that occur.
public struct CHHapticError: Error, CustomNSError, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// The device lacks the hardware.
        case notSupported = -4809
        /// The events of a pattern have times that are none.
        case invalidPatternData = -4813
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The device lacks the hardware.
    public static var notSupported: Code { .notSupported }
    /// The events of a pattern have times that are none.
    public static var invalidPatternData: Code { .invalidPatternData }

    public static var errorDomain: String { CoreHapticsErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: code == .notSupported ? "This computer cannot be felt." : "The pattern has times that are none."]
    }
}

extension CHHapticError.Code {
    /// Whether an error has the code, in `catch CHHapticError.notSupported`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CHHapticError)?.code == code }
}
