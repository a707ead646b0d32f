import AppKit
import SwiftUI
import SwiftUICore
import Testing

/// Sheets and children of windows.
@MainActor @Suite(.serialized) struct WindowRelationTests {
    private func window(_ title: String) -> NSWindow {
        let window = NSWindow(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
        window.title = title
        return window
    }

    @Test func sheetsAnswer() throws {
        try WindowManagerForTests.run(["Scene"]) { manager in
            let scene = try #require(NSApp.windows.first)
            let sheet = window("Sheet")
            var answers: [NSApplication.ModalResponse] = []
            scene.beginSheet(sheet) { answers.append($0) }
            #expect(manager.takeLog() == ["attach Sheet to Scene as a sheet", "present Sheet"])
            #expect(scene.attachedSheet === sheet && sheet.sheetParent === scene && sheet.isSheet)
            scene.endSheet(sheet, returnCode: .OK)
            #expect(answers == [.OK] && scene.sheets.isEmpty && !sheet.isVisible && !sheet.isSheet)
            #expect(manager.takeLog() == ["attach Sheet to nothing", "hide Sheet"])
            // A sheet that is closed is cancelled.
            scene.beginSheet(sheet) { answers.append($0) }
            sheet.close()
            #expect(answers == [.OK, .cancel] && scene.attachedSheet == nil)
        }
    }

    @Test func childrenGoWithTheirParent() {
        WindowManagerForTests.run([]) { manager in
            let (parent, child) = (window("Parent"), window("Child"))
            parent.orderFront(nil)
            parent.addChildWindow(child, ordered: .above)
            #expect(child.isVisible && child.parent === parent && parent.childWindows == [child])
            #expect(manager.log.suffix(2) == ["attach Child to Parent", "present Child"])
            parent.removeChildWindow(child)
            #expect(child.parent == nil && parent.childWindows == nil && manager.log.last == "attach Child to nothing")
            parent.addChildWindow(child, ordered: .above)
            parent.close()
            #expect(!child.isVisible)
        }
    }

    @Test func modalWindowsAnswer() {
        let runEvents = ProgramServices.runEvents
        defer { ProgramServices.runEvents = runEvents }
        WindowManagerForTests.run(["Scene"]) { manager in
            let modal = window("Modal")
            ProgramServices.runEvents = { [weak modal] in
                #expect(NSApp.modalWindow === modal)
                NSApp.stopModal(withCode: .OK)
            }
            #expect(NSApp.runModal(for: modal) == .OK && modal.isVisible && NSApp.modalWindow == nil)
            #expect(manager.takeLog() == ["present Modal", "attach Modal to Scene as a sheet", "attach Modal to nothing"])
            ProgramServices.runEvents = { [weak modal] in modal?.close() }
            #expect(NSApp.runModal(for: modal) == .abort)
        }
        let own = ProgramServices.windowManager
        defer { ProgramServices.windowManager = own }
        ProgramServices.windowManager = WeakWindowManager()
        #expect(NSApp.runModal(for: window("Modal")) == .abort)
    }
}
