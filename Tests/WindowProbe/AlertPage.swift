import AppKit
import SwiftUI

/// Asks with an alert of AppKit, and tells what a monitor sees.
struct AlertPage: View {
    var body: some View {
        VStack {
            Button("Count") { tell("counted") }
            Spacer()
            Button("Ask", action: ask)
        }
        .padding(10)
        .frame(width: 640, height: 500)
        .onAppear {
            _ = NSEvent.addLocalMonitorForEvents(matching: [.keyDown, .flagsChanged]) { event in
                tell(event.type == .keyDown ? "key \(event.keyCode)" : "modifiers \(event.modifierFlags.rawValue)")
                return event
            }
        }
    }

    private func ask() {
        let alert = NSAlert()
        alert.messageText = "Save the changes?"
        alert.informativeText = "They are lost otherwise."
        alert.addButton(withTitle: "Save")
        alert.addButton(withTitle: "Cancel")
        tell("answer \(alert.runModal().rawValue)")
    }
}
