// As on Apple's systems, a file that imports Security finds the names of Foundation and of Core Foundation.
@_exported import typealias CoreGraphics.CFBoolean
@_exported import typealias CoreGraphics.CFDictionary
@_exported import typealias CoreGraphics.CFString
@_exported import let CoreGraphics.kCFBooleanFalse
@_exported import let CoreGraphics.kCFBooleanTrue
@_exported import let CoreGraphics.noErr
@_exported import Foundation

/// A value of any type of Core Foundation: nothing is bridged, so that it is any object.
public typealias CFTypeRef = AnyObject
/// A result code: 0 for success.
public typealias OSStatus = Int32
