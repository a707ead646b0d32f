import Foundation

/// The call has succeeded.
public let errSecSuccess: OSStatus = 0
/// Linux has no function for the call: an item that is neither a generic nor an internet password.
public let errSecUnimplemented: OSStatus = -4
/// The store of passwords could not be read or written.
public let errSecIO: OSStatus = -36
/// A value of the query is not of the type that its key needs, or a needed one is missing.
public let errSecParam: OSStatus = -50
/// There is not enough memory. It does not occur.
public let errSecAllocate: OSStatus = -108
/// The user has dismissed the dialog that unlocks the passwords.
public let errSecUserCanceled: OSStatus = -128
/// The request is malformed. It does not occur.
public let errSecBadReq: OSStatus = -909
/// The desktop has no store of passwords.
public let errSecNotAvailable: OSStatus = -25291
/// The store may not be changed. It does not occur.
public let errSecReadOnly: OSStatus = -25292
/// The user was not recognized: an item that only its owner may read cannot be protected.
public let errSecAuthFailed: OSStatus = -25293
/// A keychain does not exist. It does not occur.
public let errSecNoSuchKeychain: OSStatus = -25294
/// A keychain is damaged. It does not occur.
public let errSecInvalidKeychain: OSStatus = -25295
/// An item with the same account and service, or the same server, exists.
public let errSecDuplicateItem: OSStatus = -25299
/// No item matches the query.
public let errSecItemNotFound: OSStatus = -25300
/// An attribute does not exist. It does not occur.
public let errSecNoSuchAttr: OSStatus = -25303
/// The passwords are locked, and the user cannot be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The item cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// The store of passwords has answered otherwise than it should.
public let errSecInternalError: OSStatus = -26276
/// The program lacks an entitlement. It does not occur.
public let errSecMissingEntitlement: OSStatus = -34018

/// Returns a description of a result code, or nil for one that the module does not have.
///
/// - Parameters:
///   - status: The result code.
///   - reserved: Must be nil.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "Function or operation not implemented."
    case errSecIO: "I/O error."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecAllocate: "Failed to allocate memory."
    case errSecUserCanceled: "User canceled the operation."
    case errSecBadReq: "Bad parameter or invalid state for operation."
    case errSecNotAvailable: "No keychain is available."
    case errSecReadOnly: "This keychain cannot be modified."
    case errSecAuthFailed: "The user name or passphrase is not correct."
    case errSecNoSuchKeychain: "The specified keychain could not be found."
    case errSecInvalidKeychain: "The specified keychain is not valid."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecNoSuchAttr: "The specified attribute does not exist."
    case errSecInteractionNotAllowed: "User interaction is not allowed."
    case errSecDecode: "Unable to decode the provided data."
    case errSecInternalError: "An internal error occurred."
    case errSecMissingEntitlement: "A required entitlement is not present."
    default: nil
    }
}
