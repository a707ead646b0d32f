import CoreGraphics
import Foundation
import SwiftUI

/// An image of UIKit or AppKit, for modules of both systems whose functions take the image of the program's system.
public protocol KitImage: NSObject {
    /// The image as a bitmap; nil for an image without pixels.
    var kitPixels: CGImage? { get }
}

extension UIImage: KitImage {
    /// The image as a bitmap; nil for an image without pixels.
    public var kitPixels: CGImage? { cgImage }
}
