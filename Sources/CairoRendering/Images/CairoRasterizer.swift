import CoreGraphics
import DisplayLists

/// Draws display lists as bitmaps with Cairo.
package struct CairoRasterizer: DisplayListRasterizer {
    package init() {}

    package func image(of list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage? {
        try? CairoRenderer(scale: scale, background: isOpaque ? .black : nil).image(of: list, size: size)
    }
}
