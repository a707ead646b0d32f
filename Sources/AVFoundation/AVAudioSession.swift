/// How the program uses sound. The settings are stored, but have no effect: the desktop mixes the sounds of all programs.
public final class AVAudioSession: @unchecked Sendable {
    /// The purpose of the program's sounds.
    public struct Category: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    }

    /// The kind of the program's sounds.
    public struct Mode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    }

    /// How the sounds mix with those of other programs.
    public struct CategoryOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
    }

    /// What happens when the session ends.
    public struct SetActiveOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    private static let shared = AVAudioSession()
    private init() {}

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
}
