@testable import SwiftUI
import Testing

@MainActor struct WindowBackendTests {
    /// The class is found by its name, which nothing else checks.
    @Test func `Programs find the windows that they were built with`() {
        #if GTK
        #expect(ProgramHost.backend != nil)
        #else
        #expect(ProgramHost.backend == nil)
        #endif
    }
}
