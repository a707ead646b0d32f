import CoreGraphics
@testable import SwiftUICore

extension FrameTests {
    /// Edges on pixels.
    @FrameRowBuilder nonisolated static var rounding: [FrameRow] {
        FrameRow("layout.round.thirds.2x", in: (100, 100), "red 0 0 33.5 100, green 33.5 0 33 100, blue 66.5 0 33.5 100") {
            HStack(spacing: 0) {
                Color.red
                Color.green
                Color.blue
            }
        }
        FrameRow(
            "layout.round.thirds.3x", in: (100, 100), scale: 3,
            "red 0 0 33.3 100, green 33.3 0 33.3 100, blue 66.7 0 33.3 100"
        ) {
            HStack(spacing: 0) {
                Color.red
                Color.green
                Color.blue
            }
        }
        FrameRow("layout.round.odd", in: (101, 101), scale: 1, "red 26 26 50 50") { Color.red.box(50) }
        FrameRow(
            "layout.x.five", in: (100, 103), scale: 1,
            "red 0 0 100 20, green 0 21 100 20, blue 0 42 100 19, yellow 0 62 100 20, black 0 83 100 20"
        ) {
            VStack(spacing: 1) {
                Color.red
                Color.green
                Color.blue
                Color.yellow
                Color.black
            }
        }
    }
}
