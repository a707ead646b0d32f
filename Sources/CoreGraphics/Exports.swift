/// The drawing types of Apple's CoreGraphics that are not available on Linux.
///
/// `CGFloat`, `CGPoint`, `CGSize` and `CGRect` are Foundation's; importing this module brings them along.
@_exported import Foundation
