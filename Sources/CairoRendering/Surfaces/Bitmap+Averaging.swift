import CoreGraphics
import Foundation

extension Bitmap {
    /// The longest side of the squares that can be averaged: the sums of more bytes would exceed sixteen bits.
    static let longestAveragedSide = 16

    /// Returns a bitmap with a pixel for each square of this one's pixels, their average; of a square at the right or bottom edge as far as it
    /// exists. Nil if memory is insufficient.
    ///
    /// - Parameter side: The side of the squares in pixels, from 1 to `longestAveragedSide`.
    func averaged(overSquaresOf side: Int) -> Bitmap? {
        guard !isAlphaOnly, let result = try? Bitmap(width: (width + side - 1) / side, height: (height + side - 1) / side) else { return nil }
        let (sourceStride, targetStride) = (bytesPerRow / 4, result.bytesPerRow / 4)
        withBytes { source in
            source.withMemoryRebound(to: UInt32.self) { source in
                result.withBytes { target in
                    target.withMemoryRebound(to: UInt32.self) { target in
                        for row in 0..<result.height {
                            let rows = row * side..<min(height, (row + 1) * side)
                            for column in 0..<result.width {
                                let columns = column * side..<min(width, (column + 1) * side)
                                // Two components each, sixteen bits apart.
                                var (even, odd) = (UInt32(0), UInt32(0))
                                for y in rows {
                                    for index in y * sourceStride + columns.lowerBound..<y * sourceStride + columns.upperBound {
                                        even &+= source[index] & 0x00FF_00FF
                                        odd &+= source[index] >> 8 & 0x00FF_00FF
                                    }
                                }
                                let count = UInt32(rows.count * columns.count)
                                func average(_ sum: UInt32) -> UInt32 { (sum + count / 2) / count }
                                target[row * targetStride + column] =
                                    average(even & 0xFFFF) | average(even >> 16) << 16 | average(odd & 0xFFFF) << 8 | average(odd >> 16) << 24
                            }
                        }
                    }
                }
            }
        }
        return result
    }
}
