import CGStreamer
import Foundation

/// A recording of the microphone into a file, by GStreamer.
///
/// It is used on the main thread.
package final class AudioRecording {
    /// What a file contains.
    package enum Encoding: Hashable, Sendable {
        case aac, opus, alac, flac, muLaw, aLaw
        /// Samples as they are, of a number of bits.
        case samples(bits: Int, isFloat: Bool)
    }

    /// The properties of a recording.
    package struct Format: Hashable, Sendable {
        package var encoding: Encoding
        /// The samples a second.
        package var rate: Int
        package var channels: Int
        /// The bits a second of encodings that have a choice; nil for their own.
        package var bitRate: Int?

        package init(encoding: Encoding, rate: Int, channels: Int, bitRate: Int? = nil) {
            self.encoding = encoding
            self.rate = rate
            self.channels = channels
            self.bitRate = bitRate
        }
    }

    /// The reason for which a sound cannot be recorded.
    package enum Failure: Error, Equatable {
        /// GStreamer cannot be loaded, with the message of the loader.
        case missingLibrary(String)
        /// GStreamer lacks an element that the format needs.
        case missingElement(Encoding)
    }

    private let recording: OpaquePointer
    /// The power of each channel in decibels, of which 0 is the loudest: the average and the peak of the latest twentieth of a second.
    package private(set) var averages: [Double]
    package private(set) var peaks: [Double]
    /// Whether GStreamer has reported an error.
    package private(set) var hasFailed = false

    /// The power of silence in decibels.
    private static let silence = -160.0

    /// Prepares a recording into a file, which is created with the first sound.
    package init(_ file: URL, format: Format) throws(Failure) {
        if let reason = AudioStream.loadingError { throw .missingLibrary(reason) }
        guard let encoder = Self.encoder(format, file),
            let recording = apus_recording_new(Self.source + Self.samples(format) + encoder + " ! filesink name=file", file.path)
        else { throw .missingElement(format.encoding) }
        self.recording = recording
        averages = Array(repeating: Self.silence, count: format.channels)
        peaks = averages
    }

    deinit { apus_recording_free(recording) }

    /// The microphone, or in tests a tone.
    private static var source: String { AudioStream.isSilent ? "audiotestsrc is-live=true" : "autoaudiosrc" }

    private static func samples(_ format: Format) -> String {
        " ! audioconvert ! audioresample ! audio/x-raw,rate=\(format.rate),channels=\(format.channels)"
            + " ! level post-messages=true interval=50000000 ! queue ! audioconvert ! "
    }

    /// Returns the elements that encode and pack the sound; nil if GStreamer lacks one.
    private static func encoder(_ format: Format, _ file: URL) -> String? {
        func first(_ names: String...) -> String? { names.first { apus_element_exists($0) != 0 } }
        let bitRate = format.bitRate.map { " bitrate=\($0)" } ?? ""
        switch format.encoding {
        case .aac:
            // Without an encoder for AAC, of which some distributions have none, Opus in the same kind of file.
            guard let name = first("fdkaacenc", "voaacenc", "avenc_aac") else { return packed(opus(format), first("mp4mux")) }
            return packed(name + bitRate, first("mp4mux"))
        case .opus: return packed(opus(format), first("oggmux"))
        case .alac: return packed(first("avenc_alac"), first("mp4mux"))
        case .flac: return first("flacenc")
        case .muLaw: return packed(first("mulawenc"), first("wavenc"))
        case .aLaw: return packed(first("alawenc"), first("wavenc"))
        case .samples(let bits, let isFloat):
            let isAIFF = ["aif", "aiff"].contains(file.pathExtension.lowercased())
            let name = isFloat ? (bits > 32 ? "F64" : "F32") : bits <= 8 ? "U8" : "S\(bits > 24 ? 32 : bits > 16 ? 24 : 16)"
            let order = name == "U8" ? "" : isAIFF ? "BE" : "LE"
            return packed("audio/x-raw,format=\(name)\(order)", first(isAIFF ? "aiffmux" : "wavenc"))
        }
    }

    /// Opus has rates of its own.
    private static func opus(_ format: Format) -> String? {
        guard apus_element_exists("opusenc") != 0 else { return nil }
        return "audioresample ! opusenc" + (format.bitRate.map { " bitrate=\(min(max($0, 4000), 650_000))" } ?? "")
    }

    private static func packed(_ encoder: String?, _ container: String?) -> String? {
        guard let encoder, let container else { return nil }
        return "\(encoder) ! \(container)"
    }

    /// Records or pauses; returns whether it does.
    package func setRunning(_ isRunning: Bool) -> Bool {
        apus_recording_set_running(recording, isRunning ? 1 : 0) != 0
    }

    /// Reads the levels since the last call, and whether the recording has failed.
    package func updateLevels() {
        hasFailed = apus_recording_levels(recording, &averages, &peaks, Int32(averages.count)) == 0
        averages = averages.map { max($0, Self.silence) }
        peaks = peaks.map { max($0, Self.silence) }
    }

    /// The recorded time in seconds.
    package var position: Double { max(0, Double(apus_recording_position(recording)) / 1e9) }

    /// Ends the file; returns whether it is complete. It takes at most two seconds.
    package func finish() -> Bool { apus_recording_finish(recording, 2_000_000_000) != 0 }
}

extension AudioRecording.Failure: LocalizedError {
    package var errorDescription: String? {
        switch self {
        case .missingLibrary(let reason):
            "Sounds are recorded by GStreamer, which cannot be loaded (Debian's packages gstreamer1.0-plugins-base and -good): \(reason)"
        case .missingElement(let encoding): "GStreamer lacks an element that records \(encoding)."
        }
    }
}
