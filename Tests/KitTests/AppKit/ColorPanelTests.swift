@testable import AppKit
import Combine
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

private final class Target: NSObject {
    var colors: [NSColor] = []
    @MainActor func changed(_ sender: Any?) { (sender as? NSColorPanel).map { colors.append($0.color) } }
}

/// The panel of colours, and colours of the screen.
@MainActor @Suite(.serialized) struct ColorPanelTests {
    private func run(showsAlpha: Bool = false, _ body: (NSColorPanel, ViewTree) throws -> Void) throws {
        try WindowManagerForTests.run([]) { manager in
            let panel = NSColorPanel(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: true)
            panel.showsAlpha = showsAlpha
            panel.orderFront(nil)
            defer { panel.close() }
            try body(panel, try #require(manager.openWindows.first?.tree))
        }
    }

    /// The place of black: the last one in the first row.
    private let black = CGPoint(x: 242, y: 22)

    @Test func theUserChoosesAColour() throws {
        try run { panel, tree in
            let target = Target()
            panel.setTarget(target)
            panel.setAction(Selector { (target: Target) in target.changed })
            var published: [NSColor] = []
            let publishing = panel.publisher(for: \.color).sink { published.append($0) }
            tree.tap(at: black)
            #expect(panel.color.redComponent == 0 && panel.color.alphaComponent == 1 && target.colors == [panel.color])
            #expect(published == [.white, panel.color])
            // What the program sets is shown, and is not an action.
            panel.color = .red
            #expect(target.colors.count == 1 && published.last == .red && panel.alpha == 1)
            publishing.cancel()
        }
    }

    @Test func coloursAreOpaqueUnlessTheOpacityIsShown() throws {
        try run { panel, tree in
            panel.color = NSColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            #expect(panel.alpha == 1)
            tree.tap(at: black)
            #expect(panel.color.alphaComponent == 1)
        }
        try run(showsAlpha: true) { panel, tree in
            panel.color = NSColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            tree.tap(at: black)
            #expect(panel.alpha == 0.5 && panel.color.redComponent == 0)
        }
    }

    @Test func theActionWaitsForTheSliderToBeReleased() throws {
        try run(showsAlpha: true) { panel, tree in
            let target = Target()
            panel.setTarget(target)
            panel.setAction(Selector { (target: Target) in target.changed })
            // The slider is below the palette.
            let y = tree.size.height - 20
            func drag() {
                for (phase, x) in [(PointerEvent.Phase.began, 130.0), (.moved, 160), (.moved, 200)] {
                    tree.send(PointerEvent(phase, at: CGPoint(x: x, y: y), time: tree.clock.time + 0.1))
                }
            }
            drag()
            #expect(!target.colors.isEmpty && panel.alpha < 1)
            tree.send(PointerEvent(.ended, at: CGPoint(x: 200, y: y), time: tree.clock.time + 0.1))
            target.colors = []
            panel.isContinuous = false
            drag()
            #expect(target.colors.isEmpty)
            tree.send(PointerEvent(.ended, at: CGPoint(x: 200, y: y), time: tree.clock.time + 0.1))
            #expect(target.colors == [panel.color])
        }
    }

    /// Windows show their content anew when the appearance of the desktop changes, which compares it with the old one.
    @Test func contentThatRefersToItsWindowIsShownAnew() throws {
        try run { panel, tree in
            let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
            item.button?.title = "Status"
            item.show()
            defer { NSStatusBar.system.removeStatusItem(item) }
            for window in NSApp.windows {
                for isHidden in [true, false] { window.contentView?.isHidden = isHidden }
            }
            tree.tap(at: black)
            #expect(panel.color.redComponent == 0 && NSApp.windows.count == 2)
        }
    }

    @Test func theProgramHasOnePanelAndIsNotified() {
        let panel = NSColorPanel.shared
        #expect(panel === NSColorPanel.shared && NSColorPanel.sharedColorPanelExists && panel.level == .floating)
        var count = 0
        let observer = NotificationCenter.default.addObserver(forName: NSColorPanel.colorDidChangeNotification, object: panel, queue: nil) { _ in
            MainActor.assumeIsolated { count += 1 }
        }
        panel.color = .green
        NotificationCenter.default.removeObserver(observer)
        #expect(count == 1)
    }

    @Test func coloursOfTheScreenArePickedByTheDesktop() async {
        let own = ProgramServices.pickColor
        defer { ProgramServices.pickColor = own }
        // Without a desktop there is no colour.
        #expect(await NSColorSampler().sample() == nil)
        ProgramServices.pickColor = { $0(Color.Resolved(red: 1, green: 0, blue: 0)) }
        #expect(await NSColorSampler().sample()?.redComponent == 1)
    }
}
