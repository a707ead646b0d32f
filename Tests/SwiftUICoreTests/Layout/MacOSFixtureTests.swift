import CoreGraphics
@testable import SwiftUICore
import Testing

/// A window captured on macOS: the root's size and the frames of what is drawn, on a grid of half points.
///
/// The root is as large as the content may become, at most 400 x 600, and at least as large as it must be; the content is
/// centred in it.
struct CapturedWindow: Sendable, CustomTestStringConvertible {
    let id: String
    let root: CGSize
    let expected: [String]
    private let show: @MainActor @Sendable () -> LaidOutView

    init<Content: View>(
        _ id: String, _ width: CGFloat, _ height: CGFloat, _ expected: [String],
        @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
    ) {
        self.id = id
        root = CGSize(width: width, height: height)
        self.expected = expected
        show = {
            LaidOutView(
                view(), size: CGSize(width: 400, height: 600), profile: .macOS,
                typesetter: FixedWidthTypesetter(widths: macOSTextWidths, lineHeight: 16))
        }
    }

    /// Whether the window shows text that is cut.
    var isCut: Bool { ["text-long-wrap", "text-middle-truncation-narrow-parent"].contains(id) }
    var testDescription: String { id }

    @MainActor func check() {
        let view = show()
        let (smallest, largest) = (view.size(for: .zero), view.size(for: .infinity))
        let size = CGSize(
            width: min(max(400, smallest.width), largest.width).rounded(.up),
            height: min(max(600, smallest.height), largest.height).rounded(.up))
        #expect(size == root, "\(id)")
        view.tree.size = size
        view.tree.update()
        let grid = PixelGrid(displayScale: 2)
        let frames = view.leaves.filter { !($0 is SpacerNode || $0 is ContainerNode) }.map { describe(grid.snapped($0.globalFrame)) }
        // Where text is cut depends on the widths of its glyphs, which are not known here.
        if !isCut { #expect(frames == expected, "\(id)") }
    }
}

@resultBuilder enum CapturedWindowBuilder {
    static func buildBlock(_ windows: CapturedWindow...) -> [CapturedWindow] { windows }
}

@MainActor @Suite struct MacOSFixtureTests {
    @Test(arguments: textAndStacks) func textAndStacksAreAsCaptured(_ window: CapturedWindow) { window.check() }
    @Test(arguments: framesAndPadding) func framesAndPaddingAreAsCaptured(_ window: CapturedWindow) { window.check() }
    @Test(arguments: screens) func screensAreAsCaptured(_ window: CapturedWindow) { window.check() }
}
