@testable import AuthenticationServices
import Foundation
import SwiftUI
@testable import SwiftUICore
import SwiftUITesting
import Testing

/// Logins in a browser that a test replaces.
@Suite(.serialized, .timeLimit(.minutes(15))) @MainActor final class WebAuthenticationTests {
    private let page = URL(string: "https://example.com/login")!
    private let answer = URL(string: "x-example://done?code=7")!
    private let folder = FileManager.default.temporaryDirectory.appending(path: "login-\(UUID().uuidString)")
    private let handover: AddressHandover
    private let open = SystemAddresses.open
    private var opened: [URL] = []

    init() {
        handover = AddressHandover(folder: folder)
        WebLogin.handover = handover
        SystemAddresses.open = { [unowned self] in
            opened.append($0)
            return true
        }
    }

    isolated deinit {
        SystemAddresses.open = open
        WebLogin.handover = nil
        try? FileManager.default.removeItem(at: folder)
    }

    /// Waits until the browser was opened a number of times.
    private func opens(_ count: Int) async { while opened.count < count { try? await Task.sleep(for: .milliseconds(2)) } }

    @Test("A login returns the address with which the program is started anew")
    func success() async throws {
        let task = Task { try await WebAuthenticationSession().authenticate(using: page, callbackURLScheme: "x-example") }
        await opens(1)
        #expect(opened == [page])
        #expect(handover.deliver(answer))
        #expect(try await task.value == answer)
        #expect(!handover.deliver(answer))
    }

    @Test("Cancelling the task cancels the login, and nothing waits any more")
    func cancellation() async throws {
        let task = Task {
            try await WebAuthenticationSession().authenticate(
                using: page, callback: .customScheme("x-example"), preferredBrowserSession: .ephemeral, additionalHeaderFields: [:])
        }
        await opens(1)
        task.cancel()
        do {
            _ = try await task.value
            Issue.record("The login has a result.")
        } catch ASWebAuthenticationSessionError.canceledLogin {
        }
        #expect(!handover.deliver(answer))
        let error = ASWebAuthenticationSessionError(.canceledLogin) as NSError
        #expect(error.domain == ASWebAuthenticationSessionErrorDomain && error.code == 1)
    }

    @Test("A task that is cancelled already does not wait")
    func earlyCancellation() async {
        let task = Task { try await WebAuthenticationSession().authenticate(using: page, callbackURLScheme: "x-example") }
        task.cancel()
        await #expect(throws: ASWebAuthenticationSessionError(.canceledLogin)) { try await task.value }
        #expect(!handover.deliver(answer))
    }

    @Test("A session that has started is kept until it ends, starts once, and calls its handler once")
    func session() async throws {
        let (results, continuation) = AsyncStream.makeStream(of: URL?.self)
        var session: ASWebAuthenticationSession? = ASWebAuthenticationSession(url: page, callbackURLScheme: "X-Example") { address, error in
            #expect((address == nil) != (error == nil))
            continuation.yield(address)
        }
        #expect(session?.canStart == true && session?.start() == true && session?.start() == false && session?.canStart == false)
        session = nil
        #expect(handover.deliver(answer))
        var iterator = results.makeAsyncIterator()
        #expect(await iterator.next() == answer)
        #expect(!handover.deliver(answer))
        continuation.finish()
        #expect(await iterator.next() == nil)
    }

    @Test("A second login with the same scheme cancels the first one")
    func second() throws {
        var ended: [String] = []
        let first = ASWebAuthenticationSession(url: page, callback: .customScheme("x-example")) { _, error in
            if case ASWebAuthenticationSessionError.canceledLogin? = error { ended.append("first") }
        }
        let second = ASWebAuthenticationSession(url: page, callback: .customScheme("x-example")) { _, _ in ended.append("second") }
        let other = ASWebAuthenticationSession(url: page, callback: .customScheme("x-other")) { _, _ in ended.append("other") }
        #expect(other.start() && first.start() && ended.isEmpty && second.start())
        #expect(ended == ["first"])
        second.cancel()
        other.cancel()
        #expect(ended == ["first", "second", "other"])
    }

    @Test("Logins that cannot begin fail at once, and say why")
    func failures() async throws {
        func reason(_ url: URL, _ callback: ASWebAuthenticationSession.Callback?) -> String? {
            var reason: String?
            let session =
                callback.map { callback in
                    ASWebAuthenticationSession(url: url, callback: callback) { reason = ($1 as? ASWebAuthenticationSessionError)?.failureReason }
                }
                ?? ASWebAuthenticationSession(url: url, callbackURLScheme: nil) {
                    reason = ($1 as? ASWebAuthenticationSessionError)?.failureReason
                }
            #expect(!session.start())
            return reason
        }
        #expect(reason(page, nil)?.contains("scheme") == true)
        #expect(reason(URL(string: "ftp://example.com")!, .customScheme("x-example"))?.contains("https") == true)
        #expect(reason(page, .https(host: "example.com", path: "/done"))?.contains("example.com") == true)
        #expect(reason(page, .customScheme("no scheme")) != nil)
        SystemAddresses.open = { _ in false }
        #expect(reason(page, .customScheme("x-example"))?.contains("browser") == true && !handover.deliver(answer))
        await #expect(throws: ASWebAuthenticationSessionError.self) {
            try await WebAuthenticationSession().authenticate(
                using: page, callback: .customScheme("x-example"), additionalHeaderFields: ["X": "1"])
        }
        var failure: String?
        let withHeaders = ASWebAuthenticationSession(url: page, callbackURLScheme: "x-example") {
            failure = ($1 as? ASWebAuthenticationSessionError)?.failureReason
        }
        withHeaders.additionalHeaderFields = ["X": "1"]
        #expect(!withHeaders.start() && failure?.contains("headers") == true)
        WebLogin.handover = nil
        #expect(reason(page, .customScheme("x-example")) != nil)
    }

    @Test("Addresses match by their scheme, or by their host and path")
    func callbacks() {
        let scheme = ASWebAuthenticationSession.Callback.customScheme("X-Example")
        #expect(scheme.matchesURL(answer) && !scheme.matchesURL(page))
        let host = ASWebAuthenticationSession.Callback.https(host: "example.com", path: "login")
        #expect(host.matchesURL(page) && host.matchesURL(URL(string: "https://EXAMPLE.com/login?code=1")!))
        #expect(!host.matchesURL(URL(string: "https://example.com/other")!) && !host.matchesURL(URL(string: "http://example.com/login")!))
    }

    private struct SignIn: View {
        let page: URL
        @Environment(\.webAuthenticationSession) private var session
        @State private var address: URL?

        var body: some View {
            Button("Sign In") { Task { address = try? await session.authenticate(using: page, callbackURLScheme: "x-example") } }
            if let address { Text(address.absoluteString) }
        }
    }

    @Test("A view signs in with the action of its environment")
    func environment() async throws {
        let host = ViewHost(SignIn(page: page), size: CGSize(width: 300, height: 200))
        try host.tap(.text("Sign In"))
        await opens(1)
        #expect(handover.deliver(answer))
        while !host.contains(.text(answer.absoluteString)) { await host.settle() }
    }
}
