import CoreGraphics
import Foundation
import SwiftUICore
import Testing

@testable import CairoRendering

/// The pixels that a renderer has drawn for some items.
struct Picture {
    let width: Int
    let height: Int
    /// Premultiplied red, green, blue, opacity.
    private let bytes: [UInt8]

    init(
        _ items: [DisplayList.Content], width: CGFloat = 20, height: CGFloat = 20, scale: CGFloat = 1,
        background: Color.Resolved? = nil, threads: Int = ProcessInfo.processInfo.activeProcessorCount
    ) throws {
        let renderer = CairoRenderer(scale: scale, background: background, threads: threads)
        let bitmap = try renderer.bitmap(of: .of(items), size: CGSize(width: width, height: height))
        self.width = bitmap.width
        self.height = bitmap.height
        bytes = bitmap.rgbaBytes()
    }

    /// Premultiplied red, green, blue, opacity.
    subscript(x: Int, y: Int) -> [UInt8] {
        let start = (y * width + x) * 4
        return Array(bytes[start..<start + 4])
    }

    func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y][3]) }

    func alphaRow(_ y: Int) -> [Int] { (0..<width).map { alpha($0, y) } }

    /// The rectangle around all pixels with some opacity: left, top, right, bottom; right and bottom not included.
    var inkBox: [Int]? {
        var box: [Int]?
        for y in 0..<height {
            for x in 0..<width where alpha(x, y) > 0 {
                guard let known = box else {
                    box = [x, y, x + 1, y + 1]
                    continue
                }
                box = [min(known[0], x), min(known[1], y), max(known[2], x + 1), max(known[3], y + 1)]
            }
        }
        return box
    }

    /// Whether any pixel is neither clear nor opaque.
    var hasPartialPixels: Bool { stride(from: 3, to: bytes.count, by: 4).contains { bytes[$0] != 0 && bytes[$0] != 255 } }
}

extension DisplayList {
    static func of(_ contents: [Content]) -> DisplayList {
        DisplayList(items: contents.map { Item(identity: Identity(node: 0), frame: .infinite, content: $0) })
    }
}

extension DisplayList.Content {
    static func fill(_ path: Path, _ color: Color.Resolved, evenOdd: Bool = false, antialiased: Bool = true) -> Self {
        .shape(path, .color(color), FillStyle(eoFill: evenOdd, antialiased: antialiased))
    }

    static func fill(_ rect: CGRect, _ color: Color.Resolved) -> Self { .fill(Path(rect), color) }

    static func group(_ effect: DisplayList.Effect, _ contents: [DisplayList.Content]) -> Self {
        .group(effect, .of(contents))
    }
}

extension Color.Resolved {
    static let pureRed = Color.Resolved(red: 1, green: 0, blue: 0)
    static let pureGreen = Color.Resolved(red: 0, green: 1, blue: 0)
    static let pureBlue = Color.Resolved(red: 0, green: 0, blue: 1)

    static func gray(_ level: Float, _ opacity: Float = 1) -> Color.Resolved {
        Color.Resolved(red: level, green: level, blue: level, opacity: opacity)
    }
}
