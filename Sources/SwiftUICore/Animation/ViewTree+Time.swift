import Foundation

/// A time at which an element is to be called.
struct Alarm {
    let time: Double
    unowned let element: ViewElement
}

extension ViewTree {
    /// Registers an element to be called with every change of the time.
    func startTiming(_ element: ViewElement) {
        stopTiming(element)
        animations.append(element)
    }

    func stopTiming(_ element: ViewElement) {
        animations.remove(element)
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

    /// Whether any element changes with time.
    package var isAnimating: Bool { !animations.isEmpty }

    /// The time of the next alarm; nil if none is set. Unless the tree is animating, nothing changes before this time.
    package var nextAlarmTime: Double? { alarms.first?.time }

    /// The date that corresponds to the current time.
    package var date: Date { startDate.addingTimeInterval(time) }

    /// Advances the time and updates the animated elements. Does nothing if the new time does not exceed the current one.
    package func advance(to newTime: Double) {
        guard newTime > time else { return }
        update()
        time = newTime
        // Alarms due within a thousandth of a frame are due now.
        let due = alarms.prefix { $0.time <= newTime + 1e-5 }.map(\.element)
        alarms.removeFirst(due.count)
        for element in due where !element.hasEnded {
            element.displayMayChange()
            element.timeChanged()
        }
        for element in animations.all() where !element.hasEnded {
            element.displayMayChange()
            element.timeChanged()
        }
        update()
    }

    /// Advances the clock while nothing is animated and no alarm is due, so that the next animation starts at that time and not at the
    /// end of the last one.
    package func passIdleTime(until newTime: Double) {
        guard !isUpdating, !isAnimating, newTime > time, nextAlarmTime.map({ $0 > newTime }) ?? true else { return }
        time = newTime
    }
}
