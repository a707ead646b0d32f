import CPangoCairo
import CoreGraphics
import DisplayLists

extension Painter {
    /// Draws rectangles in a colour each.
    func draw(_ item: ColoredRectangles) {
        guard visiblePart(of: item.bounds, outset: 1) != nil else { return }
        let near = transform.isUsable ? visible.insetBy(dx: -1, dy: -1).applying(transform.inverted()) : .infinite
        let (minX, minY, maxX, maxY) = (near.minX, near.minY, near.maxX, near.maxY)
        for rectangle in item.rectangles {
            let rect = rectangle.rect
            guard rect.maxX > minX, rect.minX < maxX, rect.maxY > minY, rect.minY < maxY else { continue }
            if !fillPixels(of: rect, with: rectangle.color) { fill(.rect(rect), with: .color(rectangle.color), options: FillOptions()) }
        }
    }

    /// Writes an opaque rectangle to the pixels; returns false if Cairo has to fill it.
    func fillPixels(of rect: CGRect, with color: ResolvedColor) -> Bool {
        guard let pixels, transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return false }
        let device = CGRect(
            x: rect.origin.x * transform.a + transform.tx, y: rect.origin.y * transform.d + transform.ty,
            width: rect.size.width * transform.a, height: rect.size.height * transform.d)
        // Comparisons with NaN are false.
        guard abs(device.origin.x) < Self.reach, abs(device.origin.y) < Self.reach, device.size.width >= 0, device.size.width < Self.reach,
            device.size.height >= 0, device.size.height < Self.reach
        else { return false }
        // A chunk of a display list that crosses several bands is drawn in each of them, so most of its rectangles lie outside of a band.
        guard pixels.meets(device) else { return true }
        guard let pixel = session.opaquePixel(of: color) else { return false }
        pixels.fill(device, with: pixel)
        return true
    }
}
