import CoreGraphics
import SwiftUI

extension ImageRenderer {
    /// The view as an image of AppKit in its size in points; nil if its size is zero, infinite or too large for an image.
    @MainActor public var nsImage: NSImage? {
        guard let image = uiImage, let pixels = image.cgImage else { return nil }
        return NSImage(cgImage: pixels, size: image.size)
    }
}
