@_exported import CoreGraphics
@_exported import Foundation

/// The key of whether the user is asked to trust the program, in the options of `AXIsProcessTrustedWithOptions(_:)`.
public nonisolated(unsafe) let kAXTrustedCheckOptionPrompt: Unmanaged<NSString> = Unmanaged.passRetained(
    NSString(string: "AXTrustedCheckOptionPrompt"))

/// Returns whether the program may read and control the windows of others: false.
///
/// Desktops of Linux let no program do this. Programs ask first, and do without the functions that need it.
///
/// Follows https://developer.apple.com/documentation/applicationservices/1460720-axisprocesstrusted.
public func AXIsProcessTrusted() -> Bool { false }

/// Returns whether the program may read and control the windows of others: false. The user is not asked.
///
/// - Parameter options: Whether the user is asked, at the key `kAXTrustedCheckOptionPrompt`. It has no effect.
///
/// Follows https://developer.apple.com/documentation/applicationservices/1459186-axisprocesstrustedwithoptions.
public func AXIsProcessTrustedWithOptions(_ options: CFDictionary?) -> Bool { false }
