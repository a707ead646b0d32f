import CoreGraphics

/// The line around what has the focus.
package enum FocusRing {
    /// How thick it is, in points (truth `macos-controls` `textfield_default`).
    package static let width: CGFloat = 3.5

    /// Draws the line around a frame in the node's coordinates.
    package static func draw(around frame: CGRect, cornerRadius: CGFloat, environment: EnvironmentValues, into list: inout DisplayListBuilder) {
        let outer = list.snappedRect(frame.insetBy(dx: -width, dy: -width))
        let inner = list.snappedRect(frame)
        guard outer.width > 0, outer.height > 0 else { return }
        var path = Path(roundedRect: outer, cornerRadius: min(cornerRadius + width, outer.height / 2, outer.width / 2), style: .circular)
        path.addRoundedRect(in: inner, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: .circular)
        let color = color(in: environment)
        list.add(.shape(path, .color(color), FillStyle(eoFill: true)), frame: outer)
    }
}

extension FocusRing {
    /// Draws the line around an outline in the node's coordinates.
    static func draw(around outline: Path, environment: EnvironmentValues, into list: inout DisplayListBuilder) {
        let bounds = list.snappedRect(outline.boundingRect)
        let corner = list.rect(.zero).origin
        let path = outline.offsetBy(dx: corner.x, dy: corner.y)
        let line = path.strokedPath(StrokeStyle(lineWidth: 2 * width, lineJoin: .round))
        var outside = Path(bounds.insetBy(dx: -2 * width, dy: -2 * width))
        outside.addPath(path)
        let color = color(in: environment)
        list.group(.clip(outside, FillStyle(eoFill: true))) {
            $0.add(.shape(line, .color(color), FillStyle()), frame: bounds.insetBy(dx: -width, dy: -width))
        }
    }

    private static func color(in environment: EnvironmentValues) -> Color.Resolved {
        let isDark = environment.colorScheme == .dark
        return (isDark ? Color(red: 63 / 255, green: 107 / 255, blue: 181 / 255) : Color(red: 155 / 255, green: 184 / 255, blue: 250 / 255))
            .resolve(in: environment)
    }
}

/// The outline that the line around a view follows while it has the focus, for a size of the view.
package enum FocusOutlineTraitKey: LateTraitKey {
    package typealias Value = (CGSize) -> Path
}

extension View {
    /// Makes the line that shows the focus follow a shape.
    nonisolated package func focusOutline<S: Shape>(_ shape: S) -> some View {
        modifier(_TraitWritingModifier<FocusOutlineTraitKey>(value: { shape.path(in: CGRect(origin: .zero, size: $0)) }))
    }
}

extension PlatformProfile {
    /// Whether a line around a view shows that it has the focus.
    package var showsFocusRings: Bool { self == .macOS }
}
