import Foundation

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Moving pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Text.
    public static let text = AVMediaType(rawValue: "text")
    /// Closed captions: texts for people who do not hear the sound.
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    /// Texts over pictures.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    /// Times.
    public static let timecode = AVMediaType(rawValue: "tmcd")
    /// Data about the media.
    public static let metadata = AVMediaType(rawValue: "meta")
    /// Sound and pictures in one stream.
    public static let muxed = AVMediaType(rawValue: "muxx")
}

/// Whether a program may use a device.
public enum AVAuthorizationStatus: Int, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// The device cannot be used, which the user cannot change.
    case restricted = 1
    /// The user has refused.
    case denied = 2
    /// The user has agreed.
    case authorized = 3
}

/// A camera or microphone.
///
/// Pictures of cameras cannot be captured on Linux: there is no device for video, and its use is ``AVAuthorizationStatus/restricted``. Desktop
/// programs may use the microphone without being asked, with ``AVAudioRecorder``.
///
/// Follows https://developer.apple.com/documentation/avfoundation/avcapturedevice.
open class AVCaptureDevice: NSObject {
    /// The side of a device on which a camera is.
    public enum Position: Int, Sendable {
        case unspecified = 0
        case back = 1
        case front = 2
    }

    /// A kind of device.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    }

    private override init() {}

    /// Returns whether the program may use devices for a kind of media: sound may be recorded, and other media are restricted.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        mediaType == .audio ? .authorized : .restricted
    }

    /// Asks the user whether the program may use devices for a kind of media. Nobody is asked: the answer is that of `authorizationStatus(for:)`.
    /// The function is called on any thread.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
        let isAuthorized = authorizationStatus(for: mediaType) == .authorized
        DispatchQueue.global().async { handler(isAuthorized) }
    }

    /// Asks the user whether the program may use devices for a kind of media. Nobody is asked: the answer is that of `authorizationStatus(for:)`.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { authorizationStatus(for: mediaType) == .authorized }

    /// Returns the device for a kind of media. It is nil: no device can be captured from.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

    /// Returns the device of a kind. It is nil: no device can be captured from.
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
}
