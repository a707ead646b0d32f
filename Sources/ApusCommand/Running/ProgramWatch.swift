import Foundation
import RunnerProtocol

/// Watches that a program comes to an end with each of its views.
///
/// A view may take so much processor time. One that waits without using the processor for as long is given up too: nobody
/// would ever answer it.
final class ProgramWatch {
    private enum Verdict {
        case tookTooLong
        case waitedTooLong
    }

    private let eventFile: String
    private let limit: Double
    private var verdict: Verdict?
    /// How much of the event file is known.
    private var knownEvents: UInt64 = 0
    /// The processor time that had been used when the latest view began, in seconds.
    private var timeAtStart = 0.0
    private var latestTime = 0.0
    private var latestProgress = ContinuousClock.now

    init(eventFile: String, limit: Double) {
        self.eventFile = eventFile
        self.limit = limit
    }

    /// Looks at the program; false when it has had its time.
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

    /// Why a view was given up; nil if it was not.
    func verdict(on view: String) -> String? {
        let time = limit == 1 ? "1 second" : "\(TreeText.number(limit)) seconds"
        return switch verdict {
        case .tookTooLong: "\(view) was stopped after \(time) of processor time: it does not come to an end (see --timeout)."
        case .waitedTooLong: "\(view) was stopped after \(time) in which it did nothing but wait (see --timeout)."
        case nil: nil
        }
    }

    /// The processor time that a process has used, in seconds; nil if there is no such process.
    private static func processorTime(of process: Int32) -> Double? {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8), let end = text.lastIndex(of: ")") else { return nil }
        // After the name in brackets: the state, then ten numbers, then the time in the program and in the system.
        let fields = text[text.index(after: end)...].split(separator: " ")
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return nil }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}

extension RunnerEvent {
    /// The events that a program has written to a file.
    static func all(in file: String) -> [RunnerEvent] {
        let data = FileManager.default.contents(atPath: file) ?? Data()
        let decoder = JSONDecoder()
        return data.split(separator: UInt8(ascii: "\n")).compactMap { try? decoder.decode(RunnerEvent.self, from: $0) }
    }
}
