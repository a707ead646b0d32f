/// The number of a key on a keyboard, which does not depend on the characters that the user's layout gives it.
///
/// Follows https://developer.apple.com/documentation/coregraphics/cgkeycode.
public typealias CGKeyCode = UInt16
