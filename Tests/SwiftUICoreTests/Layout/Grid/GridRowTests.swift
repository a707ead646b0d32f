import CoreGraphics
@testable import SwiftUICore
import Testing

/// The rows of a grid: their gaps and their baselines.
@MainActor @Suite struct GridRowTests {
    private func frames(_ view: some View, profile: PlatformProfile = .iOS) -> [CGRect] {
        LaidOutView(view, profile: profile, typesetter: FixedWidthTypesetter(lineHeight: 20)).leafFrames
    }

    @Test("A row without cells takes no place")
    func emptyRows() {
        let grid = Grid {
            GridRow { Color.red.frame(width: 30, height: 10) }
            GridRow {}
            GridRow { Color.blue.frame(width: 10, height: 30) }
        }
        // The empty row is a node without size.
        let frames = frames(grid).filter { !$0.isEmpty }
        #expect(frames[1].minY - frames[0].maxY == 8)
    }

    @Test("Rows stand apart as their cells prefer: those of texts like texts in a stack")
    func gapsOfTexts() {
        let stack = frames(
            VStack {
                Text("A")
                Text("C")
            })
        let grid = frames(
            Grid {
                GridRow {
                    Text("A")
                    Text("B")
                }
                GridRow {
                    Text("C")
                    Text("D")
                }
            })
        #expect(grid[2].minY - grid[0].maxY == stack[1].minY - stack[0].maxY)
        #expect(grid[2].minY - grid[0].maxY < 8)
    }

    @Test("A grid has the first and the last baseline of its cells")
    func baselines() {
        let rows = Grid(verticalSpacing: 0) {
            GridRow { Text("first") }
            GridRow { Color.red.frame(width: 10, height: 10) }
        }
        let frames = frames(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("before")
                rows
            })
        #expect(frames[0].minY == frames[1].minY)
    }
}
