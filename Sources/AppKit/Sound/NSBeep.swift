import SwiftUICore

/// Plays the alert sound of the desktop; in a program without windows, the bell of its terminal.
public func NSBeep() { MainQueue.sync { ProgramServices.beep() } }
