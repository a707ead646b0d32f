import SwiftUICore

/// The background of a bar, without its separator.
struct BarBackground: View {
    /// The style that a view sets with `toolbarBackground`; nil for none.
    let style: AnyShapeStyle?
    /// The background in UIKit's appearance of the bar, which a style replaces.
    let appearance: BarAppearance.Background
    @Environment(\.surfaces) private var surfaces

    init(style: AnyShapeStyle? = nil, appearance: BarAppearance.Background = .automatic) {
        self.style = style
        self.appearance = appearance
    }

    var body: some View {
        if let style {
            Rectangle().fill(style)
        } else if case .color(let color) = appearance {
            Rectangle().fill(color)
        } else {
            Rectangle().fill(Material(tint: surfaces.bar))
        }
    }
}
