import Charts
import SwiftUI
import SwiftUITesting
import Testing

/// Sectors are drawn within their angles.
@MainActor struct SectorTests {
    @Test("A narrow sector with round corners leaves the hole empty", arguments: [0.5, 1.5, 2, 3])
    func narrowSectors(share: Double) throws {
        let chart = Chart {
            SectorMark(angle: .value("share", share), innerRadius: .ratio(0.6), angularInset: 1.5).cornerRadius(5).foregroundStyle(.red)
            SectorMark(angle: .value("rest", 100 - share), innerRadius: .ratio(0.6), angularInset: 1.5).cornerRadius(5).foregroundStyle(.blue)
        }
        let host = ViewHost(chart.background(.white), size: CGSize(width: 200, height: 200), scale: 1)
        let image = try host.image()
        let center = (100 * image.width + 100) * 4
        #expect(Array(image.pixels[center..<center + 3]) == [255, 255, 255])
    }
}
