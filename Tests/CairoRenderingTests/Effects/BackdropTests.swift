import CoreGraphics
import Foundation
import SwiftUICore
import Testing

@testable import CairoRendering

/// Blurred backdrops, which are averaged over squares first.
@Suite struct BackdropTests {
    @Test("A square's average is rounded; at the edges the rest of a square counts", arguments: [1, 3, 16])
    func averages(side: Int) throws {
        let (width, height) = (37, 21)
        let bitmap = try Bitmap(width: width, height: height)
        let stride = bitmap.bytesPerRow
        func byte(_ x: Int, _ y: Int, _ component: Int) -> Int { component == 3 ? 255 : (x * 37 + y * 91 + component * 53) % 256 }
        bitmap.withBytes { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    for component in 0..<4 { bytes[y * stride + x * 4 + component] = UInt8(byte(x, y, component)) }
                }
            }
        }
        let small = try #require(bitmap.averaged(overSquaresOf: side))
        #expect((small.width, small.height) == ((width + side - 1) / side, (height + side - 1) / side))
        let smallStride = small.bytesPerRow
        small.withBytes { bytes in
            for y in 0..<small.height {
                for x in 0..<small.width {
                    let columns = x * side..<min(width, (x + 1) * side), rows = y * side..<min(height, (y + 1) * side)
                    for component in 0..<4 {
                        let sum = rows.reduce(0) { sum, row in columns.reduce(sum) { $0 + byte($1, row, component) } }
                        let count = rows.count * columns.count
                        #expect(Int(bytes[y * smallStride + x * 4 + component]) == (sum + count / 2) / count)
                    }
                }
            }
        }
    }

    @Test(
        "A backdrop looks as if each of its pixels were blurred; what is beside it does not shine into it",
        arguments: [(3, 2), (20, 2), (60, 5)] as [(CGFloat, Int)])
    func exactness(sigma: CGFloat, tolerance: Int) throws {
        // Wide stripes with hard edges, the hardest case: between narrow ones a blur leaves no contrast.
        let stripes = (0..<8).map { index in
            DisplayList.Content.fill(
                CGRect(x: CGFloat(index) * 61, y: 0, width: 61, height: 400), index.isMultiple(of: 2) ? .black : .pureRed)
        }
        let filter = BackdropFilter(sigma: sigma, saturation: 1)
        let panel = CGRect(x: 33, y: 21, width: 301, height: 222)
        let picture = try Picture(
            stripes + [.group(.backdrop(filter, tint: .color(.clear)), [.fill(panel, .black)])], width: 488, height: 400)
        let reference = try Bitmap(width: Int(panel.width), height: Int(panel.height))
        let rowBytes = reference.bytesPerRow
        reference.withBytes { bytes in
            for y in 0..<Int(panel.height) {
                for x in 0..<Int(panel.width) {
                    bytes[y * rowBytes + x * 4 + 2] = (x + 33) / 61 % 2 == 0 ? 0 : 255
                    bytes[y * rowBytes + x * 4 + 3] = 255
                }
            }
        }
        GaussianBlur(sigma: sigma, extendsEdges: true).apply(to: reference)
        let line = reference.withBytes { bytes in (0..<Int(panel.width)).map { Int(bytes[100 * rowBytes + $0 * 4 + 2]) } }
        let worst = (34..<333).map { abs(Int(picture[$0, 130][0]) - line[$0 - 33]) }.max() ?? 255
        #expect(worst <= tolerance, "\(worst)")
    }

    @Test("A file of outlines has a tint that covers four fifths of what the material would let through")
    func files() throws {
        let tint = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.5))
        let panel = DisplayList.Content.group(
            .backdrop(BackdropFilter(sigma: 20, saturation: 1), tint: tint), [.fill(CGRect(x: 0, y: 0, width: 10, height: 10), .black)])
        let data = try CairoRenderer(scale: 1).svgData(of: .of([panel]), size: CGSize(width: 20, height: 20))
        let opacities = String(decoding: data, as: UTF8.self).matches(of: /fill-opacity:([0-9.]+)/).compactMap { Double($0.1) }
        #expect(opacities.contains { abs($0 - 0.9) < 0.001 }, "\(opacities)")
    }
}
