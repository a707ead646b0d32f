/// The drawing value types that Apple's CoreGraphics has and Linux lacks.
///
/// `CGFloat`, `CGPoint`, `CGSize` and `CGRect` are Foundation's; importing this module brings them along.
@_exported import Foundation
