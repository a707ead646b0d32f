/// Logging and locks, as the module of this name has them on Apple's systems.
///
/// The import is of a C module of this name without contents, whose submodules code imports as `os.log`.
@_exported import os
