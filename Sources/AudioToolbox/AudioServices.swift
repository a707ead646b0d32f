import AudioPlayback
import Foundation
import SwiftUICore

/// Identifies a short sound.
public typealias SystemSoundID = UInt32
/// A result code: 0 for success.
public typealias OSStatus = Int32

/// The vibration of a phone. Computers have none: playing it has no effect.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF
/// The call has succeeded.
public let kAudioServicesNoError: OSStatus = 0
/// The file cannot be played.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// The sounds that the program has created, by number.
private struct SystemSounds {
    var sounds: [SystemSoundID: AudioStream] = [:]
    // Above the numbers of the sounds of Apple's systems.
    var next: SystemSoundID = 0x10000
}

private let systemSounds = Locked(SystemSounds())

/// Plays a short sound. Numbers that the program has not created, such as those of the sounds of Apple's systems, play the desktop's alert.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    guard inSystemSoundID != kSystemSoundID_Vibrate else { return }
    MainQueue.sync {
        if let sound = systemSounds.withLock({ $0.sounds[inSystemSoundID] }) {
            sound.position = 0
            sound.play()
        } else {
            ProgramServices.beep()
        }
    }
}

/// Plays a short sound; the same as `AudioServicesPlaySystemSound(_:)`.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { AudioServicesPlaySystemSound(inSystemSoundID) }

/// Plays a short sound and calls a function at once, without waiting for the end of the sound.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    inCompletionBlock?()
}

/// Creates a short sound of a file and stores its number. Returns an error if it cannot be played.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    guard let sound = try? AudioStream(inFileURL) else { return kAudioServicesSystemSoundUnspecifiedError }
    outSystemSoundID.pointee = systemSounds.withLock { sounds in
        defer { sounds.next += 1 }
        sounds.sounds[sounds.next] = sound
        return sounds.next
    }
    return kAudioServicesNoError
}

/// Removes a short sound. Unknown identifiers have no effect.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    systemSounds.withLock { _ = $0.sounds.removeValue(forKey: inSystemSoundID) }
    return kAudioServicesNoError
}
