import AudioPlayback
import AudioToolbox
import Foundation

/// The key of a format, such as `kAudioFormatMPEG4AAC`.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the number of samples a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the number of bits of a sample: 8, 16, 24 or 32, or 64 for fractions.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether samples are fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of the order of bytes. The kind of file determines it.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether channels are apart. In files they never are.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The key of the quality, an `AVAudioQuality`.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// The key of the number of bits a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the number of bits a second of each channel.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// The key of the quality of a change of the sample rate. GStreamer's own holds.
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterAudioQualityKey"

/// The quality of an encoded sound. It chooses the number of bits a second, unless the settings name one.
///
/// Follows https://developer.apple.com/documentation/avfaudio/avaudioquality.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7f

    /// The bits a second of each channel of a sound in AAC or Opus.
    var bitRate: Int {
        switch self {
        case .min: 24_000
        case .low: 32_000
        case .medium: 48_000
        case .high: 64_000
        case .max: 96_000
        }
    }
}

extension AudioRecording.Format {
    /// Reads the format; nil if it cannot be recorded.
    init?(settings: [String: Any]) {
        func number(_ key: String) -> Double? {
            switch settings[key] {
            case let number as NSNumber: number.doubleValue
            case let number as any BinaryInteger: Double(number)
            case let number as any BinaryFloatingPoint: Double(number)
            case let truth as Bool: truth ? 1 : 0
            case let quality as AVAudioQuality: Double(quality.rawValue)
            default: nil
            }
        }
        let bits = number(AVLinearPCMBitDepthKey) ?? 16
        guard
            let encoding = Self.encoding(
                number(AVFormatIDKey).flatMap { AudioFormatID(exactly: $0) } ?? kAudioFormatLinearPCM,
                bits: bits, isFloat: number(AVLinearPCMIsFloatKey) == 1)
        else { return nil }
        let rate = number(AVSampleRateKey) ?? 44_100, channels = number(AVNumberOfChannelsKey) ?? 1
        guard (1000...384_000).contains(rate), (1...8).contains(channels) else { return nil }
        var bitRate = number(AVEncoderBitRateKey) ?? number(AVEncoderBitRatePerChannelKey).map { $0 * channels }
        if bitRate == nil, let quality = number(AVEncoderAudioQualityKey).flatMap({ AVAudioQuality(rawValue: Int($0)) }) {
            bitRate = Double(quality.bitRate) * channels
        }
        self.init(
            encoding: encoding, rate: Int(rate), channels: Int(channels),
            bitRate: bitRate.flatMap { (8000...1e6).contains($0) ? Int($0) : nil })
    }

    private static func encoding(_ format: AudioFormatID, bits: Double, isFloat: Bool) -> AudioRecording.Encoding? {
        switch format {
        case kAudioFormatMPEG4AAC, kAudioFormatMPEG4AAC_HE, kAudioFormatMPEG4AAC_HE_V2, kAudioFormatMPEG4AAC_LD, kAudioFormatMPEG4AAC_ELD: .aac
        case kAudioFormatOpus: .opus
        case kAudioFormatAppleLossless: .alac
        case kAudioFormatFLAC: .flac
        case kAudioFormatULaw: .muLaw
        case kAudioFormatALaw: .aLaw
        case kAudioFormatLinearPCM: (isFloat ? [32, 64] : [8, 16, 24, 32]).contains(bits) ? .samples(bits: Int(bits), isFloat: isFloat) : nil
        default: nil
        }
    }
}
