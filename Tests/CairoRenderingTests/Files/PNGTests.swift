import CoreGraphics
import Foundation
import SwiftUICore
import Testing

@testable import CairoRendering

/// PNG files, whose rows are compressed in strips.
@Suite struct PNGTests {
    /// A bitmap of random runs of pixels, of which some equal those above.
    private func bitmap(_ width: Int, _ height: Int, isOpaque: Bool) throws -> Bitmap {
        let bitmap = try Bitmap(width: width, height: height)
        var dice = Dice(seed: width &* 31 &+ height)
        let stride = bitmap.bytesPerRow
        bitmap.withBytes { bytes in
            for row in 0..<height {
                var column = 0
                while column < width {
                    let end = min(width, column + 1 + dice(30))
                    let isSame = row > 0 && dice(2) == 0
                    let alpha = isOpaque ? 255 : dice(256)
                    let pixel = (0..<3).map { _ in UInt8(dice(alpha + 1)) } + [UInt8(alpha)]
                    for index in column * 4..<end * 4 {
                        bytes[row * stride + index] = isSame ? bytes[(row - 1) * stride + index] : pixel[index % 4]
                    }
                    column = end
                }
            }
        }
        return bitmap
    }

    @Test(arguments: [(1, 1), (7, 3), (8, 1), (801, 500), (3, 2000), (30_000, 9)], [true, false])
    func filesHaveThePixels(size: (width: Int, height: Int), isOpaque: Bool) throws {
        let bitmap = try bitmap(size.width, size.height, isOpaque: isOpaque)
        #expect(bitmap.isOpaque == isOpaque || size == (1, 1))
        guard case .bitmap(let image) = CairoImageDecoder().decode(try bitmap.pngData(pixelsPerPoint: 1)) else {
            Issue.record("not a picture")
            return
        }
        let isSame = image.width == size.width && image.height == size.height && Array(image.pixels) == bitmap.straightBytes()
        #expect(isSame)
    }

    /// Strips cost little space: rows of one colour stay small.
    @Test func plainPicturesAreSmall() throws {
        let picture = DisplayList.of([.fill(CGRect(x: 0, y: 0, width: 2000, height: 1000), .pureRed)])
        let data = try CairoRenderer().pngData(of: picture, size: CGSize(width: 2000, height: 1000))
        #expect(data.count < 2000 * 1000 * 3 / 150)
    }
}
