/// False. `apus --as` writes the name in place of `#available` conditions for versions after the one that it compiles for.
///
/// It is no constant, so that the compiler does not warn about code that never runs.
nonisolated(unsafe) public var _isNewerVersion = false
