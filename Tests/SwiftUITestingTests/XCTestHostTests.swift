import SwiftUI
import SwiftUITesting
import XCTest

/// `ViewHost` in XCTest.
@MainActor final class XCTestHostTests: XCTestCase {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Button("Count: \(count)") { withAnimation(.linear(duration: 1)) { count += 1 } }
        }
    }

    func testTapsChangeWhatIsShown() async throws {
        let host = ViewHost(Counter(), size: CGSize(width: 200, height: 100))
        XCTAssertNoThrow(try host.frame(of: .text("Count: 0")))
        try host.tap(.text("Count: 0"))
        XCTAssertNoThrow(try host.frame(of: .text("Count: 1")))
        XCTAssertThrowsError(try host.tap(.text("Count: 0")))
        XCTAssertEqual(host.warnings, [])
    }

    func testTasksAreWaitedFor() async throws {
        struct Loading: View {
            @State private var title = "loading"

            var body: some View { Text(title).task { title = "loaded" } }
        }
        let host = ViewHost(Loading(), size: CGSize(width: 200, height: 100))
        await host.settle()
        XCTAssertNoThrow(try host.frame(of: .text("loaded")))
    }
}
