// Keys of a bundle's information, which have the type `CFString!` in Apple's Core Foundation. Nothing is bridged: here they are strings, so that
// `kCFBundleNameKey as String` compiles.

/// The key of the bundle's name: `CFBundleName`.
public let kCFBundleNameKey: String! = "CFBundleName"
/// The key of the bundle's version: `CFBundleVersion`.
public let kCFBundleVersionKey: String! = "CFBundleVersion"
/// The key of the bundle's identifier: `CFBundleIdentifier`.
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
/// The key of the program file's name: `CFBundleExecutable`.
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
