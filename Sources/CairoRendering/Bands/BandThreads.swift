import Dispatch
import Synchronization

/// The threads that paint bands beside the thread that asks for a picture.
///
/// Each is a serial queue: `DispatchQueue.concurrentPerform` and the global queues start a timer of the dispatch library that wakes the
/// program every second from then on, even while its windows are at rest.
enum BandThreads {
    private static let queues = Mutex<[DispatchQueue]>([])
    /// Marks the queues: code that runs on one of them must not wait for it.
    private static let mark = DispatchSpecificKey<Bool>()

    /// Calls a function with each number below `count`, on at most `threads` threads, and returns after the last call.
    static func perform(_ count: Int, threads: Int, _ work: @Sendable (Int) -> Void) {
        guard DispatchQueue.getSpecific(key: mark) == nil else { return (0..<count).forEach(work) }
        let next = Atomic(0)
        let group = DispatchGroup()
        withoutActuallyEscaping(work) { work in
            let drain: @Sendable () -> Void = {
                while true {
                    let number = next.add(1, ordering: .relaxed).oldValue
                    guard number < count else { return }
                    work(number)
                }
            }
            for queue in helpers(min(threads, count) - 1) { queue.async(group: group, execute: DispatchWorkItem(block: drain)) }
            drain()
            group.wait()
        }
    }

    private static func helpers(_ count: Int) -> [DispatchQueue] {
        queues.withLock { queues in
            while queues.count < count {
                let queue = DispatchQueue(label: "bands", qos: .userInteractive)
                queue.setSpecific(key: mark, value: true)
                queues.append(queue)
            }
            return Array(queues.prefix(max(0, count)))
        }
    }
}
