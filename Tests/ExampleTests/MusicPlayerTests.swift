import SwiftUI
import SwiftUITesting
import Testing

@testable import ExampleScreens

/// The player is opened, used and closed.
@MainActor struct MusicPlayerTests {
    private let host = ViewHost(MusicPlayer())

    private func open() throws {
        try host.tap(.point(300, host.frame(of: .identifier("bar")).midY))
        host.advance(by: 1)
    }

    @Test("A tap on a song makes it the one that plays")
    func choosing() throws {
        try host.tap(.text("Low Tide"))
        host.advance(by: 1)
        #expect(try host.text(of: .identifier("bar")).contains("Low Tide"))
    }

    @Test("The bar grows into the screen: the title is on its way from one to the other, and back")
    func opening() throws {
        let small = try host.frame(of: .text("Night Ferry").at(1))
        try host.tap(.point(300, host.frame(of: .identifier("bar")).midY))
        host.advance(by: 0.1)
        #expect(host.isAnimating)
        host.advance(by: 3)
        #expect(!host.isAnimating)
        #expect(!host.contains(.identifier("bar")))
        let large = try host.frame(of: .text("Night Ferry").at(1))
        #expect(large.midY < small.midY - 100)
        try host.tap(.text("The Lanterns").at(2))
        host.advance(by: 3)
        #expect(try host.frame(of: .text("Night Ferry").at(1)) == small)
    }

    @Test("Play and pause in the bar do not open the player")
    func playing() throws {
        try host.tap(.label("Pause"))
        host.advance(by: 1)
        #expect(host.contains(.label("Play")))
        #expect(host.contains(.identifier("bar")))
    }

    @Test("The arrows go to the next song and the one before, round and round")
    func skipping() throws {
        try open()
        let buttons = try host.frame(of: .label("Pause"))
        func title() throws -> String { try host.text(of: .identifier("player")) }
        try host.tap(.point(buttons.maxX + 70, buttons.midY))
        host.advance(by: 1)
        #expect(try title().contains("Paper Boats"))
        for _ in 0..<2 {
            try host.tap(.point(buttons.minX - 70, buttons.midY))
            host.advance(by: 1)
        }
        #expect(try title().contains("Orchard"))
        #expect(host.contains(.identifier("player")), "the buttons do not close the player")
    }

    @Test("The slider is dragged, and the player stays open")
    func seeking() throws {
        try open()
        let slider = try #require(host.accessibilityElements.flatMap(\.flattened).first { $0.role == .slider })
        #expect(slider.value == "35%")
        let knob = CGPoint(x: slider.frame.minX + slider.frame.width * 0.35, y: slider.frame.midY)
        try host.drag(.point(knob.x, knob.y), by: CGSize(width: slider.frame.width * 0.3, height: 0))
        host.advance(by: 1)
        let value = host.accessibilityElements.flatMap(\.flattened).first { $0.role == .slider }?.value
        #expect(["66%", "67%", "68%"].contains(value), "the knob takes part of the width")
        #expect(host.contains(.identifier("player")))
    }
}
