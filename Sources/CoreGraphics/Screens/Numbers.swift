/// The number of a window.
public typealias CGWindowID = UInt32
/// The number of a screen.
public typealias CGDirectDisplayID = UInt32

/// Returns the number of the main screen. There is one screen, with the number 1.
public func CGMainDisplayID() -> CGDirectDisplayID { 1 }
