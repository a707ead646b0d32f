/// The parts of a request that the server looks at.
public struct HTTPRequest: Equatable, Sendable {
    public let method: String
    public let path: String
    private let headers: [String: String]

    /// Reads the head of a request; nil if it is malformed.
    init?(head: String) {
        var lines = head.split(separator: "\r\n", omittingEmptySubsequences: true)
        guard !lines.isEmpty else { return nil }
        let words = lines.removeFirst().split(separator: " ")
        guard words.count == 3, words[2].hasPrefix("HTTP/1") else { return nil }
        method = String(words[0])
        path = String(words[1].prefix { $0 != "?" }.drop { $0 == "/" })
        var headers: [String: String] = [:]
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
        }
        self.headers = headers
    }

    /// Returns the value of a header, whatever the case of its name.
    public func header(_ name: String) -> String? {
        headers[name.lowercased()]
    }
}
