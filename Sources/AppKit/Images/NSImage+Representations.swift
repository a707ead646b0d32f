import CoreGraphics
import Foundation
import SwiftUI

extension NSImage {
    /// The representations of the image: the added ones, or a bitmap of the image if none was added. Empty for an image of size zero.
    public var representations: [NSImageRep] {
        if !addedRepresentations.isEmpty { return addedRepresentations }
        guard let pixels = image.cgImage else { return [] }
        let bitmap = NSBitmapImageRep(cgImage: pixels)
        bitmap.size = size
        return [bitmap]
    }

    /// Adds a picture, with the content that it has now. The image shows the one with the most pixels; without a size of its own it has that of the
    /// first one.
    public func addRepresentation(_ imageRep: NSImageRep) {
        addedRepresentations.append(imageRep)
        showBestRepresentation()
    }

    /// Adds pictures, as `addRepresentation(_:)` does.
    public func addRepresentations(_ imageReps: [NSImageRep]) {
        addedRepresentations += imageReps
        showBestRepresentation()
    }

    /// Removes a picture that was added. Has no effect for others.
    public func removeRepresentation(_ imageRep: NSImageRep) {
        addedRepresentations.removeAll { $0 === imageRep }
        showBestRepresentation()
    }

    private func showBestRepresentation() {
        let size = size == .zero ? addedRepresentations.first?.size ?? .zero : size
        let bitmaps = addedRepresentations.compactMap(\.bitmap)
        let best = bitmaps.max { $0.width * $0.height < $1.width * $1.height }
        let content = best.map { UIImage(cgImage: $0, scale: size.width > 0 ? CGFloat($0.width) / size.width : 1) }
        replaceContent(content ?? UIImage())
        self.size = size
    }
}
