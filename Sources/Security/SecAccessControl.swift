import Foundation

/// The conditions under which an item may be read.
///
/// Linux has no service that recognizes the owner of the computer: an item with a condition that needs one is not stored, and the answer is
/// `errSecAuthFailed`.
///
/// Follows https://developer.apple.com/documentation/security/secaccesscontrol.
public final class SecAccessControl: Sendable {
    /// The state of the device in which the item may be read, one of the `kSecAttrAccessible…` values.
    let protection: String
    /// The proof of identity that the user gives before the item is read.
    let flags: SecAccessControlCreateFlags

    init(protection: String, flags: SecAccessControlCreateFlags) {
        self.protection = protection
        self.flags = flags
    }
}

/// The proofs of identity that an item may require before it is read.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Biometrics or the passcode.
    public static let userPresence = Self(rawValue: 1 << 0)
    /// Biometrics, including fingerprints and faces enrolled after the item was stored.
    public static let biometryAny = Self(rawValue: 1 << 1)
    /// Biometrics that were enrolled when the item was stored.
    public static let biometryCurrentSet = Self(rawValue: 1 << 3)
    /// The passcode.
    public static let devicePasscode = Self(rawValue: 1 << 4)
    /// A watch that is worn.
    public static let watch = Self(rawValue: 1 << 5)
    /// One of the conditions suffices.
    public static let or = Self(rawValue: 1 << 14)
    /// All conditions must hold.
    public static let and = Self(rawValue: 1 << 15)
    /// The item is a key that can be used.
    public static let privateKeyUsage = Self(rawValue: 1 << 30)
    /// The program gives a password.
    public static let applicationPassword = Self(rawValue: 1 << 31)
}

/// Returns conditions under which an item may be read.
///
/// - Parameters:
///   - allocator: Has no effect.
///   - protection: One of the `kSecAttrAccessible…` values.
///   - flags: The proofs of identity that the item requires.
///   - error: Is set to nil: the call does not fail.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFString, _ flags: SecAccessControlCreateFlags, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    error?.pointee = nil
    return SecAccessControl(protection: protection, flags: flags)
}

/// How memory is allocated, which programs of Linux do not choose: there is no such object.
public final class CFAllocator: Sendable {
    private init() {}
}

/// The allocator of calls that do not choose one.
public let kCFAllocatorDefault: CFAllocator! = nil

/// An error of Core Foundation, which is one of Foundation.
public typealias CFError = NSError
