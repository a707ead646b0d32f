import AppKit
import Testing

/// Values that are numbers with a meaning of their own.
struct NumericValueTests {
    @Test func levelsOfWindowsAreOrderedNumbers() {
        #expect(NSWindow.Level.floating + 1 == NSWindow.Level(rawValue: 4) && 2 + NSWindow.Level.normal == NSWindow.Level(2))
        #expect(NSWindow.Level.statusBar - 1 == .mainMenu && NSWindow.Level.statusBar - .mainMenu == 1)
        var level = NSWindow.Level.normal
        level += 5
        level -= 2
        #expect(level == .floating && level > .normal && [.floating, level - 1, .normal].max() == .floating)
    }

    @Test func weightsOfFontsAreOrderedNumbers() {
        let step: Double = 0.25
        #expect(NSFont.Weight.regular + step == NSFont.Weight(rawValue: 0.25) && NSFont.Weight.bold > .semibold)
        var weight = NSFont.Weight.regular
        weight -= 0.5
        #expect(weight < .regular && weight - .regular == -0.5)
    }

    @Test func pathsOfIndicesHaveSectionsAndItems() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path == [1, 3] && path.row == 3 && path.item == 3 && path.section == 1 && path == IndexPath(item: 3, section: 1))
        path.item = 5
        path.section = 2
        #expect(path == [2, 5])
        #expect(IndexPath().row == 0 && IndexPath(index: 4).section == 4)
        var short = IndexPath()
        short.row = 7
        #expect(short == [0, 7])
    }
}
