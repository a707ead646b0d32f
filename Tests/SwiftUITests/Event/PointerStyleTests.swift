import CoreGraphics
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor struct PointerStyleTests {
    @Test("An edge that can be moved in one direction only has the shape of that direction")
    func directions() {
        let rows: [(FrameResizePosition, PointerShape, PointerShape, PointerShape)] = [
            (.top, .upDownResize, .downResize, .upResize), (.bottom, .upDownResize, .upResize, .downResize),
            (.leading, .leftRightResize, .rightResize, .leftResize), (.trailing, .leftRightResize, .leftResize, .rightResize),
            (.topLeading, .fallingResize, .fallingResize, .fallingResize), (.bottomLeading, .risingResize, .risingResize, .risingResize),
        ]
        for (position, both, inward, outward) in rows {
            #expect(PointerStyle.frameResize(position: position).shape == both)
            #expect(PointerStyle.frameResize(position: position, directions: .inward).shape == inward)
            #expect(PointerStyle.frameResize(position: position, directions: .outward).shape == outward)
        }
        #expect(PointerStyle.columnResize(directions: .leading).shape == .leftResize)
        #expect(PointerStyle.columnResize(directions: .all) == .columnResize && PointerStyle.rowResize(directions: []) == .rowResize)
        #expect(PointerStyle.rowResize(directions: .down).shape == .downResize)
    }

    @Test("The pointer is hidden above a view, as long as the view is enabled")
    func visibility() throws {
        func shape(_ view: some View) throws -> PointerShape? {
            let host = ViewHost(view.frame(width: 100, height: 100), size: CGSize(width: 100, height: 100))
            return host.tree.pointerShape(at: CGPoint(x: 50, y: 50))
        }
        #expect(try shape(Color.red.pointerVisibility(.hidden)) == .hidden)
        #expect(try shape(Color.red.pointerVisibility(.hidden).disabled(true)) == nil)
        #expect(try shape(Color.red.pointerVisibility(.automatic).pointerStyle(.link)) == .link)
    }
}
