import Foundation

/// The errors in what the compiler printed, as far as their place goes.
struct CompilerErrors {
    struct Place: Hashable {
        var file: String
        var line: Int
    }

    /// The text in which errors about the lines in `ours` do not appear, and those lines themselves.
    static func separate(_ output: String, isOurs: (Place) -> Bool) -> (rest: String, places: Set<Place>) {
        var rest: [Substring] = []
        var places: Set<Place> = []
        var isSkipping = false
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if let header = header(line) {
                isSkipping = isOurs(header.place)
                if isSkipping, header.isError { places.insert(header.place) }
            }
            if !isSkipping { rest.append(line) }
        }
        return (rest.joined(separator: "\n").trimmingCharacters(in: .newlines), places)
    }

    private static func header(_ line: Substring) -> (place: Place, isError: Bool)? {
        let plain = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        guard let match = plain.prefixMatch(of: /(.+?):(\d+):\d+: (error|warning|note|remark):/),
            let number = Int(match.2)
        else { return nil }
        return (Place(file: String(match.1), line: number), match.3 == "error")
    }
}
