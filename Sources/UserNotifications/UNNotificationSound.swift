import Foundation

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. The desktop decides whether there is one, and which: sounds of programs are kept without effect.
public final class UNNotificationSound: NSObject, Sendable {
    private let name: UNNotificationSoundName?

    private init(name: UNNotificationSoundName?) { self.name = name }

    /// The usual sound.
    public static let `default` = UNNotificationSound(name: nil)
    /// The sound of calls.
    public static let defaultRingtone = UNNotificationSound(name: UNNotificationSoundName("ringtone"))
    /// The sound of urgent notifications.
    public static let defaultCritical = UNNotificationSound(name: UNNotificationSoundName("critical"))

    /// Creates the sound of a file.
    public convenience init(named name: UNNotificationSoundName) { self.init(name: name) }

    /// Returns the sound of urgent notifications at a volume between 0 and 1, which the desktop chooses.
    public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }

    /// Returns the sound of a file for urgent notifications.
    public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound(named: name) }

    override public func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
    override public var hash: Int { name.hashValue }
}
