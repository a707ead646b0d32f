extension DisplayList.Content {
    /// Returns a filled path.
    package static func shape(_ path: Path, _ paint: Paint, _ style: FillStyle) -> Self {
        .fill(path.storage, paint, FillOptions(style))
    }
}

extension DisplayList.Effect {
    /// Returns the effect that restricts items to the inside of a path.
    package static func clip(_ path: Path, _ style: FillStyle) -> Self {
        .clip(to: path.storage, FillOptions(style))
    }
}

extension FillOptions {
    /// Creates the options of a fill style.
    package init(_ style: FillStyle) {
        self.init(isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased)
    }
}
