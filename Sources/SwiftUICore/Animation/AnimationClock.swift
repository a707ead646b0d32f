import Foundation

/// A time at which an element is to be called.
struct Alarm {
    let time: Double
    unowned let element: ViewElement
}

/// The time of a tree's animations, and the elements that change with it.
///
/// Time only advances when the host says so (`ViewTree.advance(to:)`), so that tests and images are reproducible.
package final class AnimationClock {
    /// The current time, in seconds.
    package internal(set) var time: Double = 0
    /// Whether changes of state are animated. If not, every change shows its final state at once, as still pictures need it.
    package var animatesChanges = true
    /// The elements that are called with every change of the time.
    private(set) var timedElements = ElementList<ViewElement>()
    /// The pending alarms, the next one first.
    private(set) var alarms: [Alarm] = []
    /// The date at time zero, determined by the system's clock on first use.
    package lazy var startDate = Date(timeIntervalSinceNow: -time)

    /// Registers an element to be called with every change of the time.
    func startTiming(_ element: ViewElement) {
        stopTiming(element)
        timedElements.append(element)
    }

    func stopTiming(_ element: ViewElement) {
        timedElements.remove(element)
    }

    /// Schedules a call of the element's `timeChanged` at a time, in place of a previously set alarm.
    func setAlarm(at time: Double, for element: ViewElement) {
        removeAlarm(of: element)
        let place = alarms.firstIndex { $0.time > time } ?? alarms.endIndex
        alarms.insert(Alarm(time: time, element: element), at: place)
    }

    func removeAlarm(of element: ViewElement) {
        alarms.removeAll { $0.element === element }
    }

    /// Removes the alarms that are due and returns their elements.
    func takeDueElements() -> [ViewElement] {
        // Alarms due within a thousandth of a frame are due now.
        let due = alarms.prefix { $0.time <= time + 1e-5 }.map(\.element)
        alarms.removeFirst(due.count)
        return due
    }

    /// Whether any element changes with time.
    package var isAnimating: Bool { !timedElements.isEmpty }

    /// The time of the next alarm; nil if none is set. Unless the tree is animating, nothing changes before this time.
    package var nextAlarmTime: Double? { alarms.first?.time }

    /// The date that corresponds to the current time.
    package var date: Date { startDate.addingTimeInterval(time) }
}
