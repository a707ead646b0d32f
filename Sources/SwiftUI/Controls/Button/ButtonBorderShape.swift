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
