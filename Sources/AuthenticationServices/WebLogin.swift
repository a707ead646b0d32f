import Foundation
import SwiftUICore
import os

/// A login that has begun, and waits for the address by which the service ends it.
@MainActor final class WebLogin {
    typealias Result = Swift.Result<URL, ASWebAuthenticationSessionError>

    /// The handover by which addresses come; nil without a session of a desktop.
    static var handover = AddressHandover.ofProgram
    /// The logins that wait.
    private static var waiting: [WebLogin] = []
    private static let logger = Logger(subsystem: "AuthenticationServices", category: "WebAuthenticationSession")

    private let scheme: String
    private var completion: ((Result) -> Void)?
    private var handover: AddressHandover.Waiting?

    /// Opens the page of a login, and begins to wait.
    ///
    /// - Parameters:
    ///   - page: The page, with the scheme `http` or `https`.
    ///   - callback: The addresses by which the service ends the login.
    ///   - headers: Headers for the page. No browser of Linux takes any: they have to be empty.
    ///   - completion: Is called once.
    init(
        page: URL, callback: ASWebAuthenticationSession.Callback?, headers: [String: String], completion: @escaping (Result) -> Void
    ) throws(ASWebAuthenticationSessionError) {
        func failure(_ reason: String) -> ASWebAuthenticationSessionError { ASWebAuthenticationSessionError(.canceledLogin, reason: reason) }
        guard ["http", "https"].contains(page.scheme?.lowercased()) else {
            throw failure("The page of a login has the scheme http or https.")
        }
        guard headers.isEmpty else { throw failure("The browser cannot be given headers for the page of a login.") }
        switch callback?.kind {
        case nil: throw failure("A login needs the scheme of the address by which it ends.")
        case .host(let host, _): throw failure("The program does not belong to the domain \(host): no program of a Linux desktop does.")
        case .scheme(let scheme): self.scheme = scheme.lowercased()
        }
        self.completion = completion
        // No two logins can have the next address of a scheme.
        for other in Self.waiting where other.scheme == scheme { other.cancel() }
        handover = Self.handover?.wait(for: scheme) { [weak self] address in
            Task { @MainActor in self?.received(address) }
        }
        guard handover != nil else { throw failure("The program cannot be told of addresses with the scheme \(scheme).") }
        guard SystemAddresses.open(page) else {
            handover?.end()
            throw failure("No browser can be opened.")
        }
        if SystemApplications.shared.opening(.scheme(scheme)).isEmpty {
            Self.logger.warning("No program is registered for addresses with the scheme \(self.scheme), by which the login should end.")
        }
        Self.waiting.append(self)
    }

    /// Ends the login without a result.
    func cancel() { end(.failure(ASWebAuthenticationSessionError(.canceledLogin))) }

    private func received(_ address: URL) {
        guard completion != nil else { return }
        ProgramServices.frontWindow?.present()
        end(.success(address))
    }

    private func end(_ result: Result) {
        guard let completion else { return }
        self.completion = nil
        handover?.end()
        handover = nil
        Self.waiting.removeAll { $0 === self }
        completion(result)
    }
}
