import CairoRendering
import CoreGraphics
import Foundation
import SwiftUI
import SwiftUICore

// What a frame costs: 200 rounded rectangles, 200 texts, 20 gradients, 20 shadows, 30 rounded clips and 10 groups; alone, a blur of the whole picture.

/// A picture of the parts that a frame is made of.
@MainActor
private func frame(of part: Int?) -> some View {
    ZStack(alignment: .topLeading) {
        if part == nil || part == 0 {
            ForEach(0..<200, id: \.self) { index in
                RoundedRectangle(cornerRadius: 8).fill(Color(hue: Double(index) / 200, saturation: 0.6, brightness: 0.9))
                    .frame(width: 70, height: 26).offset(x: CGFloat(index % 10) * 76, y: CGFloat(index / 10) * 28)
            }
        }
        if part == nil || part == 1 {
            ForEach(0..<200, id: \.self) { index in
                Text("Row item \(index)").offset(x: CGFloat(index % 10) * 76 + 4, y: CGFloat(index / 10) * 28 + 3)
            }
        }
        if part == nil || part == 2 {
            ForEach(0..<20, id: \.self) { index in
                LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
                    .frame(width: 120, height: 80).offset(x: CGFloat(index % 6) * 125, y: CGFloat(index / 6) * 90)
            }
        }
        if part == nil || part == 3 {
            ForEach(0..<20, id: \.self) { index in
                RoundedRectangle(cornerRadius: 10).fill(.white).frame(width: 120, height: 60).shadow(radius: 10, y: 4)
                    .offset(x: CGFloat(index % 6) * 125, y: CGFloat(index / 6) * 90)
            }
        }
        if part == nil || part == 4 {
            ForEach(0..<30, id: \.self) { index in
                Color.orange.frame(width: 60, height: 60).clipShape(RoundedRectangle(cornerRadius: 12))
                    .offset(x: CGFloat(index % 10) * 70, y: CGFloat(index / 10) * 70)
            }
        }
        if part == nil || part == 5 {
            ForEach(0..<10, id: \.self) { index in
                ZStack {
                    Circle().fill(.red)
                    Circle().fill(.blue).padding(8)
                }
                .frame(width: 60, height: 60).opacity(0.5).offset(x: CGFloat(index) * 70, y: 300)
            }
        }
        if part == 6 {
            LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing).blur(radius: 20)
        }
    }
    .frame(width: 800, height: 600, alignment: .topLeading)
}

/// The median time in milliseconds of some runs, and the first one's.
private func time(_ body: () throws -> Void) rethrows -> (median: Double, first: Double) {
    var times: [Double] = []
    for _ in 0..<15 {
        let start = clock_gettime_nsec()
        try body()
        times.append(Double(clock_gettime_nsec() - start) / 1e6)
    }
    return (times.sorted()[times.count / 2], times[0])
}

private func clock_gettime_nsec() -> UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
    return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
}

@MainActor
private func run() throws {
    Engines.install()
    let names = ["rectangles", "texts", "gradients", "shadows", "clips", "groups", "blur"]
    for scale in [1, 2] as [CGFloat] {
        for part in [nil, 0, 1, 2, 3, 4, 5, 6] as [Int?] {
            let tree = ViewTree(size: CGSize(width: 800, height: 600))
            tree.environment.displayScale = scale
            tree.setRootView(frame(of: part))
            tree.update()
            guard let root = tree.rootNode else { continue }
            let list = DisplayListBuilder.draw(root, displayScale: scale)
            let renderer = CairoRenderer(scale: scale, background: .white)
            let bitmap = try Bitmap(width: 800 * Int(scale), height: 600 * Int(scale))
            let drawing = try time { try renderer.draw(list, into: bitmap) }
            print(String(format: "@%.0fx %@: %.1f ms, first %.1f ms", scale, part.map { names[$0] } ?? "frame", drawing.median, drawing.first))
            if part == nil {
                let building = time { _ = DisplayListBuilder.draw(root, displayScale: scale) }
                let encoding = try time { _ = try bitmap.pngData(pixelsPerPoint: scale) }
                let size = try bitmap.pngData(pixelsPerPoint: scale).count
                print(String(format: "@%.0fx display list: %.1f ms; PNG: %.1f ms, %d bytes", scale, building.median, encoding.median, size))
            }
        }
    }
}

try MainActor.assumeIsolated { try run() }
