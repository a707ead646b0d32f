import AVFoundation
import AppKit
import AudioPlayback
import SwiftUICore
import Testing

/// The contents of a WAVE file with a tone of a length in seconds.
func tone(_ seconds: Double) -> Data {
    let count = Int(seconds * 8000)
    var data = Data()
    func append<Value: FixedWidthInteger>(_ value: Value) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
    data.append(contentsOf: "RIFF".utf8)
    append(UInt32(36 + count * 2))
    data.append(contentsOf: "WAVEfmt ".utf8)
    append(UInt32(16))
    append(UInt16(1))
    append(UInt16(1))
    append(UInt32(8000))
    append(UInt32(16_000))
    append(UInt16(2))
    append(UInt16(16))
    data.append(contentsOf: "data".utf8)
    append(UInt32(count * 2))
    for index in 0..<count { append(Int16(3000 * sin(Double(index) * 0.3))) }
    return data
}

private final class Listener: AVAudioPlayerDelegate, NSSoundDelegate {
    var endings: [Bool] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { endings.append(flag) }
    func sound(_ sound: NSSound, didFinishPlaying finished: Bool) { endings.append(finished) }
}

/// Sounds, which GStreamer plays without a device.
@MainActor @Suite(.serialized) struct SoundTests {
    init() { AudioStream.isSilent = true }

    /// Waits until a condition holds, at most for a minute.
    private func wait(_ condition: () -> Bool) async throws {
        for _ in 0..<6000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
        #expect(condition())
    }

    @Test func aPlayerPlaysToTheEnd() async throws {
        let player = try AVAudioPlayer(data: tone(0.3))
        #expect(abs(player.duration - 0.3) < 0.01 && player.currentTime == 0 && !player.isPlaying)
        let listener = Listener()
        player.delegate = listener
        #expect(player.play() && player.isPlaying)
        try await wait { !listener.endings.isEmpty }
        #expect(listener.endings == [true] && !player.isPlaying)
    }

    @Test func soundsAreRepeatedAndPaused() async throws {
        let player = try AVAudioPlayer(data: tone(0.1))
        let listener = Listener()
        player.delegate = listener
        player.numberOfLoops = 2
        player.play()
        try await wait { !listener.endings.isEmpty }
        #expect(listener.endings == [true])
        player.currentTime = 0.05
        player.play()
        player.pause()
        #expect(!player.isPlaying && player.currentTime >= 0.04)
        player.rate = 9
        #expect(player.rate == 2)
        player.volume = 0.25
        #expect(player.volume == 0.25)
    }

    @Test func otherFilesAreErrors() {
        #expect(throws: AudioStream.Failure.self) { try AVAudioPlayer(data: Data("text".utf8)) }
        #expect(throws: AudioStream.Failure.self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/missing.wav")) }
        #expect(NSSound(contentsOf: URL(fileURLWithPath: "/missing.wav"), byReference: true) == nil)
        #expect(NSSound(named: "Glass") == nil)
    }

    @Test func appKitPlaysFiles() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("kit-\(UUID()).wav")
        try tone(0.1).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(NSSound(data: Data("no sound".utf8))?.play() != true)
        let copy = try #require(NSSound(data: Data(contentsOf: file)))
        #expect(copy.duration > 0)
        let sound = try #require(NSSound(contentsOf: file, byReference: true))
        let listener = Listener()
        sound.delegate = listener
        #expect(sound.play() && !sound.play())
        try await wait { !listener.endings.isEmpty }
        #expect(listener.endings == [true] && !sound.stop())
        var number = SystemSoundID()
        #expect(AudioServicesCreateSystemSoundID(file, &number) == kAudioServicesNoError)
        var beeps = 0
        let own = ProgramServices.beep
        defer { ProgramServices.beep = own }
        ProgramServices.beep = { beeps += 1 }
        AudioServicesPlaySystemSound(number)
        #expect(beeps == 0)
        AudioServicesDisposeSystemSoundID(number)
        AudioServicesPlaySystemSound(number)
        AudioServicesPlaySystemSound(1104)
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        NSSound.beep()
        NSBeep()
        #expect(beeps == 4)
    }

    @Test func sessionsKeepTheirSettings() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .default, options: .mixWithOthers)
        try session.setActive(true)
        #expect(session.category == .playback && session.categoryOptions == .mixWithOthers)
        try session.setCategory(.playAndRecord, mode: .measurement, options: [.duckOthers, .defaultToSpeaker, .mixWithOthers, .allowAirPlay])
        #expect(session.mode == .measurement && session.categoryOptions.contains(.defaultToSpeaker))
    }
}
