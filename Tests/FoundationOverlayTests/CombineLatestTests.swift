import Combine
import Testing

private enum Failure: Error { case first }

/// The latest values of several publishers.
struct CombineLatestTests {
    @Test func twoPublishersAreCombinedOnceEachHasPublished() {
        let (numbers, letters) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var found: [String] = []
        var isFinished = false
        let subscription = numbers.combineLatest(letters).sink(
            receiveCompletion: { _ in isFinished = true }, receiveValue: { found.append("\($0)\($1)") })
        numbers.send(1)
        numbers.send(2)
        letters.send("a")
        letters.send("b")
        numbers.send(3)
        #expect(found == ["2a", "2b", "3b"])
        numbers.send(completion: .finished)
        letters.send("c")
        #expect(!isFinished && found.last == "3c")
        letters.send(completion: .finished)
        #expect(isFinished)
        subscription.cancel()
    }

    @Test func threeAndFourPublishers() {
        let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
        var threes: [[Int]] = []
        var fours: [Int] = []
        let three = subjects[0].combineLatest(subjects[1], subjects[2]).sink { threes.append([$0, $1, $2]) }
        let four = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { $0 + $1 + $2 + $3 }.sink { fours.append($0) }
        subjects[1].send(10)
        subjects[3].send(100)
        #expect(threes == [[0, 1, 2], [0, 10, 2]])
        #expect(fours == [6, 15, 112])
        three.cancel()
        subjects[0].send(1)
        #expect(threes.count == 2 && fours.last == 113)
        four.cancel()
    }

    @Test func theFirstFailureEndsIt() {
        let (first, second) = (PassthroughSubject<Int, Failure>(), CurrentValueSubject<Int, Failure>(1))
        var end: Subscribers.Completion<Failure>?
        var isCancelled = false
        let subscription = first.combineLatest(second.handleEvents(receiveCancel: { isCancelled = true }))
            .sink(receiveCompletion: { end = $0 }, receiveValue: { _ in })
        first.send(completion: .failure(.first))
        guard case .failure(.first) = end else {
            Issue.record("The failure was not passed on.")
            return
        }
        #expect(isCancelled)
        subscription.cancel()
    }

    @Test func withoutDemandTheLatestCombinationWaits() {
        let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
        let subscriber = OneByOne()
        first.combineLatest(second).map { $0 + $1 }.subscribe(subscriber)
        #expect(subscriber.values == [])
        first.send(2)
        first.send(3)
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.values == [13])
        second.send(20)
        #expect(subscriber.values == [13])
        first.send(completion: .finished)
        second.send(completion: .finished)
        #expect(!subscriber.isFinished)
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.values == [13, 23] && subscriber.isFinished)
    }
}

/// A subscriber that requests values by hand.
private final class OneByOne: Subscriber {
    typealias Input = Int
    typealias Failure = Never

    var subscription: (any Subscription)?
    var values: [Int] = []
    var isFinished = false

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
}
