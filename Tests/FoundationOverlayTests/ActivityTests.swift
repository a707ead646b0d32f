import Foundation
import Synchronization
import Testing

@testable import FoundationOverlay

/// Activities during which the desktop does not sleep.
@Suite(.serialized) struct ActivityTests {
    /// Calls a function with a desktop that writes down what it is asked for.
    private func withDesktop(_ body: (@Sendable () -> [String]) throws -> Void) rethrows {
        let log = Locked()
        SleepInhibition.inhibit.withLock {
            $0 = { display, system, reason in
                log.add("\(reason): \(display ? "display" : "")\(system ? "system" : "")")
                return { log.add("end of \(reason)") }
            }
        }
        defer { SleepInhibition.inhibit.withLock { $0 = nil } }
        try body { log.all }
    }

    private final class Locked: Sendable {
        private let entries = Mutex<[String]>([])
        var all: [String] { entries.withLock { $0 } }
        func add(_ entry: String) { entries.withLock { $0.append(entry) } }
    }

    @Test func activitiesKeepTheDesktopAwakeUntilTheyEnd() {
        withDesktop { log in
            let film = ProcessInfo.processInfo.beginActivity(options: .idleDisplaySleepDisabled, reason: "film")
            #expect(log() == ["film: display"])
            ProcessInfo.processInfo.endActivity(film)
            ProcessInfo.processInfo.endActivity(film)
            ProcessInfo.processInfo.endActivity(NSObject())
            #expect(log() == ["film: display", "end of film"])
        }
    }

    @Test func tokensThatAreReleasedEnd() {
        withDesktop { log in
            _ = ProcessInfo.processInfo.beginActivity(options: .userInteractive, reason: "game")
            #expect(log() == ["game: system", "end of game"])
        }
    }

    @Test func blocksAreActivities() {
        withDesktop { log in
            ProcessInfo.processInfo.performActivity(options: .userInitiated, reason: "export") { #expect(log() == ["export: system"]) }
            #expect(log() == ["export: system", "end of export"])
        }
    }

    @Test func otherActivitiesDoNotConcernTheDesktop() {
        withDesktop { log in
            for options in [.background, .userInitiatedAllowingIdleSystemSleep, .latencyCritical, []] as [ProcessInfo.ActivityOptions] {
                _ = ProcessInfo.processInfo.beginActivity(options: options, reason: "none")
            }
            #expect(log().isEmpty)
        }
        _ = ProcessInfo.processInfo.beginActivity(options: .userInitiated, reason: "no desktop")
    }
}
