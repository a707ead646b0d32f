/// The styles that are set for a kind of control around a view, the innermost last.
///
/// Inside the body of a style, the controls of its kind have the enclosing style.
package struct StyleStack<Style> {
    private var styles: [Style]

    /// A stack with the default style of the platform only.
    package init(_ style: Style) {
        styles = [style]
    }

    /// The innermost style.
    package var current: Style { styles[styles.count - 1] }

    /// Whether there is only the default style of the platform.
    package var isDefault: Bool { styles.count == 1 }

    /// The stack without the innermost style, or the same stack if there is no other.
    package var outer: StyleStack {
        guard styles.count > 1 else { return self }
        var outer = self
        outer.styles.removeLast()
        return outer
    }

    /// The default style of the platform, at the bottom.
    package var base: Style {
        get { styles[0] }
        set { styles[0] = newValue }
    }

    package mutating func push(_ style: Style) {
        styles.append(style)
    }
}

extension StyleStack: CustomComparable {
    package func isSame(as other: StyleStack<Style>) -> Bool {
        styles.count == other.styles.count && zip(styles, other.styles).allSatisfy { isSameStyle($0, $1) }
    }
}

private func isSameStyle(_ left: Any, _ right: Any) -> Bool {
    func open<Left>(_ left: Left) -> Bool {
        guard let right = right as? Left else { return false }
        return isSame(left, right)
    }
    return open(left)
}
