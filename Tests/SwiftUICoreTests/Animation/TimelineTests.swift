import CoreGraphics
import Foundation
import Testing
@testable import SwiftUICore

private struct Doubling: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> [Date] {
        [0.0, 1, 2, 4, 8].map { startDate + $0 }
    }
}

@MainActor struct TimelineTests {
    private final class Journal {
        var dates: [Date] = []
        func seconds(since start: Date) -> [Double] { dates.map { ($0.timeIntervalSince(start) * 100).rounded() / 100 } }
    }

    private struct Clock<Schedule: TimelineSchedule>: View {
        let schedule: Schedule
        let journal: Journal
        var body: some View {
            TimelineView(schedule) { context in
                let _ = journal.dates.append(context.date)
                Color.red
            }
        }
    }

    /// The dates for which content is made, in seconds since the start, while the time passes in steps.
    private func dates<Schedule: TimelineSchedule>(_ schedule: Schedule, start: Date, steps: [Double]) -> (ViewTree, [Double]) {
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.clock.startDate = start
        let journal = Journal()
        tree.setRootView(Clock(schedule: schedule, journal: journal))
        tree.update()
        for step in steps { tree.advance(to: step) }
        return (tree, journal.seconds(since: start))
    }

    private let start = Date(timeIntervalSinceReferenceDate: 1_000_000)
    private let tenths = (1...50).map { Double($0) / 10 }

    @Test func schedulesSayWhenContentIsMade() {
        #expect(dates(.periodic(from: start, by: 1), start: start, steps: tenths).1 == [0, 1, 2, 3, 4, 5])
        #expect(dates(.periodic(from: start - 0.5, by: 2), start: start, steps: tenths).1 == [-0.5, 1.5, 3.5])
        #expect(dates(.periodic(from: start + 2.5, by: 1), start: start, steps: tenths).1 == [0, 2.5, 3.5, 4.5])
        #expect(dates(.explicit([start + 1, start + 3]), start: start, steps: tenths).1 == [0, 1, 3])
        #expect(dates(.explicit([Date]()), start: start, steps: tenths).1 == [0])
        #expect(dates(.animation(minimumInterval: 2), start: start, steps: tenths).1 == [0, 2, 4])
        #expect(dates(.animation(paused: true), start: start, steps: tenths).1 == [0])
        #expect(dates(.animation, start: start, steps: [0.1, 0.15]).1 == [0, 0.1, 0.15])
        #expect(dates(Doubling(), start: start, steps: tenths).1 == [0, 1, 2, 4])
        // 40 seconds into a minute.
        #expect(dates(.everyMinute, start: start, steps: [10, 19, 20, 100, 139, 141]).1 == [-40, 20, 80, 140])
    }

    @Test("timeline.periodic, timeline.periodic.past, timeline.periodic.aligned, timeline.everyMinute, timeline.animation")
    func entries() {
        let zero = Date(timeIntervalSinceReferenceDate: 0)
        func seconds<Schedule: TimelineSchedule>(_ schedule: Schedule, from query: Double, _ count: Int) -> [Double] {
            schedule.entries(from: zero + query, mode: .normal).prefix(count).map { $0.timeIntervalSince(zero) }
        }
        #expect(seconds(.periodic(from: zero, by: 5), from: 12, 3) == [10, 15, 20])
        #expect(seconds(.periodic(from: zero, by: 10), from: 25, 2) == [20, 30])
        #expect(seconds(.periodic(from: zero, by: 5), from: 15, 2) == [15, 20])
        #expect(seconds(.everyMinute, from: 100, 3) == [60, 120, 180])
        #expect(seconds(.animation(minimumInterval: 1.5), from: 0, 3) == [0, 1.5, 3])
        #expect(seconds(.animation(minimumInterval: 1.5, paused: true), from: 0, 3) == [])
        #expect(seconds(.animation(paused: true), from: 7, 3) == [])
        #expect(Array(AnimationTimelineSchedule().entries(from: zero, mode: .lowFrequency).prefix(1)) == [])
        #expect(Array(AnimationTimelineSchedule(minimumInterval: 2, paused: true).entries(from: zero, mode: .lowFrequency).prefix(1)) == [])
    }

    /// A step over several dates shows the last of them.
    @Test func longStepsSkip() {
        #expect(dates(.periodic(from: start, by: 1), start: start, steps: [10.5, 11]).1 == [0, 10, 11])
    }

    /// Between two dates nothing is to be done, and the host can tell until when.
    @Test func aTimelineSleepsUntilItsNextDate() {
        let (tree, _) = dates(.periodic(from: start, by: 1), start: start, steps: [0.2])
        #expect(!tree.clock.isAnimating)
        #expect(!tree.isUpdateNeeded)
        #expect(tree.clock.nextAlarmTime == 1)
        let (every, _) = dates(.animation, start: start, steps: [])
        #expect(every.clock.isAnimating)
        let (paused, _) = dates(.animation(paused: true), start: start, steps: [])
        #expect(!paused.clock.isAnimating && paused.clock.nextAlarmTime == nil)
        tree.removeRootView()
        #expect(tree.clock.nextAlarmTime == nil)
    }

    private struct Pausing: View {
        let isPaused: Bool
        let journal: Journal
        var body: some View {
            TimelineView(.animation(minimumInterval: 1, paused: isPaused)) { context in
                let _ = journal.dates.append(context.date)
                Color.red.opacity(context.cadence == .live ? 1 : 0.5)
            }
        }
    }

    @Test func pausingStopsTheClock() {
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.clock.startDate = start
        let journal = Journal()
        for (isPaused, end) in [(false, 2.0), (true, 4), (false, 6)] {
            tree.setRootView(Pausing(isPaused: isPaused, journal: journal))
            tree.update()
            while tree.clock.time < end { tree.advance(to: tree.clock.time + 0.5) }
        }
        #expect(journal.seconds(since: start) == [0, 1, 2, 2, 4, 5, 6])
    }

    // MARK: Content made anew

    private final class Outside {
        var value = 0
        var invalidate: (() -> Void)?
        var shown: [Int] = []
        var dates: Set<Date> = []
    }

    private struct Reading: View {
        let outside: Outside
        let invalidatesItself: Bool
        var body: some View {
            TimelineView(.everyMinute) { context in
                let _ = outside.shown.append(outside.value)
                let _ = outside.dates.insert(context.date)
                let _ = outside.invalidate = context.invalidateTimelineContent
                let _ = invalidatesItself ? context.invalidateTimelineContent() : ()
                Color.red
            }
        }
    }

    @Test func contentIsMadeAnewWhenAskedFor() {
        let outside = Outside()
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.setRootView(Reading(outside: outside, invalidatesItself: false))
        tree.update()
        var requests = 0
        tree.onUpdateNeeded = { requests += 1 }
        outside.value = 1
        tree.update()
        #expect(outside.shown == [0])
        outside.invalidate?()
        outside.invalidate?()
        #expect(requests == 1)
        tree.update()
        #expect(outside.shown == [0, 1])
        #expect(outside.dates.count == 1)
        tree.setRootView(Color.red)
        tree.update()
        outside.invalidate?()
        tree.update()
        #expect(outside.shown == [0, 1] && tree.diagnostics.warnings.isEmpty)
    }

    @Test func contentThatAsksForItselfIsRefused() {
        let outside = Outside()
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.diagnostics.onWarning = { _ in }
        tree.setRootView(Reading(outside: outside, invalidatesItself: true))
        tree.update()
        tree.update()
        #expect(outside.shown == [0])
        #expect(tree.diagnostics.warnings == ["Modifying state during view update, this will cause undefined behavior."])
    }
}
