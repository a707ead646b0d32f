#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension PluginConversation {
    /// Talks to the compiler until it ends the conversation. If the connection breaks, the program exits with status 1.
    package static func runOnStandardInputAndOutput() {
        do {
            try PluginConversation(stream: MessageStream(reading: STDIN_FILENO, writing: STDOUT_FILENO)).run()
        } catch {
            let message = Array("SwiftUIMacros: \(error)\n".utf8)
            _ = write(STDERR_FILENO, message, message.count)
            exit(1)
        }
    }
}
