import Foundation
import SwiftUICore

/// Further starts of the program while it runs.
extension NSApplication {
    /// Begins to wait for further starts, if the program has a delegate that is asked about them.
    func waitForStarts() {
        guard delegate != nil, startWaiting == nil else { return }
        startWaiting = AddressHandover.ofProgram?.waitForStarts { token in
            DispatchQueue.main.async { MainActor.assumeIsolated { NSApplication.shared.reopen(token: token) } }
        }
    }

    /// Reacts to a further start.
    ///
    /// - Parameter token: The permission of the desktop to bring a window to the front; nil for none.
    func reopen(token: String?) {
        ProgramServices.activationToken = token
        // It is used at once or not at all.
        defer { ProgramServices.activationToken = nil }
        let visible = orderedWindows.filter { !$0.isMiniaturized }
        guard delegate?.applicationShouldHandleReopen(self, hasVisibleWindows: !visible.isEmpty) ?? true else { return }
        if let front = visible.first ?? orderedWindows.first ?? windows.last {
            front.makeKeyAndOrderFront(nil)
        } else {
            ProgramServices.windowManager.manager?.openNewWindow()
        }
    }
}
