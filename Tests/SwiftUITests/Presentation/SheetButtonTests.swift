import SwiftUI
import SwiftUITesting
import Testing

/// The buttons of sheets on macOS.
@MainActor struct SheetButtonTests {
    struct Screen: View {
        @State private var isPresented = true
        @State private var log = ""
        var body: some View {
            Text(verbatim: "log \(log)").sheet(isPresented: $isPresented) {
                Text("Content").frame(width: 300, height: 100)
                    .toolbar {
                        ToolbarItem(placement: .confirmationAction) { Button("Done") { log = "done" } }
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log = "cancel" } }
                        ToolbarItem(placement: .destructiveAction) { Button("Delete") {} }
                    }
            }
        }
    }

    @Test("The confirming button is the last one, after the cancelling one, and Return presses it")
    func order() throws {
        let host = ViewHost(Screen(), size: CGSize(width: 600, height: 400), profile: .macOS)
        host.advance(by: 1)
        let frames = try ["Delete", "Cancel", "Done"].map { try host.frame(of: .text($0)) }
        #expect(frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX)
        host.press(.return)
        #expect(host.contains(.text("log done")))
    }

    @Test("Escape presses the cancelling button instead of closing the sheet, but not on iOS", arguments: [ViewHost.Profile.macOS, .iOS])
    func escape(profile: ViewHost.Profile) throws {
        let host = ViewHost(Screen(), size: CGSize(width: 600, height: 400), profile: profile)
        host.advance(by: 1)
        host.press(.escape)
        host.advance(by: 1)
        #expect(host.contains(.text(profile == .macOS ? "log cancel" : "log ")))
        #expect(host.contains(.text("Content")) == (profile == .macOS))
    }
}
