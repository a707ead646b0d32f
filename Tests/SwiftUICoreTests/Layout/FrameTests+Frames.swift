import CoreGraphics
@testable import SwiftUICore

extension FrameTests {
    /// Frames, padding, fixed sizes, aspect ratios.
    @FrameRowBuilder nonisolated static var frames: [FrameRow] {
        FrameRow("layout.fill", "red 0 0 200 200") { Color.red }
        FrameRow("layout.frame50", "red 75 75 50 50") { Color.red.frame(width: 50, height: 50) }
        FrameRow(
            "layout.flexframe.max",
            "red 75 8 50 50, green 75 66 40 30, blue 75 104 30 30, red 32 142 50 50, green 90 142 40 30, blue 138 142 30 30"
        ) {
            VStack {
                VStack(alignment: .leading) {
                    Color.red.frame(maxWidth: 50, maxHeight: 50)
                    Color.green.frame(maxWidth: 40, maxHeight: 30)
                    Color.blue.frame(maxWidth: 30, maxHeight: 30)
                }
                HStack(alignment: .top) {
                    Color.red.frame(maxWidth: 50, maxHeight: 50)
                    Color.green.frame(maxWidth: 40, maxHeight: 30)
                    Color.blue.frame(maxWidth: 30, maxHeight: 30)
                }
            }
        }
        FrameRow("layout.flexframe.ideal", "red 70 85 60 30") {
            Color.red
                .frame(minWidth: 20, idealWidth: 60, maxWidth: 100, minHeight: 10, idealHeight: 30, maxHeight: 90)
                .fixedSize()
        }
        FrameRow("layout.aspect.half", "blue 50 50 100 100, red 87.5 75 25 50, green 75 50 50 100") {
            ZStack {
                Color.blue
                Color.red.aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 50)
                Color.green.aspectRatio(0.5, contentMode: .fill).frame(width: 50, height: 100)
            }
            .frame(width: 100, height: 100)
        }
        FrameRow("layout.aspect.two", "blue 50 50 100 100, red 50 75 100 50, green 0 50 200 100") {
            ZStack {
                Color.blue
                Color.red.aspectRatio(2, contentMode: .fit).frame(width: 100, height: 50)
                Color.green.aspectRatio(2, contentMode: .fill).frame(width: 50, height: 100)
            }
            .frame(width: 100, height: 100)
        }
        FrameRow("layout.aspect.nil", "blue 0 0 200 200, red 75 75 50 50, green 50 50 100 100") {
            ZStack {
                Color.blue
                Color.red.aspectRatio(contentMode: .fit).frame(width: 100, height: 50)
                Color.green.aspectRatio(contentMode: .fill).frame(width: 50, height: 100)
            }
        }
        FrameRow("layout.x.aspect.fit", "red 0 50 200 100") { Color.red.aspectRatio(2, contentMode: .fit) }
        FrameRow("layout.fixedsize.axes", "red 95 50 10 100, green 50 95 100 10, blue 50 50 100 100") {
            ZStack {
                Color.red.fixedSize(horizontal: true, vertical: false).frame(width: 100, height: 100)
                Color.green.fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 100)
                Color.blue.fixedSize(horizontal: false, vertical: false).frame(width: 100, height: 100)
            }
        }
        FrameRow("layout.x.fixed.h", "red 88 0 10 200, blue 102 0 10 200") {
            HStack(spacing: 4) {
                Color.red.fixedSize(horizontal: true, vertical: false)
                Color.blue.fixedSize(horizontal: true, vertical: false)
            }
        }
        FrameRow("layout.padding.insets", "red 57.5 65 85 70, blue 77.5 75 50 30") {
            Color.blue.box(50, 30).padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15)).background(Color.red)
        }
        FrameRow("layout.padding.edges", "red 62.5 72.5 75 55, blue 62.5 97.5 50 30") {
            Color.blue.box(50, 30).padding([.top, .trailing], 25).background(Color.red)
        }
        FrameRow("layout.padding.nested", "red 45 55 110 90, green 65 75 70 50, blue 75 85 50 30") {
            Color.blue.box(50, 30).padding(10).background(Color.green).padding(20).background(Color.red)
        }
        FrameRow("layout.padding.vstack", "red 0 52.5 200 50, blue 0 52.5 200 30, yellow 0 102.5 200 45, green 0 117.5 200 30") {
            VStack(spacing: 0) {
                Color.blue.frame(height: 30).padding(.bottom, 20).background(Color.red)
                Color.green.frame(height: 30).padding(.top, 15).background(Color.yellow)
            }
        }
        FrameRow("layout.padding.hstack", "red 30 0 75 200, blue 30 0 50 200, yellow 105 0 65 200, green 120 0 50 200") {
            HStack(spacing: 0) {
                Color.blue.frame(width: 50).padding(.trailing, 25).background(Color.red)
                Color.green.frame(width: 50).padding(.leading, 15).background(Color.yellow)
            }
        }
        FrameRow("layout.x.padding.neg", "gray 85 85 30 30, red 75 75 50 50") {
            Color.red.box(50).padding(-10).background(Color.gray)
        }
        FrameRow("layout.x.padding.flex", "red 10 10 180 180") { Color.red.padding(10) }
        FrameRow("layout.x.padding.big", "gray 50 50 100 100") {
            Color.red.padding(60).frame(width: 100, height: 100).background(Color.gray)
        }
        FrameRow("layout.x.maxinf.leading", "red 0 85 30 30") { Color.red.box(30).frame(maxWidth: .infinity, alignment: .leading) }
        FrameRow("layout.x.smaller.tl", "gray 80 80 40 40, red 80 80 80 80") {
            Color.red.box(80).frame(width: 40, height: 40, alignment: .topLeading).background(Color.gray)
        }
        FrameRow("layout.x.smaller.bt", "gray 80 80 40 40, red 40 40 80 80") {
            Color.red.box(80).frame(width: 40, height: 40, alignment: .bottomTrailing).background(Color.gray)
        }
        FrameRow("layout.x.minonly", "gray 75 90 50 20, red 90 90 20 20") {
            Color.red.box(20).frame(minWidth: 50).background(Color.gray)
        }
        FrameRow("layout.x.maxonly", "gray 75 90 50 20, red 90 90 20 20") {
            Color.red.box(20).frame(maxWidth: 50).background(Color.gray)
        }
        FrameRow("layout.x.minmax.clamp", "gray 25 90 150 20, red 90 90 20 20") {
            Color.red.box(20).frame(minWidth: 30, maxWidth: 150).background(Color.gray)
        }
        FrameRow("layout.x.ideal.nofix", "gray 0 0 200 200, red 0 0 200 200") {
            Color.red.frame(idealWidth: 60, idealHeight: 20).background(Color.gray)
        }
        FrameRow("layout.x.nested.frames", "gray 40 40 120 120, red 100 70 30 30") {
            Color.red.box(30)
                .frame(width: 60, height: 60, alignment: .bottomLeading)
                .frame(width: 120, height: 120, alignment: .topTrailing)
                .background(Color.gray)
        }
        FrameRow("layout.x.circle", in: (200, 100), "gray 50 0 100 100, red 50 0 100 100") {
            Circle().fill(Color.red).background(Color.gray)
        }
    }
}
