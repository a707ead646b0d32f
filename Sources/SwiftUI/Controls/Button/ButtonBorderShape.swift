import CoreGraphics
import SwiftUICore

/// The shape of the background of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Storage: Equatable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(CGFloat?)
    }

    let storage: Storage

    /// The default shape of the platform for the control size.
    public static let automatic = ButtonBorderShape(storage: .automatic)
    /// A capsule.
    public static let capsule = ButtonBorderShape(storage: .capsule)
    /// A rectangle with the corner radius of the platform.
    public static let roundedRectangle = ButtonBorderShape(storage: .roundedRectangle(nil))
    /// A circle around the label.
    public static let circle = ButtonBorderShape(storage: .circle)

    /// A rectangle with rounded corners of the given radius in points. Negative values count as 0.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(storage: .roundedRectangle(radius))
    }

    /// Returns the shape for a button with the given metrics.
    func shape(_ metrics: ControlProfile.ButtonMetrics) -> AnyShape {
        switch storage {
        case .automatic where metrics.isCapsule, .capsule: AnyShape(Capsule(style: .continuous))
        case .circle: AnyShape(Circle())
        case .automatic: AnyShape(RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous))
        case .roundedRectangle(let radius):
            AnyShape(RoundedRectangle(cornerRadius: max(0, radius ?? metrics.cornerRadius), style: .continuous))
        }
    }
}

extension ButtonBorderShape: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path { plainShape.path(in: rect) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetButtonBorder(shape: self, amount: amount) }

    /// The shape outside a button: the automatic one is a capsule, and others have the corners of a button of the regular size.
    nonisolated fileprivate var plainShape: AnyShape {
        switch storage {
        case .automatic, .capsule: AnyShape(Capsule(style: .continuous))
        case .circle: AnyShape(Circle())
        case .roundedRectangle(let radius): AnyShape(RoundedRectangle(cornerRadius: max(0, radius ?? 8), style: .continuous))
        }
    }
}

/// The border of a button, moved inwards.
private struct InsetButtonBorder: InsettableShape {
    var shape: ButtonBorderShape
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
        guard case .roundedRectangle(let radius) = shape.storage else { return shape.path(in: rect) }
        return RoundedRectangle(cornerRadius: max(0, (radius ?? 8) - amount), style: .continuous).path(in: rect)
    }

    func inset(by amount: CGFloat) -> some InsettableShape { InsetButtonBorder(shape: shape, amount: self.amount + amount) }
}

extension Shape where Self == ButtonBorderShape {
    /// The automatic shape of a button's background.
    nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}
