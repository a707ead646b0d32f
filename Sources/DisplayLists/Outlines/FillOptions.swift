/// How the inside of an outline is filled, or clipped to.
package struct FillOptions: Hashable, Sendable {
    /// Whether the even-odd rule decides which points are inside; otherwise the non-zero winding rule.
    package var isEvenOdd: Bool
    /// Whether edges are antialiased.
    package var isAntialiased: Bool

    package init(isEvenOdd: Bool = false, isAntialiased: Bool = true) {
        self.isEvenOdd = isEvenOdd
        self.isAntialiased = isAntialiased
    }
}
