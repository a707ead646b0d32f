import Foundation
import RunnerProtocol

/// Enforces the time limit for each view of a running program.
///
/// A view may use the given amount of processor time. A view that waits for as long without using the processor is given up
/// too: no input will ever arrive.
final class ProgramWatch {
    private enum Verdict {
        case tookTooLong
        case waitedTooLong
    }

    private let eventFile: String
    private let limit: Double
    private var verdict: Verdict?
    /// The number of bytes of the event file read so far.
    private var knownEvents: UInt64 = 0
    /// The processor time at the beginning of the current view, in seconds.
    private var timeAtStart = 0.0
    private var latestTime = 0.0
    private var latestProgress = ContinuousClock.now

    init(eventFile: String, limit: Double) {
        self.eventFile = eventFile
        self.limit = limit
    }

    /// Checks the program; returns false when it has exceeded its limit.
    func mayGoOn(_ process: Int32) -> Bool {
        guard verdict == nil, let time = Self.processorTime(of: process) else { return true }
        let size = (try? FileManager.default.attributesOfItem(atPath: eventFile))?[.size] as? UInt64 ?? 0
        if size != knownEvents || time > latestTime { latestProgress = .now }
        if size != knownEvents {
            knownEvents = size
            timeAtStart = time
        }
        latestTime = time
        if time - timeAtStart > limit {
            verdict = .tookTooLong
        } else if ContinuousClock.now - latestProgress > .seconds(limit) {
            verdict = .waitedTooLong
        }
        return verdict == nil
    }

    /// The reason why a view was given up; nil if it was not.
    func verdict(on view: String) -> String? {
        let time = limit == 1 ? "1 second" : "\(InspectionText.number(limit)) seconds"
        return switch verdict {
        case .tookTooLong: "\(view) was stopped after \(time) of processor time: it does not come to an end (see --timeout)."
        case .waitedTooLong: "\(view) was stopped after \(time) in which it did nothing but wait (see --timeout)."
        case nil: nil
        }
    }

    /// The processor time used by a process, in seconds; nil if there is no such process.
    private static func processorTime(of process: Int32) -> Double? {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8), let end = text.lastIndex(of: ")") else { return nil }
        // After the name in brackets: the state, ten numbers, the user time and the system time.
        let fields = text[text.index(after: end)...].split(separator: " ")
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return nil }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}

extension RunnerEvent {
    /// Reads the events that a program has written to a file.
    static func all(in file: String) -> [RunnerEvent] {
        let data = FileManager.default.contents(atPath: file) ?? Data()
        let decoder = JSONDecoder()
        return data.split(separator: UInt8(ascii: "\n")).compactMap { try? decoder.decode(RunnerEvent.self, from: $0) }
    }
}
