import CoreGraphics
import Foundation

// The passwords of a program, in the store of the desktop: GNOME Keyring, KWallet, KeePassXC and others, by the interfaces at
// https://specifications.freedesktop.org/secret-service-spec/.

/// Stores a password.
///
/// ```swift
/// let item: [String: Any] = [
///     kSecClass as String: kSecClassGenericPassword,
///     kSecAttrService as String: "com.example.notes",
///     kSecAttrAccount as String: "ada",
///     kSecValueData as String: Data("secret".utf8),
/// ]
/// let status = SecItemAdd(item as CFDictionary, nil)
/// ```
///
/// The items of a program are found by the program alone, by its bundle identifier, unless they have a `kSecAttrAccessGroup`. Other programs of
/// the same user can read the store, as on Linux it protects the secrets of a user from other users.
///
/// - Parameters:
///   - attributes: The class, `kSecClassGenericPassword` or `kSecClassInternetPassword`, the attributes, the secret as `kSecValueData`, and what
///     is to be returned.
///   - result: Is set to what is to be returned, if anything.
/// - Returns: `errSecSuccess`, or `errSecDuplicateItem`, `errSecNotAvailable` on a computer without a store, `errSecUnimplemented` for keys and
///   certificates, `errSecAuthFailed` for items that only the owner of the device may read, `errSecParam` and others.
///
/// Follows https://developer.apple.com/documentation/security/secitemadd(_:_:).
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.add(attributes, result)
}

/// Finds passwords.
///
/// - Parameters:
///   - query: The class, the attributes that items must have, how many items are returned, and what of them: the secret as data, the attributes
///     as a dictionary, which holds the secret too if both are asked for.
///   - result: Is set to what is returned: of one item, or of several in an array. It stays as it is if nothing is found.
/// - Returns: `errSecSuccess`, or `errSecItemNotFound`, `errSecNotAvailable` on a computer without a store and others.
///
/// The call waits while the user unlocks the passwords.
///
/// Follows https://developer.apple.com/documentation/security/secitemcopymatching(_:_:).
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.copyMatching(query, result)
}

/// Changes all passwords that a query finds.
///
/// - Parameters:
///   - query: The class and the attributes that items must have.
///   - attributesToUpdate: The new attributes and the new secret.
/// - Returns: `errSecSuccess`, or `errSecItemNotFound`, `errSecDuplicateItem` and others.
///
/// Follows https://developer.apple.com/documentation/security/secitemupdate(_:_:).
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.update(query, attributesToUpdate)
}

/// Removes all passwords that a query finds.
///
/// - Parameter query: The class and the attributes that items must have.
/// - Returns: `errSecSuccess`, or `errSecItemNotFound` and others.
///
/// Follows https://developer.apple.com/documentation/security/secitemdelete(_:).
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    Keychain.shared.delete(query)
}
