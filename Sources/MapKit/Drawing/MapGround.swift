import SwiftUI

/// The ground of a map without tiles: a plain area with meridians and parallels.
struct MapGround: View {
    let viewport: Viewport
    let isMuted: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.pixelLength) private var pixel
    @Environment(\.locale) private var locale

    var body: some View {
        let colors = GroundColors(colorScheme: colorScheme, isMuted: isMuted)
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(colors.ground))
            let graticule = Graticule(viewport)
            var path = Path()
            for line in graticule.meridians + graticule.parallels {
                path.move(to: snapped(line.start, to: line.end))
                path.addLine(to: snapped(line.end, to: line.start))
            }
            context.stroke(path, with: .color(colors.line), lineWidth: max(pixel, 0.5))
            draw(graticule, in: &context, colors: colors)
        }
        .frame(width: viewport.size.width, height: viewport.size.height)
        .accessibilityLabel("Map")
    }

    /// Returns an end of a line at the middle of a pixel, if the line is vertical or horizontal.
    private func snapped(_ point: CGPoint, to other: CGPoint) -> CGPoint {
        func middle(_ position: CGFloat) -> CGFloat { ((position / pixel).rounded(.down) + 0.5) * pixel }
        if point.x == other.x { return CGPoint(x: middle(point.x), y: point.y) }
        if point.y == other.y { return CGPoint(x: point.x, y: middle(point.y)) }
        return point
    }

    /// Writes the degrees of lines at the leading and the lower edge. On a turned map they are left out, as lines meet the edges anywhere.
    private func draw(_ graticule: Graticule, in context: inout GraphicsContext, colors: GroundColors) {
        guard viewport.viewpoint.heading.remainder(dividingBy: 360) == 0 else { return }
        let frame = viewport.frame
        func text(_ line: Graticule.Line, isLatitude: Bool) -> Text {
            Text(verbatim: graticule.label(line.degrees, isLatitude: isLatitude, locale: locale)).font(.system(size: 9)).foregroundStyle(colors.label)
        }
        for line in graticule.parallels where line.start.y > frame.minY + 44 && line.start.y < frame.maxY - 26 {
            context.draw(text(line, isLatitude: true), at: CGPoint(x: frame.minX + 6, y: line.start.y - 2), anchor: .bottomLeading)
        }
        for line in graticule.meridians where line.start.x > frame.minX + 4 && line.start.x < frame.maxX - 50 {
            context.draw(text(line, isLatitude: false), at: CGPoint(x: line.start.x + 4, y: frame.maxY - 6), anchor: .bottomLeading)
        }
    }
}

/// The colours of the ground.
private struct GroundColors {
    let ground: Color
    let line: Color
    let label: Color

    init(colorScheme: ColorScheme, isMuted: Bool) {
        let isDark = colorScheme == .dark
        ground =
            isDark
            ? Color(red: 0.145, green: 0.157, blue: 0.176)
            : isMuted ? Color(red: 0.955, green: 0.953, blue: 0.945) : Color(red: 0.941, green: 0.933, blue: 0.910)
        line = isDark ? Color.white.opacity(isMuted ? 0.07 : 0.11) : Color(red: 0.35, green: 0.38, blue: 0.42).opacity(isMuted ? 0.14 : 0.22)
        label = isDark ? Color.white.opacity(0.42) : Color(red: 0.35, green: 0.37, blue: 0.40).opacity(0.75)
    }
}
