import CoreGraphics
@testable import SwiftUICore

extension FrameTests {
    /// Rows and columns: nesting, alignment, sharing of room, priorities.
    @FrameRowBuilder nonisolated static var stacks: [FrameRow] {
        FrameRow("layout.hstack.2x50", "black 25 25 150 150, red 46 75 50 50, blue 104 75 50 50") {
            HStack {
                Color.red.box(50)
                Color.blue.box(50)
            }
            .frame(width: 150, height: 150)
            .background(Color.black)
        }
        FrameRow("layout.vstack.2x50", "black 25 25 150 150, red 75 46 50 50, blue 75 104 50 50") {
            VStack {
                Color.red.box(50)
                Color.blue.box(50)
            }
            .frame(width: 150, height: 150)
            .background(Color.black)
        }
        FrameRow(
            "layout.nested.40",
            "black 56 32 88 136, red 80 32 40 40, blue 80 80 40 40, green 56 128 40 40, yellow 104 128 40 40"
        ) {
            VStack {
                Color.red.box(40)
                Color.blue.box(40)
                HStack {
                    Color.green.box(40)
                    Color.yellow.box(40)
                }
            }
            .background(Color.black)
        }
        FrameRow(
            "layout.nested.spacing",
            "black 45 20 110 160, red 80 20 40 40, blue 80 80 40 40, green 45 140 40 40, yellow 115 140 40 40"
        ) {
            VStack(spacing: 20) {
                Color.red.box(40)
                Color.blue.box(40)
                HStack(spacing: 30) {
                    Color.green.box(40)
                    Color.yellow.box(40)
                }
            }
            .background(Color.black)
        }
        FrameRow(
            "layout.nested.align",
            "black 41 27 118 146, red 41 27 30 30, blue 41 65 40 40, green 41 113 50 50, yellow 99 113 60 60"
        ) {
            VStack(alignment: .leading) {
                Color.red.box(30)
                Color.blue.box(40)
                HStack(alignment: .top) {
                    Color.green.box(50)
                    Color.yellow.box(60)
                }
            }
            .background(Color.black)
        }
        FrameRow(
            "layout.flex.nested",
            "black 0 0 200 200, red 0 0 200 61.5, blue 0 69.5 200 61, green 0 138.5 96 61.5, yellow 104 138.5 96 61.5"
        ) {
            VStack {
                Color.red
                Color.blue
                HStack {
                    Color.green
                    Color.yellow
                }
            }
            .background(Color.black)
        }
        FrameRow("layout.foreach.1", "red 0 0 200 68, green 0 76 200 68, red 90 152 20 20, blue 90 180 20 20") {
            VStack {
                Color.red
                Color.green
                ForEach(0..<1) { _ in
                    Color.red.box(20)
                    Spacer()
                    Color.blue.box(20)
                }
            }
        }
        FrameRow("layout.foreach.3", "red 95 57 10 10, green 90 75 20 20, blue 80 103 40 40") {
            VStack {
                Color.red.box(10)
                Color.green.box(20)
                ForEach(0..<1) { _ in Color.blue.box(40) }
            }
        }
        FrameRow("layout.group.distribute", "red 80 80 40 8, blue 80 96 40 8, green 80 112 40 8") {
            Group {
                Color.red
                Group {
                    Color.blue
                    Color.green
                }
            }
            .frame(width: 40, height: 40)
        }
        FrameRow("layout.stack.minwidth", "red 0 0 120 200, green 120 0 40 200, blue 160 0 40 200") {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 120)
                Color.green
                Color.blue
            }
        }
        FrameRow("layout.stack.empty", "red 85 85 30 30") { VStack {}.frame(width: 30, height: 30).background(Color.red) }
        FrameRow("layout.baseline.notext", "red 71 105 20 20, blue 99 75 30 50") {
            HStack(alignment: .firstTextBaseline) {
                Color.red.box(20)
                Color.blue.box(30, 50)
            }
        }
        FrameRow("layout.root.tuple", "red 0 0 200 96, blue 0 104 200 96") {
            Color.red
            Color.blue
        }
        FrameRow("layout.x.minmax", "red 0 90 60 20, blue 60 90 50 20, green 110 90 90 20") {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 30, maxWidth: 60)
                Color.blue.frame(maxWidth: 50)
                Color.green
            }
            .frame(width: 200, height: 20)
        }
        FrameRow("layout.x.overflow.mins", "red 20 90 80 20, blue 100 90 80 20") {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 80)
                Color.blue.frame(minWidth: 80)
            }
            .frame(width: 100, height: 20)
        }
        FrameRow("layout.x.fixed.flex", "red 0 90 40 20, blue 50 90 70 20, green 130 90 70 20") {
            HStack(spacing: 10) {
                Color.red.frame(width: 40)
                Color.blue
                Color.green
            }
            .frame(width: 200, height: 20)
        }
        FrameRow("layout.x.three.priorities", "red 0 90 40 20, green 40 90 90 20, blue 130 90 70 20") {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10).layoutPriority(-1)
                Color.green.frame(minWidth: 20, maxWidth: 90)
                Color.blue.frame(minWidth: 20, maxWidth: 70).layoutPriority(2)
            }
            .frame(width: 200, height: 20)
        }
        FrameRow("layout.x.v.trailing", "red 70 90 60 10, blue 110 100 20 10") {
            VStack(alignment: .trailing, spacing: 0) {
                Color.red.box(60, 10)
                Color.blue.box(20, 10)
            }
        }
        FrameRow("layout.x.h.bottom", "red 90 70 10 60, blue 100 110 10 20") {
            HStack(alignment: .bottom, spacing: 0) {
                Color.red.box(10, 60)
                Color.blue.box(10, 20)
            }
        }
        FrameRow("layout.x.empty.h", "red 76 90 20 20, blue 104 90 20 20") {
            HStack {
                Color.red.box(20)
                EmptyView()
                Color.blue.box(20)
            }
        }
        FrameRow("layout.x.circle.h", "red 0 75 50 50, blue 50 75 150 50") {
            HStack(spacing: 0) {
                Circle().fill(Color.red)
                Color.blue
            }
            .frame(width: 200, height: 50)
        }
        FrameRow("layout.x.v.in.h", "red 10 0 30 100, green 0 100 50 100, blue 50 0 150 200") {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.frame(width: 30)
                    Color.green.frame(width: 50)
                }
                Color.blue
            }
        }
        FrameRow("layout.x.priority.inside", "red 0 90 100 20, blue 100 90 100 20") {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).frame(height: 20)
                Color.blue.frame(height: 20)
            }
        }
        FrameRow("layout.x.priority.outside", "red 0 90 200 20") {
            HStack(spacing: 0) {
                Color.red.frame(height: 20).layoutPriority(1)
                Color.blue.frame(height: 20)
            }
        }
    }
}
