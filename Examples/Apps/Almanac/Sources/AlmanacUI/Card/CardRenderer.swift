import SwiftUI

#if canImport(AppKit)
import AppKit
#elseif canImport(UIKit)
import UIKit
#endif

/// Draws views to PNG files, without a window.
@MainActor
public enum CardRenderer {
    /// Returns a view as the data of a PNG file; nil if it cannot be drawn.
    public static func png(of view: some View, scale: CGFloat = 3) -> Data? {
        let renderer = ImageRenderer(content: view)
        renderer.scale = scale
        guard let image = renderer.cgImage else { return nil }
        #if canImport(AppKit)
        return NSBitmapImageRep(cgImage: image).representation(using: .png, properties: [:])
        #else
        return UIImage(cgImage: image).pngData()
        #endif
    }
}
