import CoreGraphics
@testable import SwiftUICore

extension FrameTests {
    /// Spacers and dividers.
    @FrameRowBuilder nonisolated static var spacersAndDividers: [FrameRow] {
        FrameRow("layout.spacer.h", "gray 0 60 200 80, red 0 75 50 50, blue 150 75 50 50") {
            HStack {
                Color.red.box(50)
                Spacer()
                Color.blue.box(50)
            }
            .frame(width: 200, height: 80)
            .background(Color.gray)
        }
        FrameRow(
            "layout.spacer.two", in: (300, 200),
            "gray 25 60 250 80, red 25 75 40 50, blue 130 75 40 50, green 235 75 40 50"
        ) {
            HStack {
                Color.red.box(40, 50)
                Spacer()
                Color.blue.box(40, 50)
                Spacer()
                Color.green.box(40, 50)
            }
            .frame(width: 250, height: 80)
            .background(Color.gray)
        }
        FrameRow("layout.spacer.min50", "gray 10 60 180 80, red 10 75 50 50, blue 140 75 50 50") {
            HStack {
                Color.red.box(50)
                Spacer(minLength: 50)
                Color.blue.box(50)
            }
            .frame(width: 180, height: 80)
            .background(Color.gray)
        }
        FrameRow("layout.spacer.start", "gray 0 60 200 80, red 92 75 50 50, blue 150 75 50 50") {
            HStack {
                Spacer()
                Color.red.box(50)
                Color.blue.box(50)
            }
            .frame(width: 200, height: 80)
            .background(Color.gray)
        }
        FrameRow("layout.spacer.both", "gray 0 60 200 80, red 46 75 50 50, blue 104 75 50 50") {
            HStack {
                Spacer()
                Color.red.box(50)
                Color.blue.box(50)
                Spacer()
            }
            .frame(width: 200, height: 80)
            .background(Color.gray)
        }
        FrameRow(
            "layout.spacer.nested",
            "gray 0 0 200 200, red 0 0 40 40, blue 160 0 40 40, green 40 160 40 40, yellow 120 160 40 40"
        ) {
            VStack {
                HStack {
                    Color.red.box(40)
                    Spacer()
                    Color.blue.box(40)
                }
                Spacer()
                HStack {
                    Spacer()
                    Color.green.box(40)
                    Spacer()
                    Color.yellow.box(40)
                    Spacer()
                }
            }
            .frame(width: 200, height: 200)
            .background(Color.gray)
        }
        FrameRow("layout.spacer.overflow", "gray 60 60 80 80, red 46 75 50 50, blue 104 75 50 50") {
            HStack {
                Color.red.box(50)
                Spacer()
                Color.blue.box(50)
            }
            .frame(width: 80, height: 80)
            .background(Color.gray)
        }
        FrameRow("layout.x.spacer.flex", "red 0 95 96 10, blue 104 95 96 10") {
            HStack(spacing: 0) {
                Color.red.frame(height: 10)
                Spacer()
                Color.blue.frame(height: 10)
            }
            .frame(width: 200, height: 20)
        }
        FrameRow("layout.x.spacer.max", "red 0 90 50 20, blue 150 90 50 20") {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 50)
                Spacer()
                Color.blue.frame(maxWidth: 50)
            }
            .frame(width: 200, height: 20)
        }
        FrameRow("layout.x.spacer.min0", "red 50 90 50 20, blue 100 90 50 20") {
            HStack {
                Color.red.frame(width: 50)
                Spacer(minLength: 0)
                Color.blue.frame(width: 50)
            }
            .frame(width: 80, height: 20)
        }
        FrameRow("layout.x.spacer.z", "gray 0 0 200 200") { ZStack { Spacer() }.background(Color.gray) }
        FrameRow("layout.divider.v", "red 0 0 200 92, separator 0 100 200 0.5, blue 0 108.5 200 91.5") {
            VStack {
                Color.red
                Divider()
                Color.blue
            }
        }
        FrameRow("layout.divider.h", "red 0 0 92 200, separator 100 0 0.5 200, blue 108.5 0 91.5 200") {
            HStack {
                Color.red
                Divider()
                Color.blue
            }
        }
        FrameRow("layout.divider.alone", "separator 0 100 200 0.5") { Divider() }
        FrameRow("layout.x.divider.z", "red 70 70 60 60, separator 60 100 80 0.5") {
            ZStack {
                Color.red.box(60)
                Divider()
            }
            .frame(width: 80, height: 80)
        }
    }
}
