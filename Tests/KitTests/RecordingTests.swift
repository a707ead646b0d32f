@testable import AVFoundation
import AudioPlayback
import Foundation
import Testing

/// Recordings of a tone in place of a microphone.
@MainActor @Suite(.serialized) struct RecordingTests {
    init() { AudioStream.isSilent = true }

    private final class Listener: NSObject, AVAudioRecorderDelegate {
        var endings: [Bool] = []
        func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { endings.append(flag) }
    }

    private func wait(_ condition: () -> Bool) async throws {
        for _ in 0..<6000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
        #expect(condition())
    }

    private func file(_ name: String) -> URL { FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())-\(name)") }

    @Test(
        "A recording has its length, and can be played",
        arguments: [
            ("a.wav", Int(kAudioFormatLinearPCM)), ("a.m4a", Int(kAudioFormatMPEG4AAC)), ("a.flac", Int(kAudioFormatFLAC)),
            ("a.aiff", Int(kAudioFormatLinearPCM)),
        ])
    func recording(name: String, format: Int) async throws {
        let file = file(name)
        defer { try? FileManager.default.removeItem(at: file) }
        let recorder = try AVAudioRecorder(
            url: file,
            settings: [
                AVFormatIDKey: format, AVSampleRateKey: 44_100.0, AVNumberOfChannelsKey: 2, AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
            ])
        let listener = Listener()
        recorder.delegate = listener
        recorder.isMeteringEnabled = true
        #expect(recorder.averagePower(forChannel: 0) == -160)
        guard recorder.record() else {
            // Some installations lack the elements of some formats.
            #expect(name != "a.wav")
            return
        }
        #expect(recorder.isRecording && !recorder.deleteRecording())
        try await wait { recorder.currentTime > 0.3 }
        recorder.updateMeters()
        // The tone of GStreamer has an amplitude of 0.8.
        #expect(
            (-8 ... -1).contains(recorder.averagePower(forChannel: 1)) && recorder.peakPower(forChannel: 1) > recorder.averagePower(forChannel: 1))
        #expect(recorder.averagePower(forChannel: 2) == -160)
        recorder.stop()
        try await wait { !listener.endings.isEmpty }
        #expect(listener.endings == [true] && !recorder.isRecording)
        let player = try AVAudioPlayer(contentsOf: file)
        // No upper limit: on a busy machine the recording goes on until the test continues.
        #expect(player.duration > 0.25 && player.duration.isFinite)
        #expect(recorder.deleteRecording() && !FileManager.default.fileExists(atPath: file.path))
    }

    @Test("A recording ends after its time; a paused one does not grow")
    func limits() async throws {
        let file = file("limit.wav")
        defer { try? FileManager.default.removeItem(at: file) }
        let recorder = try AVAudioRecorder(url: file, settings: [:])
        let listener = Listener()
        recorder.delegate = listener
        #expect(recorder.record(forDuration: 0.2))
        try await wait { !listener.endings.isEmpty }
        let length = try AVAudioPlayer(contentsOf: file).duration
        #expect(length >= 0.15 && length < 5)
        #expect(recorder.record())
        try await wait { recorder.currentTime > 0.1 }
        recorder.pause()
        #expect(!recorder.isRecording)
        recorder.stop()
        try await wait { listener.endings.count == 2 }
    }

    @Test("Settings are read from numbers of any type, and others are errors")
    func settings() throws {
        let format = AudioRecording.Format(settings: [
            AVFormatIDKey: NSNumber(value: kAudioFormatMPEG4AAC), AVSampleRateKey: 12_000, AVNumberOfChannelsKey: 1 as Int32,
            AVEncoderAudioQualityKey: AVAudioQuality.low,
        ])
        #expect(format == AudioRecording.Format(encoding: .aac, rate: 12_000, channels: 1, bitRate: 32_000))
        #expect(AudioRecording.Format(settings: [AVEncoderBitRateKey: 64_000])?.bitRate == 64_000)
        #expect(AudioRecording.Format(settings: [:])?.encoding == .samples(bits: 16, isFloat: false))
        #expect(
            AudioRecording.Format(settings: [AVLinearPCMBitDepthKey: 32, AVLinearPCMIsFloatKey: true])?.encoding == .samples(bits: 32, isFloat: true))
        for wrong in [
            [AVFormatIDKey: kAudioFormatMPEGLayer3], [AVNumberOfChannelsKey: 0], [AVSampleRateKey: -1], [AVLinearPCMBitDepthKey: 7],
            [AVSampleRateKey: Double.nan],
        ] as [[String: Any]] {
            #expect(throws: (any Error).self) { try AVAudioRecorder(url: URL(fileURLWithPath: "/tmp/a.wav"), settings: wrong) }
        }
        #expect(try !AVAudioRecorder(url: URL(fileURLWithPath: "/missing/folder/a.wav"), settings: [:]).record())
    }

    @Test("The microphone may be used, and no camera exists")
    func permissions() async throws {
        #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .authorized)
        #expect(AVCaptureDevice.authorizationStatus(for: AVMediaType.video) == .restricted)
        #expect(await !AVCaptureDevice.requestAccess(for: .video))
        #expect(AVCaptureDevice.default(for: .video) == nil)
        #expect(await AVAudioApplication.requestRecordPermission())
        let session = AVAudioSession.sharedInstance()
        #expect(session.recordPermission == .granted)
        try session.overrideOutputAudioPort(.speaker)
        try session.setCategory(.playAndRecord)
        #expect(session.category == .playAndRecord)
    }
}
