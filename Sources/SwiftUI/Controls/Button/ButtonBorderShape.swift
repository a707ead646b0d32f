import CoreGraphics
import SwiftUICore

/// The shape of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Storage: Equatable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(CGFloat?)
    }

    let storage: Storage

    /// The platform's shape for the button's size.
    public static let automatic = ButtonBorderShape(storage: .automatic)
    /// Round ends.
    public static let capsule = ButtonBorderShape(storage: .capsule)
    /// A rectangle with the platform's round corners.
    public static let roundedRectangle = ButtonBorderShape(storage: .roundedRectangle(nil))
    /// A circle around the label.
    public static let circle = ButtonBorderShape(storage: .circle)

    /// A rectangle with round corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(storage: .roundedRectangle(radius))
    }

    /// The shape of a button with the given measures.
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
