import CoreGraphics
@testable import SwiftUICore
import Testing

/// One row of a table of published layouts: a view, the window it is shown in and the coloured rectangles that result.
struct FrameRow: Sendable, CustomTestStringConvertible {
    /// The row's name in the published data.
    let id: String
    private let expected: String
    private let frames: @MainActor @Sendable () -> [String]

    /// - Parameter expected: "colour x y width height" of each rectangle, back to front, with commas between.
    init<Content: View>(
        _ id: String, in host: (CGFloat, CGFloat) = (200, 200), scale: CGFloat = 2, _ expected: String,
        @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
    ) {
        self.id = id
        self.expected = expected
        let size = CGSize(width: host.0, height: host.1)
        frames = { LaidOutView(view(), size: size, scale: scale).coloredFrames }
    }

    var testDescription: String { id }

    @MainActor func check() {
        #expect(frames().joined(separator: ", ") == expected, "\(id)")
    }
}

/// Builds tables whose rows are checked by the compiler one at a time.
@resultBuilder enum FrameRowBuilder {
    static func buildBlock(_ rows: FrameRow...) -> [FrameRow] { rows }
}
