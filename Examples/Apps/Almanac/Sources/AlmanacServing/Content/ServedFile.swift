import Foundation

/// A file that the server offers.
struct ServedFile: Sendable {
    let data: Data
    let type: String
    let tag: String

    init(data: Data, name: String) {
        self.data = data
        type = name.hasSuffix(".json") ? "application/json; charset=utf-8" : "image/png"
        tag = "\"" + String(Self.checksum(of: data), radix: 16) + "\""
    }

    func response(to request: HTTPRequest) -> HTTPResponse {
        guard request.header("If-None-Match") != tag else { return HTTPResponse(status: 304, headers: ["ETag": tag]) }
        return HTTPResponse(status: 200, headers: ["Content-Type": type, "ETag": tag], body: data)
    }

    /// The 64-bit FNV-1a hash.
    private static func checksum(of data: Data) -> UInt64 {
        data.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
}
