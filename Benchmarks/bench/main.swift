import SwiftUI

/// `bench W1 10000` and so on: the workloads of the side-by-side yardstick, as JSON lines.
let arguments = CommandLine.arguments.dropFirst()
let workload = arguments.first ?? ""
let leaves = arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000

func misuse() -> Never {
    let kinds = DepthKind.allCases.map(\.rawValue).joined(separator: ", ")
    FileHandle.standardError.write(
        Data(
            """
            bench: '\(arguments.joined(separator: " "))' is not a workload; use W1 to W10, bar, fade, tap, caret, screen or growth, and a number of leaves (W8 to W10, bar and \
            fade: of threads), such as 'bench W1 10000', or 'bench depth KIND DEPTH CHANGES' with one of \(kinds)

            """.utf8))
    exit(2)
}

/// For W8 to W10, bar and fade: the number of threads that paint.
let threads = arguments.dropFirst().first.flatMap { Int($0) }

switch workload {
case "W1": LeafWorkload(leaves: leaves).create()
case "W2": LeafWorkload(leaves: leaves).update()
case "W3": ResizeWorkload().run()
case "W4": RowsWorkload().run()
case "W5": ScrollingWorkload().run()
case "W6": NestingWorkload(containers: max(1, leaves)).run()
case "W7": AnimationWorkload(boxes: arguments.dropFirst().first.flatMap { Int($0) } ?? 1000).run()
case "W8": WindowWorkload(threads: threads).scroll()
case "W9": WindowWorkload(threads: threads).resize()
case "W10": WindowWorkload(threads: threads).turn()
case "bar": WindowWorkload(threads: threads).scrollUnderBars()
case "fade": WindowWorkload(threads: threads).fade()
case "caret": CaretWorkload().run()
case "depth":
    guard let workload = DepthWorkload(Array(arguments.dropFirst())) else { misuse() }
    workload.run()
case "growth": GrowthWorkload(largest: arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000).run()
case "screen": ScreenWorkload().run()
case "tap": TapWorkload(buttons: max(100, leaves)).run()
default: misuse()
}
