import Foundation
import SwiftUI
import SwiftUICore

// chartbench PICTURE FILE [RUNS]: draws a chart of the comparison with other programs to PNG, some times, and prints how long that took.
// chartbench selection: measures a selection that moves.
// The data are made before the clock starts; Benchmarks/peers/charts draws the same pictures with other programs.

/// Milliseconds of clocks.
enum Clocks {
    static var wall: Double { milliseconds(CLOCK_MONOTONIC) }
    static var processor: Double { milliseconds(CLOCK_PROCESS_CPUTIME_ID) }

    private static func milliseconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    static func median(_ values: [Double]) -> Double { (values.sorted()[values.count / 2] * 1000).rounded() / 1000 }
}

@MainActor private func draw(_ kind: Picture.Kind, to file: URL, runs: Int) throws {
    let picture = Picture(kind)
    var walls: [Double] = []
    var processors: [Double] = []
    for _ in 0..<runs {
        let (wall, processor) = (Clocks.wall, Clocks.processor)
        try ImageRenderer(content: picture).pngData().write(to: file)
        walls.append(Clocks.wall - wall)
        processors.append(Clocks.processor - processor)
    }
    print(
        "{\"picture\":\"\(kind.rawValue)\",\"first_ms\":\(walls[0]),\"median_ms\":\(Clocks.median(walls)),"
            + "\"first_cpu_ms\":\(processors[0]),\"cpu_ms\":\(Clocks.median(processors))}")
}

@MainActor private func run() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "selection" {
        Engines.install()
        return try SelectionFrames().run()
    }
    let names = Picture.Kind.allCases.map(\.rawValue).joined(separator: "|")
    guard arguments.count >= 2, let kind = Picture.Kind(rawValue: arguments[1]), let runs = arguments.count > 2 ? Int(arguments[3]) : 1, runs > 0
    else {
        FileHandle.standardError.write(Data("usage: chartbench \(names) FILE [RUNS], or chartbench selection\n".utf8))
        exit(2)
    }
    try draw(kind, to: URL(fileURLWithPath: arguments[2]), runs: runs)
}

do {
    try MainActor.assumeIsolated { try run() }
} catch {
    FileHandle.standardError.write(Data("chartbench: \(error.localizedDescription)\n".utf8))
    exit(1)
}
