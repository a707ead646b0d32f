/// The reason why a command stops: one sentence for the user, and the exit status.
struct CommandFailure: Error {
    var message: String
    var status: Int32
    /// The output of another program about the failure, shown before the message.
    var details = ""

    /// A usage error: the user has to change the call.
    static func misuse(_ message: String) -> CommandFailure { .init(message: message, status: 2) }

    /// A failure of a correct call.
    static func failure(_ message: String) -> CommandFailure { .init(message: message, status: 1) }
}
