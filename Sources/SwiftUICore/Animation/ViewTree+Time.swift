extension ViewTree {
    /// Advances the time and updates the elements that change with it. Does nothing if the new time does not exceed the current one.
    package func advance(to newTime: Double) {
        guard newTime > clock.time else { return }
        update()
        clock.time = newTime
        notifyOfTime(clock.takeDueElements())
        notifyOfTime(clock.timedElements.all())
        update()
    }

    private func notifyOfTime(_ elements: [ViewElement]) {
        for element in elements where !element.hasEnded {
            element.displayMayChange()
            element.timeChanged()
        }
    }

    /// Advances the clock while nothing is animated and no alarm is due, so that the next animation starts at that time and not at the
    /// end of the last one.
    package func passIdleTime(until newTime: Double) {
        guard !updates.isRunning, !clock.isAnimating, newTime > clock.time, clock.nextAlarmTime.map({ $0 > newTime }) ?? true else { return }
        clock.time = newTime
    }
}
