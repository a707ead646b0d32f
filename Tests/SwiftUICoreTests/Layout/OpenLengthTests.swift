import CoreGraphics
@testable import SwiftUICore
import Testing

/// Containers whose proposal leaves a length open, as in scroll views: children that would be shorter than the container fill it.
///
/// No published row says so. It follows from `ScrollView { List {}.frame(minHeight: 132) }` and from cards of layers, which programs use.
@MainActor @Suite struct OpenLengthTests {
    @FrameRowBuilder nonisolated static var rows: [FrameRow] {
        FrameRow("layers, open height", "red 0 90 200 20, blue 90 90 20 20") {
            ZStack {
                Color.red
                Color.blue.box(20)
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        FrameRow("layers, both lengths open", "red 90 90 20 20, blue 90 90 20 20") {
            ZStack {
                Color.red
                Color.blue.box(20)
            }
            .fixedSize()
        }
        FrameRow("layers as a layout", "red 90 90 20 20, blue 90 90 20 20") {
            ZStackLayout() {
                Color.red
                Color.blue.box(20)
            }
            .fixedSize()
        }
        FrameRow("minimum height", "red 0 70 200 60") { Color.red.frame(minHeight: 60).fixedSize(horizontal: false, vertical: true) }
        FrameRow("minimum lengths", "red 80 70 40 60") { Color.red.frame(minWidth: 40, minHeight: 60).fixedSize() }
        FrameRow("a minimum below the child's ideal", "red 95 95 10 10") { Color.red.frame(minWidth: 4, minHeight: 4).fixedSize() }
        FrameRow("a child larger than the minimum", "red 60 60 80 80") { Color.red.box(80).frame(minHeight: 60).fixedSize() }
        FrameRow("a maximum leaves the ideal", "red 95 95 10 10") { Color.red.frame(maxWidth: 40, maxHeight: .infinity).fixedSize() }
        FrameRow("in a column", "red 0 70 200 30, blue 90 75 20 20, green 0 100 200 30") {
            VStack(spacing: 0) {
                ZStack {
                    Color.red
                    Color.blue.box(20).padding(5)
                }
                Color.green.frame(minHeight: 30)
            }
            .fixedSize(horizontal: false, vertical: true)
        }
    }

    @Test(arguments: rows) func childrenFillTheContainer(_ row: FrameRow) { row.check() }
}
