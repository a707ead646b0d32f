import Foundation

/// A process that is started while another one of the same program runs is announced to that one by an address with a scheme of its own, which
/// contains the token with which the desktop allows it to bring a window to the front.
extension AddressHandover {
    private static let startScheme = "apus-start"

    /// Passes the start of the process to a process of the same program that waits for starts.
    ///
    /// A process that the desktop has not started, but a shell or another program, runs besides the other one, as on macOS.
    ///
    /// - Returns: Whether the desktop has started the process, and another one waits.
    package func deliverStart(
        environment: [String: String] = ProcessInfo.processInfo.environment, process: Int32 = ProcessInfo.processInfo.processIdentifier
    ) -> Bool {
        let token = ["XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        // GLib names the process, since the processes that it starts have the same variables.
        guard token != nil || environment["GIO_LAUNCHED_DESKTOP_FILE_PID"] == "\(process)" else { return false }
        var address = URLComponents()
        address.scheme = Self.startScheme
        address.path = token ?? ""
        return address.url.map(deliver) ?? false
    }

    /// Waits for starts of further processes of the program.
    ///
    /// - Parameter receive: Is called for each start with the token of the desktop, or nil without one, on a thread of its own.
    /// - Returns: The waiting, which lasts until it is ended or released; nil if it is not possible.
    package func waitForStarts(receive: @escaping @Sendable (_ token: String?) -> Void) -> Waiting? {
        wait(for: Self.startScheme) { address in
            let token = URLComponents(url: address, resolvingAgainstBaseURL: false)?.path ?? ""
            receive(token.isEmpty ? nil : token)
        }
    }
}
