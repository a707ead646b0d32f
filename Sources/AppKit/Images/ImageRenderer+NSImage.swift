import CoreGraphics
import SwiftUI

extension ImageRenderer {
    /// The view as an image of AppKit, whose size is in points; nil if the view's size is zero, infinite or too large for an image.
    @preconcurrency @MainActor public var nsImage: NSImage? {
        let scale = scale > 0 ? scale : 1
        return cgImage.map { NSImage(cgImage: $0, size: CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale)) }
    }
}
