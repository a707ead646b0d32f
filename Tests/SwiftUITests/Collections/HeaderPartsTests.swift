import SwiftUI
import SwiftUITesting
import Testing

/// Headers and footers of several views, and sections in sections.
@MainActor struct HeaderPartsTests {
    private struct Parts: View {
        var isSplit: Bool

        var body: some View {
            List {
                section(0)
                section(1)
            }
        }

        private func part(_ name: String) -> some View { Text(name).accessibilityIdentifier(name) }

        private func section(_ index: Int) -> some View {
            Section {
                part("Row \(index)")
            } header: {
                if isSplit {
                    part("Title \(index)")
                    part("Subtitle \(index)")
                } else {
                    VStack(alignment: .leading, spacing: 2) {
                        part("Title \(index)")
                        part("Subtitle \(index)")
                    }
                }
            } footer: {
                if isSplit {
                    part("Foot \(index)")
                    part("Note \(index)")
                } else {
                    VStack(alignment: .leading, spacing: 2) {
                        part("Foot \(index)")
                        part("Note \(index)")
                    }
                }
            }
        }
    }

    @Test("Several views are a column", arguments: [ViewHost.Profile.macOS, .iOS], [false, true])
    func columns(profile: ViewHost.Profile, isGrouped: Bool) throws {
        func frames(isSplit: Bool) throws -> [CGRect] {
            let host =
                isGrouped
                ? ViewHost(Parts(isSplit: isSplit).listStyle(.grouped), profile: profile)
                : ViewHost(Parts(isSplit: isSplit).listStyle(.plain), profile: profile)
            return try (0..<2).flatMap { index in
                try ["Title", "Subtitle", "Row", "Foot", "Note"].map { try host.frame(of: .identifier("\($0) \(index)")) }
            }
        }
        let (split, whole) = try (frames(isSplit: true), frames(isSplit: false))
        for (one, other) in zip(split, whole) { #expect(abs(one.minX - other.minX) < 0.001 && abs(one.minY - other.minY) <= 1) }
    }

    private struct Nested: View {
        var body: some View {
            List {
                Section {
                    Text("Row 0")
                    Section("Inner") { Text("Row 1") }
                    Text("Row 2")
                    Section { Text("Row 3") }
                } header: {
                    Text("Outer")
                } footer: {
                    Text("Footer")
                }
                Section { Text("Row 4") }
            }
        }
    }

    private struct Flat: View {
        var body: some View {
            List {
                Section("Outer") { Text("Row 0") }
                Section("Inner") { Text("Row 1") }
                Section { Text("Row 2") }
                Section {
                    Text("Row 3")
                } footer: {
                    Text("Footer")
                }
                Section { Text("Row 4") }
            }
        }
    }

    @Test("The rows before and after an inner section are sections of their own", arguments: [ViewHost.Profile.macOS, .iOS])
    func nested(profile: ViewHost.Profile) throws {
        let hosts = (ViewHost(Nested(), profile: profile), ViewHost(Flat(), profile: profile))
        for name in (0..<5).map({ "Row \($0)" }) + ["Footer"] {
            #expect(try hosts.0.frame(of: .text(name)) == hosts.1.frame(of: .text(name)), "\(name)")
        }
    }

    private struct Sidebar: View {
        @State private var isExpanded = true

        var body: some View {
            NavigationSplitView {
                List {
                    Section("Section", isExpanded: $isExpanded) { Text("Row") }
                }
                .listStyle(.sidebar)
            } detail: {
                Text("Detail")
            }
        }
    }

    @Test(
        "The headers of a sidebar are as dark as its rows on iOS, and lighter on macOS", arguments: [(ViewHost.Profile.iOS, true), (.macOS, false)])
    func sidebar(profile: ViewHost.Profile, isDark: Bool) throws {
        let host =
            profile == .iOS
            ? ViewHost(Sidebar(), device: try #require(ViewHost.Device("iPad Pro (11-inch)", isLandscape: true)))
            : ViewHost(Sidebar(), size: CGSize(width: 800, height: 500), profile: profile)
        let image = try host.image()
        func darkest(_ text: String) throws -> UInt8 {
            let frame = try host.frame(of: .text(text))
            let scale = CGFloat(image.width) / host.size.width
            var least = UInt8.max
            for y in Int(frame.minY * scale)..<Int(frame.maxY * scale) {
                for x in Int(frame.minX * scale)..<Int(frame.maxX * scale) { least = min(least, image.pixels[(y * image.width + x) * 4]) }
            }
            return least
        }
        #expect(try (darkest("Section") <= darkest("Row") + 8) == isDark)
    }
}
