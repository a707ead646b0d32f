import SwiftUI
import SwiftUITesting
import Testing

/// Which closure a change calls: that of the body before the change or of the one after it.
@MainActor @Suite struct ChangeActionTests {
    @available(*, deprecated) private struct Capturing: View {
        @State private var value = 1
        let log: Log
        var body: some View {
            Button("Add") { value += 4 }
                .onChange(of: value, perform: { [value] new in log.entries.append("perform \(value) \(new)") })
                .onChange(of: value) { [value] old, new in log.entries.append("two \(value) \(old) \(new)") }
                .onChange(of: value) { [value] in log.entries.append("none \(value)") }
        }
    }

    @available(*, deprecated)
    @Test("The form with `perform` calls the closure of the body before the change, the others that after it")
    func captures() throws {
        let log = Log()
        let host = ViewHost(Capturing(log: log))
        try host.tap(.text("Add"))
        #expect(log.entries.sorted() == ["none 5", "perform 1 5", "two 5 1 5"])
        log.entries = []
        try host.tap(.text("Add"))
        #expect(log.entries.sorted() == ["none 9", "perform 5 9", "two 9 5 9"])
    }
}
