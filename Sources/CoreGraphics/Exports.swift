/// The drawing types of Apple's CoreGraphics that are not available on Linux.
///
/// `CGFloat`, `CGPoint`, `CGSize` and `CGRect` are Foundation's; importing this module brings them along.
// The submodules of a C module of this name, so that code can import `CoreGraphics.CGGeometry`.
@_exported import CoreGraphics
@_exported import Foundation
