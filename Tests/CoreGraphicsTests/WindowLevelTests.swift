import CoreGraphics
import Testing

/// The layers of windows.
struct WindowLevelTests {
    @Test func layersFollowEachOther() {
        let order: [CGWindowLevelKey] = [
            .baseWindow, .minimumWindow, .desktopWindow, .desktopIconWindow, .backstopMenu, .normalWindow, .floatingWindow, .modalPanelWindow,
            .utilityWindow, .dockWindow, .mainMenuWindow, .statusWindow, .popUpMenuWindow, .overlayWindow, .helpWindow, .draggingWindow,
            .screenSaverWindow, .assistiveTechHighWindow, .cursorWindow, .maximumWindow,
        ]
        let levels = order.map(CGWindowLevelForKey)
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 < $1 })
        #expect(CGWindowLevelForKey(.normalWindow) == 0 && CGWindowLevelForKey(.tornOffMenuWindow) == CGWindowLevelForKey(.floatingWindow))
        #expect(CGWindowLevelForKey(.desktopWindow) == -2_147_483_623)
    }
}
