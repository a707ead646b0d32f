import CoreGraphics
import Testing

extension CGImage {
    /// Returns the premultiplied components, from 0 to 255, of the pixel at a position from the upper left corner.
    func color(x: Int, y: Int) throws -> [Int] {
        let one = try #require(cropping(to: CGRect(x: x, y: y, width: 1, height: 1)))
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(one, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return (0..<4).map { Int(bytes[$0]) }
    }
}
