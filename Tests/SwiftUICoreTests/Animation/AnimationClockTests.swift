import Testing
@testable import SwiftUICore

/// The rule: an element has at most one alarm and is called once, at the earliest with the alarm's time.
struct AnimationClockTests {
    private let tree = ViewTree(size: .zero)

    @Test func dueAlarmsAreTakenInOrderOfTime() {
        let clock = AnimationClock()
        let elements = (0..<3).map { _ in ViewElement(tree: tree, depth: 1) }
        for (element, time) in zip(elements, [3.0, 1, 2]) { clock.setAlarm(at: time, for: element) }
        #expect(clock.nextAlarmTime == 1)
        clock.time = 2
        #expect(clock.takeDueElements().map { ObjectIdentifier($0) } == [ObjectIdentifier(elements[1]), ObjectIdentifier(elements[2])])
        #expect(clock.nextAlarmTime == 3 && clock.takeDueElements().isEmpty)
    }

    @Test func anAlarmReplacesTheElementsPreviousOne() {
        let clock = AnimationClock()
        let element = ViewElement(tree: tree, depth: 1)
        clock.setAlarm(at: 1, for: element)
        clock.setAlarm(at: 5, for: element)
        #expect(clock.nextAlarmTime == 5 && clock.alarms.count == 1)
        clock.removeAlarm(of: element)
        #expect(clock.nextAlarmTime == nil)
    }

    @Test func anElementIsTimedOnce() {
        let clock = AnimationClock()
        let element = ViewElement(tree: tree, depth: 1)
        clock.startTiming(element)
        clock.startTiming(element)
        #expect(clock.timedElements.all().count == 1 && clock.isAnimating)
        clock.stopTiming(element)
        #expect(!clock.isAnimating)
    }
}
