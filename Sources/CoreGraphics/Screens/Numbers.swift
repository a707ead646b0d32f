/// The number of a window.
public typealias CGWindowID = UInt32
/// The number of a screen.
public typealias CGDirectDisplayID = UInt32
