import CoreGraphics
@testable import SwiftUICore

extension MacOSFixtureTests {
    /// Stacks in stacks as programs have them.
    @CapturedWindowBuilder nonisolated static var screens: [CapturedWindow] {
        CapturedWindow("vstack-frame-padding", 400, 64, [rect(16, 12, 26.5, 16), rect(16, 36, 47, 16)]) {
            VStack(spacing: 8) {
                Text("Title").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
                Text("Subtitle").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
            }
            .padding(.vertical, 12)
        }
        CapturedWindow(
            "hstack-in-vstack", 400, 44, [rect(16, 0, 33, 16), rect(350.5, 0, 33.5, 16), rect(16, 28, 48.5, 16), rect(355.5, 28, 28.5, 16)]
        ) {
            VStack(spacing: 12) {
                HStack {
                    Text("Label")
                    Spacer()
                    Text("Value")
                }
                .padding(.horizontal, 16)
                HStack {
                    Text("Another")
                    Spacer()
                    Text("Data")
                }
                .padding(.horizontal, 16)
            }
        }
        CapturedWindow(
            "complex-nested", 400, 121,
            [
                rect(16, 0, 44, 44), rect(72, 4, 26.5, 16), rect(72, 24, 47, 16), rect(0, 60, 400, 1), rect(16, 77, 44, 44), rect(72, 81, 38, 16),
                rect(72, 101, 69.5, 16),
            ]
        ) {
            VStack(spacing: 16) {
                HStack(spacing: 12) {
                    Color.red.frame(width: 44, height: 44)
                    VStack(alignment: .leading, spacing: 4) {
                        Text("Title")
                        Text("Subtitle")
                    }
                    Spacer()
                }
                .padding(.horizontal, 16)
                Divider()
                HStack(spacing: 12) {
                    Color.green.frame(width: 44, height: 44)
                    VStack(alignment: .leading, spacing: 4) {
                        Text("Item 2")
                        Text("Description")
                    }
                    Spacer()
                }
                .padding(.horizontal, 16)
            }
        }
        CapturedWindow("app-header-content-footer", 400, 600, [rect(16, 8, 44.5, 16), rect(16, 580, 39, 16), rect(360, 580, 24, 16)]) {
            VStack(spacing: 0) {
                Text("Header")
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(.horizontal, 16)
                    .padding(.vertical, 8)
                Spacer()
                HStack {
                    Text("Status")
                    Spacer()
                    Text("v1.0")
                }
                .padding(.horizontal, 16)
                .padding(.vertical, 4)
            }
        }
        CapturedWindow(
            "sidebar-detail-split", 400, 600,
            [
                rect(41, 252, 36.5, 16), rect(41, 272, 38, 16), rect(41, 292, 38.5, 16), rect(41, 312, 38.5, 16), rect(41, 332, 38.5, 16),
                rect(120, 0, 1, 600),
                rect(133, 12, 35, 16),
            ]
        ) {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 4) {
                    Text("Item 1")
                    Text("Item 2")
                    Text("Item 3")
                    Text("Item 4")
                    Text("Item 5")
                }
                .frame(width: 120)
                .padding(.vertical, 8)
                Color.gray.frame(width: 1)
                VStack(alignment: .leading) {
                    Text("Detail")
                    Spacer()
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(12)
            }
        }
        CapturedWindow("toolbar-content-layout", 400, 600, [rect(8, 8, 30, 16), rect(186, 8, 26.5, 16), rect(360, 8, 32, 16), rect(0, 32, 400, 1)]) {
            VStack(spacing: 0) {
                HStack {
                    Text("Back")
                    Spacer()
                    Text("Title")
                    Spacer()
                    Text("Done")
                }
                .padding(8)
                .frame(maxWidth: .infinity)
                Color.gray.frame(height: 1)
                Spacer()
            }
        }
        CapturedWindow("nested-alignment-override", 400, 32, [rect(0, 0, 9, 16), rect(391.5, 16, 8.5, 16)]) {
            VStack(alignment: .leading) {
                HStack {
                    Text("A")
                    Spacer()
                }
                .frame(maxWidth: .infinity)
                Text("B").frame(maxWidth: .infinity, alignment: .trailing)
            }
        }
    }
}
