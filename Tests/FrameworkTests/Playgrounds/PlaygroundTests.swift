import Playgrounds
import Testing

nonisolated(unsafe) private var runs = 0

#Playground {
    runs += 1
}

#Playground("With a name") {
    runs += 1
    try await Task.sleep(for: .seconds(1))
}

/// Playgrounds, which are compiled and never run.
struct PlaygroundTests {
    @Test func playgroundsDoNotRun() { #expect(runs == 0) }
}
