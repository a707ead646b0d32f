import Foundation
import Testing

@testable import AlmanacServing

struct HTTPTests {
    @Test func theHeadOfARequestIsRead() throws {
        let request = try #require(HTTPRequest(head: "GET /plates/robin.png?size=2 HTTP/1.1\r\nHost: here\r\nIf-None-Match: \"a:b\"\r\n\r\n"))
        #expect(request.method == "GET")
        #expect(request.path == "plates/robin.png")
        #expect(request.header("if-none-match") == "\"a:b\"")
    }

    @Test(arguments: ["", "\r\n\r\n", "GET /\r\n\r\n", "GET / SPDY/3\r\n\r\n"])
    func malformedRequestsAreRefused(head: String) {
        #expect(HTTPRequest(head: head) == nil)
    }

    @Test func theBodyOfAHeadRequestIsLeftOut() {
        let response = HTTPResponse(status: 200, headers: ["ETag": "\"1\""], body: Data("bird".utf8))
        let full = String(decoding: response.encoded(includesBody: true), as: UTF8.self)
        let head = String(decoding: response.encoded(includesBody: false), as: UTF8.self)
        #expect(full == "HTTP/1.1 200 OK\r\nETag: \"1\"\r\nContent-Length: 4\r\nConnection: close\r\n\r\nbird")
        #expect(head + "bird" == full)
    }

    @Test(arguments: [("GET", "../Package.swift", 404), ("GET", "nothing", 404), ("POST", "species.json", 405), ("GET", "species.json", 200)])
    func onlyServedFilesAreRead(method: String, path: String, status: Int) throws {
        let request = try #require(HTTPRequest(head: "\(method) /\(path) HTTP/1.1\r\n\r\n"))
        #expect(ServedFolder.bundled.response(to: request).status == status)
    }

    @Test func serversListenOnPortsOfTheirOwn() throws {
        let servers = try [AlmanacServer(), AlmanacServer()]
        #expect(servers[0].url.port != servers[1].url.port)
        servers.forEach { $0.stop() }
    }
}
