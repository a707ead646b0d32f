import AttributeGraph
import Foundation

/// A view that updates its content at the dates of a schedule.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in
///         Text(context.date, style: .time)
///     }
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The context for which a timeline's content is evaluated.
    public struct Context {
        /// How often the content is updated.
        public enum Cadence: Comparable, Sendable {
            /// Many times a second.
            case live
            /// At most once a second.
            case seconds
            /// At most once a minute.
            case minutes
        }

        /// The date of the schedule for which the content is evaluated.
        public let date: Date
        /// How often the content is updated; at present always `live`.
        public let cadence: Cadence

        let invalidate: () -> Void

        /// Updates the content for changes that neither the schedule nor the view's state reflects.
        ///
        /// Call it from actions and tasks, from any thread. While the content is evaluated it is ignored with a runtime warning.
        public func invalidateTimelineContent() { invalidate() }
    }

    let schedule: Schedule
    let content: (Date, @escaping () -> Void) -> Content
}

/// The context of a timeline view of any schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    /// Creates a view whose content is evaluated for each date of a schedule.
    nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(date: $0, cadence: .live, invalidate: $1)) }
    }

    /// Creates a view whose content is evaluated for each date of a schedule.
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

/// The cell of a timeline's content, which follows the schedule.
private final class TimelineCell<Schedule: TimelineSchedule, Content: View>: TrackedCell<Content>, ValueObserver {
    private let source: _GraphValue<TimelineView<Schedule, Content>>
    private var dates: Schedule.Entries.Iterator?
    private var date = Date.distantPast
    private var next: Date?
    private var isEveryFrame = false
    /// The maximum number of past dates skipped to find the current one.
    private static var skipLimit: Int { 1_000_000 }

    init(source: _GraphValue<TimelineView<Schedule, Content>>, inputs: _ViewInputs) {
        self.source = source
        super.init(tree: inputs.unretainedTree, depth: inputs.depth)
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

    /// Invalidates the content, from any thread, as long as the view exists.
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
        let now = tree.clock.date
        isEveryFrame = (schedule as? AnimationTimelineSchedule)?.isEveryFrame ?? false
        var iterator = schedule.entries(from: now, mode: .normal).makeIterator()
        // The date until the first one of the schedule has come.
        date = now
        next = iterator.next()
        dates = iterator
        goOn(to: now)
    }

    /// Advances to the last date that has passed and sets an alarm for the next one.
    private func goOn(to now: Date) {
        tree.clock.removeAlarm(of: self)
        guard !isEveryFrame else {
            date = now
            return tree.clock.startTiming(self)
        }
        tree.clock.stopTiming(self)
        var skipped = 0
        // Dates within a thousandth of a frame are due now.
        while let due = next, due.timeIntervalSince(now) <= 1e-5, skipped < Self.skipLimit {
            date = due
            next = dates?.next()
            skipped += 1
        }
        guard let next else { return }
        let time = next.timeIntervalSince(tree.clock.startDate)
        if time.isFinite { tree.clock.setAlarm(at: time, for: self) }
    }

    override func timeChanged() {
        goOn(to: tree.clock.date)
        invalidate()
    }

    override func end() {
        guard !hasEnded else { return }
        tree.clock.removeAlarm(of: self)
        tree.clock.stopTiming(self)
        super.end()
    }
}
