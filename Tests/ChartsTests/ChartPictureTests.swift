import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import ExampleCharts

/// The example charts look as they did when somebody last looked, light above dark.
///
/// `make golden-pictures` records them anew; the difference then shows in the commit.
@MainActor struct ChartPictureTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")

    @Test(arguments: ExampleChart.names, [ViewHost.Profile.iOS, .macOS])
    func looksAsBefore(name: String, profile: ViewHost.Profile) throws {
        let chart = try #require(ExampleChart.all.first { $0.name == name })
        let schemes = VStack(spacing: 0) {
            chart.view.environment(\.colorScheme, .light)
            chart.view.environment(\.colorScheme, .dark)
        }
        let host = ViewHost(
            schemes.fixedSize().accessibilityIdentifier("schemes"), size: CGSize(width: 600, height: 900), profile: profile, scale: 1)
        host.size = try host.frame(of: .identifier("schemes")).size
        try host.compareImage(with: Self.folder.appendingPathComponent("\(name)-\(profile).png"), tolerance: 0.03, fraction: 0.0002)
    }

    @Test func namesAreThoseOfTheExamples() {
        #expect(ExampleChart.names == ExampleChart.all.map(\.name))
    }
}
