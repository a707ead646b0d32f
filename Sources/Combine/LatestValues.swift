import Foundation
import OpenCombine

/// The subscription of a subscriber to the latest values of several publishers.
///
/// It sends a combination whenever one of the publishers has sent a value, once each of them has sent one, and finishes when all of them
/// have finished. The first failure ends it. Without demand only the latest combination is kept.
final class LatestValues<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    /// A publisher reduced to the function that subscribes to it.
    struct Upstream {
        fileprivate var subscribe: (LatestValues, Int) -> Void

        init<Source: Publisher>(_ publisher: Source) where Source.Failure == Downstream.Failure {
            subscribe = { publisher.subscribe(Receiver<Source.Output>(values: $0, index: $1)) }
        }
    }

    // Recursive, since subscribers request and cancel while they receive.
    private let lock = NSRecursiveLock()
    private let combine: ([Any]) -> Downstream.Input
    private var downstream: Downstream?
    private var values: [Any?]
    private var subscriptions: [(any Subscription)?]
    private var runningCount: Int
    private var demand = Subscribers.Demand.none
    private var hasUnsentValue = false

    /// Subscribes `downstream` to publishers, whose values `combine` receives in the same order.
    init(_ downstream: Downstream, to upstreams: [Upstream], combine: @escaping ([Any]) -> Downstream.Input) {
        self.downstream = downstream
        self.combine = combine
        values = Array(repeating: nil, count: upstreams.count)
        subscriptions = Array(repeating: nil, count: upstreams.count)
        runningCount = upstreams.count
        downstream.receive(subscription: self)
        for (index, upstream) in upstreams.enumerated() { upstream.subscribe(self, index) }
    }

    var description: String { "CombineLatest" }

    // MARK: Downstream

    func request(_ newDemand: Subscribers.Demand) {
        lock.withLock {
            guard downstream != nil, newDemand > 0 else { return }
            demand += newDemand
            if hasUnsentValue { send() }
            finishIfDone()
        }
    }

    func cancel() {
        lock.withLock { end() }
    }

    /// Ends all subscriptions and releases the subscriber.
    private func end() {
        downstream = nil
        let ended = subscriptions
        subscriptions = ended.map { _ in nil }
        for subscription in ended { subscription?.cancel() }
    }

    private func send() {
        let known = values.compactMap { $0 }
        guard known.count == values.count, let downstream else { return }
        guard demand > 0 else {
            hasUnsentValue = true
            return
        }
        hasUnsentValue = false
        demand -= 1
        demand += downstream.receive(combine(known))
    }

    private func finishIfDone() {
        guard runningCount == 0, !hasUnsentValue, let downstream else { return }
        end()
        downstream.receive(completion: .finished)
    }

    // MARK: Upstream

    fileprivate func receive(_ subscription: any Subscription, from index: Int) {
        lock.withLock {
            guard downstream != nil, subscriptions[index] == nil else { return subscription.cancel() }
            subscriptions[index] = subscription
            // Only the latest value is kept, so all of them are taken.
            subscription.request(.unlimited)
        }
    }

    fileprivate func receive(_ value: Any, from index: Int) {
        lock.withLock {
            guard downstream != nil else { return }
            values[index] = value
            send()
        }
    }

    fileprivate func receive(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
        lock.withLock {
            guard let downstream else { return }
            subscriptions[index] = nil
            switch completion {
            case .finished:
                runningCount -= 1
                finishIfDone()
            case .failure:
                end()
                downstream.receive(completion: completion)
            }
        }
    }
}

extension LatestValues {
    /// The subscriber of one of the publishers.
    fileprivate struct Receiver<Input>: Subscriber {
        typealias Failure = Downstream.Failure

        let values: LatestValues
        let index: Int
        let combineIdentifier = CombineIdentifier()

        func receive(subscription: any Subscription) { values.receive(subscription, from: index) }

        func receive(_ input: Input) -> Subscribers.Demand {
            values.receive(input, from: index)
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) { values.receive(completion, from: index) }
    }
}
