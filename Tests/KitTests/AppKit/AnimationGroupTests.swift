import AppKit
import SwiftUI
import SwiftUICore
import Testing

/// Changes of windows in groups, and what programs ask of the desktop that it does not have.
@MainActor @Suite(.serialized) struct AnimationGroupTests {
    private func wait(until condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { try? await Task.sleep(for: .milliseconds(10)) }
    }

    @Test func aWindowFadesOverTheDurationOfTheGroup() async {
        let window = NSWindow(contentRect: CGRect(x: 0, y: 0, width: 10, height: 10), styleMask: [], backing: .buffered, defer: true)
        var isOver = false
        NSAnimationContext.runAnimationGroup { context in
            context.duration = 0.2
            window.animator().alphaValue = 0
            #expect(window.alphaValue == 1)
        } completionHandler: {
            isOver = true
        }
        #expect(!isOver)
        await wait { window.alphaValue < 1 }
        #expect(window.alphaValue > 0 || isOver)
        await wait { isOver && window.alphaValue == 0 }
        #expect(isOver && window.alphaValue == 0)
    }

    @Test func aChangeTakesThePlaceOfTheOneBefore() async {
        let window = NSWindow(contentRect: CGRect(x: 0, y: 0, width: 10, height: 10), styleMask: [], backing: .buffered, defer: true)
        window.animator().alphaValue = 0
        NSAnimationContext.beginGrouping()
        NSAnimationContext.current.duration = 0
        window.animator().alphaValue = 0.5
        NSAnimationContext.endGrouping()
        #expect(window.alphaValue == 0.5)
        try? await Task.sleep(for: .milliseconds(400))
        #expect(window.alphaValue == 0.5)
    }

    @Test func groupsInheritTheirDurationAndAnswerBadOnes() async {
        #expect(NSAnimationContext.current.duration == 0.25)
        NSAnimationContext.beginGrouping()
        NSAnimationContext.current.duration = 2
        NSAnimationContext.runAnimationGroup({ #expect($0.duration == 2) }, completionHandler: nil)
        await NSAnimationContext.runAnimationGroup { $0.duration = 0.01 }
        NSAnimationContext.endGrouping()
        #expect(NSAnimationContext.current.duration == 0.25)
        NSAnimationContext.endGrouping()
        for duration in [-1, .nan, .infinity] as [Double] {
            var isOver = false
            NSAnimationContext.runAnimationGroup {
                $0.duration = duration
            } completionHandler: {
                isOver = true
            }
            await wait { isOver }
            #expect(isOver)
        }
    }

    @Test func scriptsAreNotExecuted() throws {
        var error: NSDictionary?
        let script = try #require(NSAppleScript(source: "tell application \"Finder\" to activate"))
        #expect(script.executeAndReturnError(&error).stringValue == nil)
        #expect(error?[NSAppleScript.errorNumber] as? Int == -1750)
        error = nil
        #expect(!script.compileAndReturnError(&error) && error != nil)
        #expect(NSAppleScript(contentsOf: URL(fileURLWithPath: "/nonexistent"), error: &error) == nil)
        #expect(error?[NSAppleScript.errorNumber] as? Int == -43)
    }

    @Test func programsAreNotTrustedWithOthers() {
        #expect(!AXIsProcessTrusted())
        let options = [kAXTrustedCheckOptionPrompt.takeUnretainedValue() as String: true] as CFDictionary
        #expect(!AXIsProcessTrustedWithOptions(options) && !AXIsProcessTrustedWithOptions(nil))
    }
}
