import SwiftUI
import SwiftUITesting
import Testing

@testable import ExampleScreens

/// The pages are swiped and gone through with the button.
@MainActor struct OnboardingTests {
    private let host = ViewHost(Onboarding())
    private let titles = ["Find a way", "Know the sky", "Go together"]

    private func pageInSight() throws -> [String] {
        try titles.filter { title in
            guard host.contains(.text(title)) else { return false }
            let frame = try host.frame(of: .text(title))
            return frame.minX >= 0 && frame.maxX <= 390
        }
    }

    private func swipe(_ width: CGFloat) throws {
        try host.drag(.point(195, 300), by: CGSize(width: width, height: 0))
        host.advance(by: 1)
    }

    @Test("Each swipe shows the next page, and the one before in the other direction")
    func swiping() throws {
        #expect(try pageInSight() == ["Find a way"])
        try swipe(-250)
        #expect(try pageInSight() == ["Know the sky"])
        try swipe(-250)
        #expect(try pageInSight() == ["Go together"])
        try swipe(250)
        #expect(try pageInSight() == ["Know the sky"])
    }

    @Test("At the ends there is nothing further, and a short drag comes back")
    func ends() throws {
        try swipe(250)
        #expect(try pageInSight() == ["Find a way"])
        try host.drag(.point(195, 300), by: CGSize(width: -60, height: 0), duration: 1)
        host.advance(by: 1)
        #expect(try pageInSight() == ["Find a way"])
    }

    @Test("The button goes on, also after swipes, and the last one opens what is behind")
    func button() throws {
        try swipe(-250)
        try host.tap(.text("Continue"))
        host.advance(by: 1)
        #expect(try pageInSight() == ["Go together"])
        try host.tap(.text("Start"))
        host.advance(by: 1)
        #expect(host.contains(.text("The hills are waiting.")))
    }

    @Test("The page follows the finger")
    func following() throws {
        let before = try host.frame(of: .text("Find a way"))
        var during = before
        try host.drag(.point(195, 300), by: CGSize(width: -100, height: 0)) { during = try host.frame(of: .text("Find a way")) }
        #expect(during.minX < before.minX - 80)
    }
}
