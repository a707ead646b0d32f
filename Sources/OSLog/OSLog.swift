/// Logging and reading the log, as the module of this name does on Apple's systems.
@_exported import os
