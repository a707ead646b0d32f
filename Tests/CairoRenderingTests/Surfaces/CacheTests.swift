import Synchronization
import Testing

@testable import CairoRendering

/// The caches of the renderer.
@Suite struct CacheTests {
    private final class Clock: Sendable {
        let time = Mutex(0.0)
    }

    @Test func whatIsNotUsedForAWhileGoesAndWhatIsUsedStays() {
        let clock = Clock()
        var cache = ByteLimitedCache<Int, String>(byteLimit: 1000, idleTime: 20) { clock.time.withLock { $0 } }
        for second in 0..<200 {
            clock.time.withLock { $0 = Double(second) }
            // Every second something that is never seen again, and something that always is.
            cache.insert("once", for: second, bytes: 10)
            if cache[-1] == nil {
                #expect(second == 0, "it went after \(second) seconds")
                cache.insert("always", for: -1, bytes: 5)
            }
            #expect(cache.bytes <= 41 * 10 + 5, "after \(second) seconds")
        }
        #expect(cache[199] == "once" && cache[100] == nil)
    }

    @Test func whatWasUsedLongestAgoGoesWhenThereIsNoRoom() {
        var cache = ByteLimitedCache<Int, Int>(byteLimit: 100)
        for number in 0..<10 { cache.insert(number, for: number, bytes: 10) }
        _ = cache[0]
        cache.insert(10, for: 10, bytes: 10)
        #expect(cache[0] == 0 && cache[1] == nil && cache[10] == 10 && cache.bytes <= 75)
        cache.insert(11, for: 11, bytes: 101)
        #expect(cache[11] == nil)
    }
}
