import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting
import Testing

/// The rows of a list while it is scrolled.
@MainActor struct ScrolledRowTests {
    struct Buttons: View {
        var body: some View {
            List { ForEach(0..<40, id: \.self) { index in Button("Row \(index)") {}.frame(height: 50) } }
        }
    }

    struct Links: View {
        var body: some View {
            NavigationStack {
                List { ForEach(0..<40, id: \.self) { index in NavigationLink("Row \(index)", value: index).frame(height: 50) } }
            }
        }
    }

    /// Preferences change in most frames of a scroll, those of the rows do not.
    @Test("Rows with a button or a link are not made again while the list is scrolled", arguments: [false, true])
    func rowsAreKept(areLinks: Bool) throws {
        let host = areLinks ? ViewHost(Links()) : ViewHost(Buttons())
        try host.scroll(.text("Row 5"), by: CGSize(width: 0, height: 60))
        host.advance(by: 1)
        host.resetEvaluations()
        for _ in 0..<10 { try host.scroll(.text("Row 5"), by: CGSize(width: 0, height: 2)) }
        host.advance(by: 1)
        let trace = try #require(host.tree.inspection.bodyTrace)
        #expect(trace.total < 40)
    }
}
