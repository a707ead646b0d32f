// By way of Darwin, Foundation has these locks on Apple's systems.
@_exported import SystemLocks
