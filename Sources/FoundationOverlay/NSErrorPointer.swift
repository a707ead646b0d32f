import Foundation

/// Where a method of Objective-C stores the error for which it fails; nil if its caller ignores errors. Code for macOS names it in the methods that
/// other programs call, of which Linux has none.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
