import Observation

/// What the program's code has removed from the menu bars of its windows. The menu bars follow changes.
@MainActor @Observable package final class RemovedCommands {
    /// What is removed from the menu bars of the running program.
    package static let ofProgram = RemovedCommands()

    /// The groups of which nothing is shown.
    package var groups: Set<CommandGroupPlacement.Group> = []
    /// The groups of which the standard commands are not shown. What the program adds to them stays.
    package var standardItems: Set<CommandGroupPlacement.Group> = []

    private init() {}
}
