import CoreGraphics

extension CGImage {
    /// Returns the image rotated and mirrored so that it is upright, given the orientation of its pixels. Takes time linear in
    /// the number of pixels.
    package func turned(_ orientation: Image.Orientation) -> CGImage {
        guard orientation != .up else { return self }
        let isSideways = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
        let (newWidth, newHeight) = isSideways ? (height, width) : (width, height)
        let (lastColumn, lastRow) = (width - 1, height - 1)
        let source = pixels
        let turned = [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
            for y in 0..<newHeight {
                for x in 0..<newWidth {
                    // The position in the source of the upright image's pixel.
                    let (column, row) =
                        switch orientation {
                        case .up: (x, y)
                        case .upMirrored: (lastColumn - x, y)
                        case .down: (lastColumn - x, lastRow - y)
                        case .downMirrored: (x, lastRow - y)
                        case .leftMirrored: (y, x)
                        case .right: (y, lastRow - x)
                        case .rightMirrored: (lastColumn - y, lastRow - x)
                        case .left: (lastColumn - y, x)
                        }
                    let (from, to) = ((row * width + column) * 4, (y * newWidth + x) * 4)
                    for component in 0..<4 { target[to + component] = source[from + component] }
                }
            }
            count = source.count
        }
        return CGImage(width: newWidth, height: newHeight, pixels: turned, alphaInfo: alphaInfo) ?? self
    }
}
