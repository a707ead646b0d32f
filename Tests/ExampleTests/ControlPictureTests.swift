import ControlSamples
import Foundation
import SwiftUITesting
import Testing

/// Every control in every state looks as it did when somebody last looked: a picture for each, light above dark.
///
/// `make golden-pictures` records them anew; the difference then shows in the commit.
@MainActor struct ControlPictureTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")

    @Test(arguments: Sample.all, [ViewHost.Profile.iOS, .macOS])
    func looksAsBefore(sample: Sample, profile: ViewHost.Profile) throws {
        let strip = try StateStrip(sample, profile: profile)
        let host = ViewHost(strip, size: strip.size, scale: 1)
        let name = "\(sample.name.replacingOccurrences(of: " ", with: "-"))-\(profile).png"
        // A hair of a glyph's edge may differ, a knob or a ring may not.
        try host.compareImage(with: Self.folder.appendingPathComponent(name), tolerance: 0.03, fraction: 0.0002)
    }
}
