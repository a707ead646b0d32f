import CairoRendering
import Foundation

/// `memorybench screens 30`: the six example screens for minutes of their own clock.
/// `memorybench changes 1000 [KIND ...]`: content that changes in a view that stays.
/// `memorybench nodes [WORD ...]`: what a view of each kind takes.
///
/// The first two print the live bytes of the heap at the start, after each quarter and at the end, when caches have been filled by a first
/// round. Under heaptrack or valgrind the same run shows where they were allocated.
let arguments = Array(CommandLine.arguments.dropFirst())

func report(_ subject: String, _ moment: String) {
    CairoRenderer.removeCachedTexts()
    FileHandle.standardOutput.write(Data("\(subject) \(moment) \(LiveMemory.bytes)\n".utf8))
}

func run(_ subject: String, count: Int, warmUp: Int, _ body: (Int) throws -> Void) {
    do {
        for index in 0..<warmUp { try body(index) }
        report(subject, "start")
        for quarter in 1...4 {
            for index in (count * (quarter - 1) / 4)..<(count * quarter / 4) { try body(warmUp + index) }
            report(subject, quarter == 4 ? "end" : "quarter\(quarter)")
        }
    } catch {
        FileHandle.standardError.write(Data("memorybench: \(subject): \(error)\n".utf8))
        exit(1)
    }
}

let amount = arguments.dropFirst().first.flatMap { Double($0) } ?? 0
switch arguments.first {
case "screens" where amount > 0 && amount < 1e6:
    let visits = max(ScreenVisits.count, Int(amount * 60 / ScreenVisits.duration))
    run("screens", count: visits, warmUp: 3 * ScreenVisits.count) { try ScreenVisits.visit($0) }
case "changes" where amount >= 4 && amount < 1e9:
    let names = arguments.dropFirst(2)
    for kind in ContentKind.allCases where names.isEmpty || names.contains(kind.rawValue) {
        let changes = ContentChanges(kind)
        run(kind.rawValue, count: Int(amount), warmUp: 2 * ContentChanges.period) { _ in try changes.change() }
    }
case "nodes": NodeMemory.report(Array(arguments.dropFirst()))
default:
    FileHandle.standardError.write(Data("usage: memorybench screens MINUTES | changes COUNT [KIND ...] | nodes [WORD ...]\n".utf8))
    exit(2)
}
