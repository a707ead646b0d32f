/// Sounds of the desktop.
open class NSSound {
    /// Plays the sound of an alert: on a terminal its bell, otherwise none.
    public static func beep() { NSBeep() }
}
