import CoreGraphics
@testable import SwiftUICore
import Testing

/// Published layouts of small views, pixel by pixel.
@MainActor @Suite struct FrameTests {
    @Test(arguments: stacks) func rowsAndColumns(_ row: FrameRow) { row.check() }
    @Test(arguments: spacersAndDividers) func spacersAndDividersAreFlexibleAndThin(_ row: FrameRow) { row.check() }
    @Test(arguments: frames) func framesAndPadding(_ row: FrameRow) { row.check() }
    @Test(arguments: layers) func layersAndPlaces(_ row: FrameRow) { row.check() }
    @Test(arguments: rounding) func edgesLieOnPixels(_ row: FrameRow) { row.check() }
}
