import CoreHaptics
import Foundation
import Testing

/// Haptics of a device that cannot be felt.
struct HapticTests {
    @Test("The hardware supports nothing, and an engine says so")
    func engine() {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics && !CHHapticEngine.capabilitiesForHardware().supportsAudio)
        do {
            _ = try CHHapticEngine()
            Issue.record("There is an engine.")
        } catch CHHapticError.notSupported {
        } catch {
            Issue.record("another error")
        }
        let error = CHHapticError(.notSupported) as NSError
        #expect(error.domain == CoreHapticsErrorDomain && error.code == -4809)
    }

    @Test("A pattern lasts until its last event ends, and has times")
    func patterns() throws {
        let tap = CHHapticEvent(
            eventType: .hapticTransient, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)], relativeTime: 2)
        let hum = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0.5, duration: 1)
        #expect(try CHHapticPattern(events: [tap, hum], parameters: []).duration == 2)
        #expect(try CHHapticPattern(events: [hum], parameterCurves: []).duration == 1.5)
        #expect(try CHHapticPattern(events: [], parameters: []).duration == 0)
        #expect(tap.eventParameters.map(\.value) == [1] && tap.duration == 0)
        tap.relativeTime = .nan
        #expect(throws: CHHapticError(.invalidPatternData)) { try CHHapticPattern(events: [tap], parameters: []) }
    }
}
