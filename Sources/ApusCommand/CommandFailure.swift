/// Why a command stops: one sentence for the user, and the exit status.
struct CommandFailure: Error {
    var message: String
    var status: Int32
    /// What another program said about it, shown before the message.
    var details = ""

    /// The command was called wrongly: the user has to change the call.
    static func misuse(_ message: String) -> CommandFailure { .init(message: message, status: 2) }

    /// The command was called rightly and could not be carried out.
    static func failure(_ message: String) -> CommandFailure { .init(message: message, status: 1) }
}
