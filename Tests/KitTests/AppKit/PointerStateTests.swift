import AppKit
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

/// What AppKit tells of the pointer between events.
@MainActor @Suite(.serialized) struct PointerStateTests {
    private struct Inside: View {
        var body: some View { Color.red }
    }

    @Test func thePlaceIsThatInTheWindowWhereverTheProgramHasPutIt() throws {
        try WindowManagerForTests.run(["Window"], content: Inside()) { manager in
            let tree = try #require(manager.openWindows[0].tree)
            let window = NSApp.windows[0]
            window.setFrameOrigin(CGPoint(x: 100, y: 50))
            tree.send(PointerEvent(.hovered, at: CGPoint(x: 20, y: 30), time: 1))
            #expect(NSEvent.mouseLocation == CGPoint(x: 120, y: 50 + tree.size.height - 30))
            #expect(NSApp.currentEvent?.window === window && NSApp.currentEvent?.windowNumber == window.windowNumber)
            // A pointer that leaves the window was last inside of it.
            tree.send(PointerEvent(.left, at: .zero, time: 2))
            #expect(NSEvent.mouseLocation.x == 120)
        }
    }

    @Test func pressedButtonsAreBits() {
        let host = ViewHost(Inside(), size: CGSize(width: 50, height: 50), profile: .macOS)
        let point = CGPoint(x: 5, y: 5)
        // The buttons are those of the whole process: other tests may have left one pressed.
        host.tree.monitorsAllowSecondaryButton(at: point, isDown: false)
        host.tree.send(PointerEvent(.cancelled, at: point, time: 0))
        #expect(NSEvent.pressedMouseButtons == 0)
        host.tree.send(PointerEvent(.began, at: point, time: 1))
        #expect(NSEvent.pressedMouseButtons == 1)
        host.tree.monitorsAllowSecondaryButton(at: point, isDown: true)
        #expect(NSEvent.pressedMouseButtons == 3)
        host.tree.send(PointerEvent(.cancelled, at: point, time: 2))
        #expect(NSEvent.pressedMouseButtons == 2)
        host.tree.monitorsAllowSecondaryButton(at: point, isDown: false)
        #expect(NSEvent.pressedMouseButtons == 0)
        host.tree.send(PointerEvent(.began, at: point, time: 3))
        host.tree.send(PointerEvent(.ended, at: point, time: 4))
        #expect(NSEvent.pressedMouseButtons == 0 && NSEvent.doubleClickInterval > 0)
    }

    @Test func cursorsCanBePictures() {
        defer { NSCursor.arrow.set() }
        let image = NSImage(size: CGSize(width: 8, height: 6), flipped: false) { rect in
            NSColor.red.setFill()
            rect.fill()
            return true
        }
        NSCursor(image: image, hotSpot: CGPoint(x: 3.7, y: 99)).set()
        guard case .image(let pixels, let x, let y) = ProgramPointer.shape else {
            Issue.record("The pointer is no picture.")
            return
        }
        #expect(pixels.width == 8 && pixels.height == 6 && x == 3 && y == 5)
        NSCursor(image: NSImage(), hotSpot: .zero).set()
        #expect(ProgramPointer.shape == nil)
    }
}
