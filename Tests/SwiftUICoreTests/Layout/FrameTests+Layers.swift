import CoreGraphics
@testable import SwiftUICore

extension FrameTests {
    /// Depth stacks, backgrounds and overlays, readers, places given by hand, guides.
    @FrameRowBuilder nonisolated static var layers: [FrameRow] {
        FrameRow("layout.zstack.center", "red 70 70 60 60, blue 90 90 20 20") {
            ZStack {
                Color.red.box(60)
                Color.blue.box(20)
            }
        }
        FrameRow("layout.zstack.bt", "red 70 70 60 60, blue 110 110 20 20") {
            ZStack(alignment: .bottomTrailing) {
                Color.red.box(60)
                Color.blue.box(20)
            }
        }
        FrameRow("layout.zstack.priority", "blue 80 50 100 100, red 80 70 60 60, green 80 80 40 40, black 90 90 20 20") {
            ZStack(alignment: .leading) {
                Color.blue.box(100).layoutPriority(-0.1)
                Color.red.box(60)
                Color.green.box(40).layoutPriority(1)
            }
            .overlay(Color.black.box(20))
        }
        FrameRow("layout.x.z.flex", "red 0 0 200 200, blue 90 90 20 20") {
            ZStack {
                Color.red
                Color.blue.box(20)
            }
        }
        FrameRow("layout.geometry.two", "blue 0 0 100 100, red 0 0 66.5 66.5") {
            GeometryReader { proxy in
                Color.blue.frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
                Color.red.frame(width: proxy.size.width / 3, height: proxy.size.height / 3)
            }
        }
        FrameRow("layout.x.geo.vstack", "red 0 0 200 20, blue 0 28 10 10") {
            VStack {
                Color.red.frame(height: 20)
                GeometryReader { _ in Color.blue.box(10) }
            }
        }
        FrameRow("layout.offset", "red 60 70 80 60, blue 80 85 80 60, green 100 100 80 60") {
            Color.blue.offset(x: 20, y: 15)
                .frame(width: 80, height: 60)
                .background(Color.red)
                .overlay(Color.green.offset(x: 40, y: 30))
        }
        FrameRow("layout.x.offset.h", "red 85 120 20 20, blue 100 90 20 20") {
            HStack(spacing: 0) {
                Color.red.box(20).offset(x: 5, y: 30)
                Color.blue.box(20)
            }
        }
        FrameRow("layout.x.position.h", "red 0 80 40 40, blue 40 0 20 20") {
            HStack(spacing: 0) {
                Color.red.box(40)
                Color.blue.box(20).position(x: 10, y: 10)
            }
        }
        FrameRow("layout.x.overlay.bigger", "red 90 90 20 20, blue 70 70 60 60") { Color.red.box(20).overlay(Color.blue.box(60)) }
        // The documentation says that the alignment places the implicit stack, whose own alignment is not mentioned.
        FrameRow("layout.x.overlay.multi", "red 50 50 100 100, blue 70 120 60 20, green 90 110 20 40") {
            Color.red.box(100).overlay(alignment: .bottom) {
                Color.blue.box(60, 20)
                Color.green.box(20, 40)
            }
        }
        FrameRow("layout.guide.leading", "red -15 0 200 44, red -5 52 200 44, red 5 104 200 44, red 15 156 200 44") {
            VStack(alignment: .leading) {
                Color.red.alignmentGuide(.leading) { _ in 0 }
                Color.red.alignmentGuide(.leading) { _ in -10 }
                Color.red.alignmentGuide(.leading) { _ in -20 }
                Color.red.alignmentGuide(.leading) { _ in -30 }
            }
        }
        FrameRow("layout.guide.trailing", "red 0 0 200 44, red 0 52 200 44, red 0 104 200 44, red 0 156 200 44") {
            VStack(alignment: .leading) {
                Color.red.alignmentGuide(.trailing) { _ in 0 }
                Color.red.alignmentGuide(.trailing) { _ in -10 }
                Color.red.alignmentGuide(.trailing) { _ in -20 }
                Color.red.alignmentGuide(.trailing) { _ in -30 }
            }
        }
        FrameRow("layout.guide.top", "red 0 -15 44 200, red 52 -5 44 200, red 104 5 44 200, red 156 15 44 200") {
            HStack(alignment: .top) {
                Color.red.alignmentGuide(.top) { _ in 0 }
                Color.red.alignmentGuide(.top) { _ in -10 }
                Color.red.alignmentGuide(.top) { _ in -20 }
                Color.red.alignmentGuide(.top) { _ in -30 }
            }
        }
        FrameRow("layout.x.guide.frame", "red 90 80 10 10, green 90 90 10 10, blue 100 80 10 40") {
            HStack(alignment: .top, spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.box(10)
                    Color.green.box(10).alignmentGuide(.top) { _ in 5 }
                }
                Color.blue.box(10, 40)
            }
        }
        FrameRow("layout.shape.rect", "black 80 90 40 20") { Rectangle().frame(width: 40, height: 20).foregroundStyle(.black) }
        FrameRow("layout.background.style", "blue 75 75 50 50, red 75 75 50 50") { Color.red.box(50).background(.blue) }
    }
}
