import Foundation
import SwiftUICore
import Typesetting

// What measuring and shaping text costs, in nanoseconds per text.

func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

func report(_ name: String, count: Int, rounds: Int = 5, _ body: (Int) -> Void) {
    let times = (0..<rounds).map { round in
        let start = processorTime()
        body(round)
        return (processorTime() - start) / Double(count)
    }
    let padded = name.padding(toLength: 44, withPad: " ", startingAt: 0)
    print(padded, times.map { $0.formatted(.number.precision(.fractionLength(0)).grouping(.never)) }.joined(separator: " "), "ns")
}

let engine = HarfBuzzTypesetter.shared
let style = ResolvedText.Style(font: Font.body.resolved(in: FontResolutionContext()))
let bold = ResolvedText.Style(font: Font.title.bold().resolved(in: FontResolutionContext()))
let options = TextLayoutOptions()
let count = 10_000
nonisolated(unsafe) var sink: CGFloat = 0

func measure(_ string: String, _ style: ResolvedText.Style, width: CGFloat? = nil) {
    sink += engine.shape(ResolvedText(string, style: style)).measure(width: width, height: nil, options: options).size.width
}

report("first text of the process", count: 1, rounds: 1) { _ in measure("Hello, World", style) }
report("first text of another face", count: 1, rounds: 1) { _ in measure("Hello, World", bold) }
let fresh = (0..<5).map { round in (0..<count).map { "Item \(round) no \($0)" } }
report("fresh text of 12 ASCII characters", count: count) { round in for string in fresh[round] { measure(string, style) } }
let kept = (0..<1000).map { "Label \($0) text" }
report("kept text: look-up and measure", count: 100 * kept.count) { _ in
    for _ in 0..<100 { for string in kept { measure(string, style) } }
}
let shaped = kept.map { engine.shape(ResolvedText($0, style: style)) }
report("shaped text: measure, fits", count: 100 * kept.count) { _ in
    for _ in 0..<100 { for text in shaped { sink += text.measure(width: 300, height: nil, options: options).size.width } }
}
report("shaped text: measure, wrapped, same width", count: 100 * kept.count) { _ in
    for _ in 0..<100 { for text in shaped { sink += text.measure(width: 50, height: nil, options: options).size.width } }
}
let accented = (0..<5).map { round in (0..<count).map { "Größe \(round) № \($0)" } }
report("fresh text with accents", count: count) { round in for string in accented[round] { measure(string, style) } }
let arabic = (0..<5).map { round in (0..<1000).map { "مرحبا \(round) \($0)" } }
report("fresh Arabic text", count: 1000) { round in for string in arabic[round] { measure(string, style) } }
let paragraphs = (0..<5).map { round in (0..<200).map { "\(round) \($0) " + String(repeating: "The quick brown fox jumps. ", count: 8) } }
report("fresh paragraph of 220 characters, wrapped", count: 200) { round in for string in paragraphs[round] { measure(string, style, width: 300) } }
let environment = TextEnvironment()
report("resolve a key without markup", count: count) { round in
    for index in 0..<count { sink += CGFloat(Text("Label \(index)").resolved(in: environment).text.runCount) }
}
report("resolve verbatim text", count: count) { round in
    for string in fresh[round] { sink += CGFloat(Text(verbatim: string).resolved(in: environment).text.runCount) }
}
