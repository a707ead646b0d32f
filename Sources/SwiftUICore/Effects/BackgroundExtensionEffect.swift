import CoreGraphics

/// Continues its content into the safe area around it.
struct BackgroundExtensionModifier: Equatable {
    var isEnabled: Bool
}

extension BackgroundExtensionModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = BackgroundExtensionNode
}

final class BackgroundExtensionNode: UnaryNode, ValueObserver, ModifierNode {
    /// The blur of the continuation, in points.
    private static let blur: CGFloat = 12
    private var isEnabled: Bool

    init(child: ViewNode, modifier: _GraphValue<BackgroundExtensionModifier>, inputs: _ViewInputs) {
        isEnabled = modifier.value.isEnabled
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
    }

    func valueChanged(from old: BackgroundExtensionModifier, to new: BackgroundExtensionModifier) {
        guard new.isEnabled != isEnabled else { return }
        isEnabled = new.isEnabled
        invalidateDisplay()
    }

    override func draw(into list: inout DisplayListBuilder) {
        if isEnabled {
            let insets = safeAreaInsets().mirrored(flags.contains(.isRightToLeft))
            let bounds = list.rect(CGRect(origin: .zero, size: size))
            continueContent(into: &list, CGRect(x: bounds.minX, y: bounds.minY - insets.top, width: bounds.width, height: insets.top), y: bounds.minY)
            continueContent(into: &list, CGRect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: insets.bottom), y: bounds.maxY)
            continueContent(
                into: &list, CGRect(x: bounds.minX - insets.leading, y: bounds.minY, width: insets.leading, height: bounds.height), x: bounds.minX)
            continueContent(into: &list, CGRect(x: bounds.maxX, y: bounds.minY, width: insets.trailing, height: bounds.height), x: bounds.maxX)
        }
        list.draw(child)
    }

    /// Draws the content, mirrored about a line at `x` or `y` and blurred, in a rectangle beyond that line.
    private func continueContent(into list: inout DisplayListBuilder, _ rect: CGRect, x: CGFloat? = nil, y: CGFloat? = nil) {
        guard rect.width > 0, rect.height > 0 else { return }
        let child = child
        let mirror = CGAffineTransform(a: x == nil ? 1 : -1, b: 0, c: 0, d: y == nil ? 1 : -1, tx: 2 * (x ?? 0), ty: 2 * (y ?? 0))
        list.group(.clip(Path(rect), FillStyle())) { list in
            list.group(.blur(radius: Self.blur, isOpaque: true)) { list in
                list.group(.transform(mirror)) { $0.draw(child) }
            }
        }
    }

    override var typeName: String { "backgroundExtensionEffect" }
}

extension View {
    /// Continues the view into the safe area at its edges with mirrored, blurred copies of itself, such as below a sidebar or a toolbar.
    ///
    /// The frame of the view stays in the safe area. Use it for pictures that fill an area up to its edges; each edge costs another
    /// drawing of the view.
    nonisolated public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

    /// Continues the view into the safe area at its edges with mirrored, blurred copies of itself, if `isEnabled` is true.
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        modifier(BackgroundExtensionModifier(isEnabled: isEnabled))
    }
}
