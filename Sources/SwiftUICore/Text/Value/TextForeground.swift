/// What a text's glyphs are filled with.
package enum TextForeground: Equatable, Sendable {
    case color(Color)

    init(_ color: Color) {
        self = .color(color)
    }
}
