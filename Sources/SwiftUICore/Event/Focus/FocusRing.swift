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
        let isDark = environment.colorScheme == .dark
        let color = (isDark ? Color(red: 63 / 255, green: 107 / 255, blue: 181 / 255) : Color(red: 155 / 255, green: 184 / 255, blue: 250 / 255))
            .resolve(in: environment)
        list.add(.shape(path, .color(color), FillStyle(eoFill: true)), frame: outer)
    }
}

extension PlatformProfile {
    /// Whether a line around a view shows that it has the focus.
    package var showsFocusRings: Bool { self == .macOS }
}
