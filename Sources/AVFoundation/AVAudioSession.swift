import Foundation

/// How the program uses sound. The settings are stored, but have no effect: the desktop mixes the sounds of all programs.
public final class AVAudioSession: @unchecked Sendable {
    /// The purpose of the program's sounds.
    public struct Category: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// The kind of the program's sounds.
    public struct Mode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    /// How the sounds mix with those of other programs.
    public struct CategoryOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
    }

    /// Options for the end of the session.
    public struct SetActiveOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// Where sounds are played instead of where the settings say.
    public enum PortOverride: UInt, Sendable {
        /// Where the settings say.
        case none = 0
        /// From the loudspeaker.
        case speaker = 0x7370_6B72
    }

    /// Whether the program may record.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    private static let shared = AVAudioSession()

    /// Creates a session of its own, whose settings have no effect either. The program's is `sharedInstance()`.
    public init() {}

    /// The session of the program.
    public class func sharedInstance() -> AVAudioSession { shared }

    /// The purpose that was set last.
    public private(set) var category = Category.soloAmbient
    /// The kind that was set last.
    public private(set) var mode = Mode.default
    /// The options that were set last.
    public private(set) var categoryOptions: CategoryOptions = []

    /// Stores the settings, which have no effect. Never throws.
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        self.category = category
        self.mode = mode
        categoryOptions = options
    }

    /// Stores the settings, which have no effect. Never throws.
    public func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, options: options)
    }

    /// Has no effect: sounds can always be played. Never throws.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    /// Stores the purpose, which has no effect. Never throws.
    public func setCategory(_ category: Category) throws { try setCategory(category, options: []) }

    /// Stores the kind, which has no effect. Never throws.
    public func setMode(_ mode: Mode) throws { self.mode = mode }

    /// Has no effect: the desktop's settings say where sounds are played. Never throws.
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

    // MARK: Recording

    /// Whether the program may record: desktop programs may.
    public var recordPermission: RecordPermission { .granted }

    /// Asks the user whether the program may record. Nobody is asked: it may. The function is called on any thread.
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { DispatchQueue.global().async { response(true) } }

    /// Whether there is a way to record, which GStreamer finds out only when recording begins: it is true.
    public var isInputAvailable: Bool { true }

    // MARK: The desktop

    /// Whether another program plays sounds. The desktop mixes them and tells nobody: it is false.
    public var isOtherAudioPlaying: Bool { false }
    /// Whether sounds that are not important should be left out for another program's. It is false.
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// The volume of the program, which the desktop changes afterwards: 1.
    public var outputVolume: Float { 1 }

    /// Would be posted when the system interrupts the program's sounds. The desktop never does.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Would be posted when sounds are played elsewhere. The desktop moves them without telling programs.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// Would be posted when the services of sound have been started anew.
    public static let mediaServicesWereResetNotification = Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
    /// Would be posted when other programs begin or end to play.
    public static let silenceSecondaryAudioHintNotification = Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
}

/// The program as a recorder and player of sounds.
///
/// Follows https://developer.apple.com/documentation/avfaudio/avaudioapplication.
public final class AVAudioApplication: NSObject, Sendable {
    /// Whether the program may record.
    public enum RecordPermission: Int, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    /// The program.
    public static let shared = AVAudioApplication()

    private override init() {}

    /// Whether the program may record: desktop programs may.
    public var recordPermission: RecordPermission { .granted }

    /// Asks the user whether the program may record. Nobody is asked: it may.
    public class func requestRecordPermission() async -> Bool { true }

    /// Asks the user whether the program may record. Nobody is asked: it may. The function is called on any thread.
    public class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { response(true) }
    }
}
