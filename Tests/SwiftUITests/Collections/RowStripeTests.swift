import SwiftUI
import SwiftUITesting
import Testing

/// The stripes of lists on macOS run through the whole list, whose headers count as rows.
@MainActor struct RowStripeTests {
    /// The rows of each section, and whether it has a header.
    private struct Sections: View {
        var counts: [Int]
        var hasHeaders: Bool
        var isLoop: Bool

        var body: some View {
            List {
                if isLoop {
                    ForEach(counts.indices, id: \.self) { section($0) }
                } else {
                    section(0)
                    section(1)
                    section(2)
                }
            }
            .alternatingRowBackgrounds()
        }

        @ViewBuilder private func section(_ index: Int) -> some View {
            Section {
                ForEach(0..<counts[index], id: \.self) { Text("Row \(index) \($0)") }
                Text("Last \(index)")
            } header: {
                if hasHeaders { Text("Header \(index)") }
            }
        }
    }

    @Test(
        "Every other row has a stripe", arguments: [[1, 1, 1], [2, 1, 2], [0, 3, 1]], [(false, false), (true, false), (false, true), (true, true)])
    private func stripes(counts: [Int], form: (hasHeaders: Bool, isLoop: Bool)) throws {
        let host = ViewHost(
            Sections(counts: counts, hasHeaders: form.hasHeaders, isLoop: form.isLoop), size: CGSize(width: 300, height: 600), profile: .macOS,
            scale: 1)
        let image = try host.image()
        var number = 0
        for (section, count) in counts.enumerated() {
            if form.hasHeaders { number += 1 }
            for name in (0..<count).map({ "Row \(section) \($0)" }) + ["Last \(section)"] {
                let y = Int(try host.frame(of: .text(name)).midY)
                let isStriped = image.pixels[(y * image.width + 200) * 4] < 255
                #expect(isStriped == (number % 2 == 1), "\(name)")
                number += 1
            }
        }
    }
}
