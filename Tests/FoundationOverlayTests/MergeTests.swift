import Combine
import Testing

private enum Failure: Error { case first }

/// The values of several publishers as they come.
struct MergeTests {
    @Test func valuesComeAsTheyArePublished() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        var found: [Int] = []
        var isFinished = false
        let subscription = subjects[0].merge(with: subjects[1].map { $0 * 10 }).merge(with: subjects[2]).merge(with: subjects[3]).sink(
            receiveCompletion: { _ in isFinished = true }, receiveValue: { found.append($0) })
        for (number, subject) in subjects.enumerated() { subject.send(number + 1) }
        #expect(found == [1, 20, 3, 4])
        for subject in subjects.dropLast() { subject.send(completion: .finished) }
        #expect(!isFinished)
        subjects[3].send(completion: .finished)
        #expect(isFinished)
        subscription.cancel()
    }

    @Test func anyNumberOfPublishersAreMerged() {
        var found: [Int] = []
        var isFinished = false
        _ = Publishers.MergeMany((1...3).map { Just($0) }).sink { found.append($0) }
        _ = Publishers.MergeMany<Just<Int>>([]).sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
        #expect(found == [1, 2, 3] && isFinished)
    }

    @Test func aFailureEndsAll() {
        let (one, other) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
        var found: [Int] = []
        var failure: Failure?
        let subscription = one.merge(with: other).sink(
            receiveCompletion: { if case .failure(let error) = $0 { failure = error } }, receiveValue: { found.append($0) })
        one.send(1)
        other.send(completion: .failure(.first))
        one.send(2)
        #expect(found == [1] && failure == .first)
        subscription.cancel()
    }

    @Test func cancellingEndsAll() {
        let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var found: [Int] = []
        let subscription = one.merge(with: other).sink { found.append($0) }
        subscription.cancel()
        one.send(1)
        other.send(2)
        #expect(found.isEmpty)
    }
}
