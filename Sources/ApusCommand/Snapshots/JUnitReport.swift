import Foundation

/// The results of a run as JUnit XML, which most CI systems display.
struct JUnitReport {
    /// The name of the suite.
    var title: String
    var results: [SnapshotResult]

    var text: String {
        let failures = results.count { !$0.isGood && $0.outcome != nil }
        let errors = results.count { $0.outcome == nil }
        let counts = "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts)>"]
        lines.append("  <testsuite name=\"\(Self.escaped(title))\" \(counts)>")
        for result in results {
            let start = "    <testcase classname=\"\(Self.escaped(title))\" name=\"\(Self.escaped(result.name))\""
            guard !result.isGood else {
                lines.append(start + "/>")
                continue
            }
            let element = result.outcome == nil ? "error" : "failure"
            let message = Self.escaped(result.reasons.first ?? result.state)
            lines.append(start + ">")
            lines.append(
                "      <\(element) message=\"\(message)\" type=\"\(result.state)\">\(Self.escaped(result.reasons.joined(separator: "\n")))</\(element)>"
            )
            lines.append("    </testcase>")
        }
        lines += ["  </testsuite>", "</testsuites>", ""]
        return lines.joined(separator: "\n")
    }

    /// A text as XML: without the characters that XML does not allow.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
