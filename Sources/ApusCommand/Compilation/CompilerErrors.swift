import Foundation

/// The errors in the compiler's output, with their positions.
struct CompilerErrors {
    struct Place: Hashable {
        var file: String
        var line: Int
    }

    /// The positions of errors in generated lines.
    var places: Set<Place> = []
    /// Whether there are errors in other lines too.
    var hasOthers = false
    /// The output without the errors in generated lines.
    var others = ""

    init(_ output: String, isOurs: (Place) -> Bool) {
        var kept: [Substring] = []
        var isSkipping = false
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if let header = Self.header(line) {
                // A note belongs to the error before it, whatever its position.
                if header.kind != "note" { isSkipping = isOurs(header.place) }
                if header.kind == "error" {
                    if isSkipping { places.insert(header.place) } else { hasOthers = true }
                }
            }
            if !isSkipping { kept.append(line) }
        }
        others = kept.joined(separator: "\n").trimmingCharacters(in: .newlines)
    }

    private static func header(_ line: Substring) -> (place: Place, kind: Substring)? {
        let plain = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        guard let match = plain.prefixMatch(of: /(.+?):(\d+):\d+: (error|warning|note|remark):/),
            let number = Int(match.2)
        else { return nil }
        return (Place(file: String(match.1), line: number), match.3)
    }
}
