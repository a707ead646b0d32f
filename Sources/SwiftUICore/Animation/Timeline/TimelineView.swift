import AttributeGraph
import Foundation

/// A view whose content is made anew at the dates of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What a timeline's content is made from.
    public struct Context {
        /// How often the content changes.
        public enum Cadence: Comparable, Sendable {
            /// Many times a second.
            case live
            /// Every second at most.
            case seconds
            /// Every minute at most.
            case minutes
        }

        /// The schedule's date for which the content is made.
        public let date: Date
        /// How often the content changes.
        public let cadence: Cadence

        let invalidate: () -> Void

        /// Has the content made anew, of what has changed without the schedule or the view's state knowing of it.
        ///
        /// To be called from actions and tasks; in the content itself it is refused with the warning of a changed state.
        public func invalidateTimelineContent() { invalidate() }
    }

    let schedule: Schedule
    let content: (Date, @escaping () -> Void) -> Content
}

/// The context of a timeline's content, whatever the schedule and the content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    /// A view whose content the closure makes for each date of a schedule.
    nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(date: $0, cadence: .live, invalidate: $1)) }
    }

    /// A view whose content the closure makes for each date of a schedule.
    @_disfavoredOverload
    nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = { content(Context(date: $0, cadence: .live, invalidate: $1)) }
    }

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let cell = TimelineCell(source: view, inputs: inputs)
        NativeStack.withSpace {
            Content._makeView(_GraphValue(cell: cell, offset: 0), inputs: inputs.with { $0.depth += 1 })
        }
    }
}

/// A timeline's content, and its place on the schedule.
private final class TimelineCell<Schedule: TimelineSchedule, Content: View>: TrackedCell<Content>, ValueObserver {
    private let source: _GraphValue<TimelineView<Schedule, Content>>
    private var dates: Schedule.Entries.Iterator?
    private var date = Date.distantPast
    private var next: Date?
    private var isEveryFrame = false
    /// How many dates in the past are passed over to find the present one.
    private static var skipLimit: Int { 1_000_000 }

    init(source: _GraphValue<TimelineView<Schedule, Content>>, inputs: _ViewInputs) {
        self.source = source
        super.init(tree: inputs.tree, depth: inputs.depth)
        inputs.scope.adopt(self)
        source.observe(by: self)
        performUpdate()
    }

    override var viewName: String? { "TimelineView" }

    override func makeValue() -> Content {
        let view = source.value
        if dates == nil { start(view.schedule) }
        return view.content(date, contentInvalidation)
    }

    /// Asks for the content to be made anew, from any thread, as long as there is the view.
    private lazy var contentInvalidation: () -> Void = { [weak self, handle = tree.handle] in
        handle.tree?.perform {
            guard let self, !self.hasEnded, self.tree.acceptsWrites() else { return }
            self.tree.invalidateAfterObservedChange(self)
        }
    }

    func valueChanged(from old: TimelineView<Schedule, Content>, to new: TimelineView<Schedule, Content>) {
        guard !isSame(old, new) else { return }
        if !isSame(old.schedule, new.schedule) { dates = nil }
        invalidate()
    }

    private func start(_ schedule: Schedule) {
        let now = tree.date
        isEveryFrame = (schedule as? AnimationTimelineSchedule)?.isEveryFrame ?? false
        var iterator = schedule.entries(from: now, mode: .normal).makeIterator()
        date = iterator.next() ?? now
        next = iterator.next()
        dates = iterator
        goOn(to: now)
    }

    /// Finds the last date that has come, and waits for the next one.
    private func goOn(to now: Date) {
        tree.removeAlarm(of: self)
        guard !isEveryFrame else {
            date = now
            return tree.startTiming(self)
        }
        tree.stopTiming(self)
        var skipped = 0
        // A thousandth of a frame is no time.
        while let due = next, due.timeIntervalSince(now) <= 1e-5, skipped < Self.skipLimit {
            date = due
            next = dates?.next()
            skipped += 1
        }
        guard let next else { return }
        let time = next.timeIntervalSince(tree.startDate)
        if time.isFinite { tree.setAlarm(at: time, for: self) }
    }

    override func timeChanged() {
        goOn(to: tree.date)
        invalidate()
    }

    override func end() {
        guard !hasEnded else { return }
        tree.removeAlarm(of: self)
        tree.stopTiming(self)
        super.end()
    }
}
