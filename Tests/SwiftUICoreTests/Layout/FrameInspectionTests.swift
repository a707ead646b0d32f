@testable import SwiftUICore
import Testing

/// The inspector shows the lengths that the program has given to a frame, and no others.
@MainActor struct FrameInspectionTests {
    @Test func lengths() throws {
        func values(_ view: some View) throws -> [String] {
            try #require(LaidOutView(view).tree.rootNode?.children.first).inspectorValues.map { "\($0.name) \($0.value)" }
        }
        #expect(try values(Color.red.frame(width: 56, height: 20)) == ["width 56", "height 20", "alignment center"])
        #expect(try values(Color.red.frame(height: 20, alignment: .leading)) == ["height 20", "alignment leading center"])
    }
}
