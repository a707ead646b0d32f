import Foundation

/// A time at which an element wants to be called.
struct Alarm {
    let time: Double
    unowned let element: ViewElement
}

extension ViewTree {
    /// Makes the element hear of the passing of time.
    func startTiming(_ element: ViewElement) {
        stopTiming(element)
        animations.append(element)
    }

    func stopTiming(_ element: ViewElement) {
        animations.remove(element)
    }

    /// Calls the element's `timeChanged` once the time has come, instead of when it was told before.
    func setAlarm(at time: Double, for element: ViewElement) {
        removeAlarm(of: element)
        let place = alarms.firstIndex { $0.time > time } ?? alarms.endIndex
        alarms.insert(Alarm(time: time, element: element), at: place)
    }

    func removeAlarm(of element: ViewElement) {
        alarms.removeAll { $0.element === element }
    }

    /// Whether something moves with the time.
    package var isAnimating: Bool { !animations.isEmpty }

    /// The time before which nothing happens by itself, if nothing moves; nil when nothing waits for the time.
    package var nextAlarmTime: Double? { alarms.first?.time }

    /// The date that goes with the time.
    package var date: Date { startDate.addingTimeInterval(time) }

    /// Moves the time on and shows what has moved. Times before the current one count as the current one.
    package func advance(to newTime: Double) {
        guard newTime > time else { return }
        update()
        time = newTime
        // A thousandth of a frame is no time: what is due then is due now.
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

    /// Sets the clock while nothing moves and nothing is due: what begins next begins then, and not when something last moved.
    package func passIdleTime(until newTime: Double) {
        guard !isUpdating, !isAnimating, newTime > time, nextAlarmTime.map({ $0 > newTime }) ?? true else { return }
        time = newTime
    }
}
