import SwiftUI
import SwiftUICore

/// A compass that shows how a map is turned. A tap turns the map back.
///
/// It is shown while north is not at the top.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapcompass.
public struct MapCompass: View {
    private let scope: Namespace.ID?
    @Environment(\.mapSettings) private var settings

    /// Creates a compass.
    ///
    /// - Parameter scope: The scope of the map. Inside of `mapControls` it is not necessary.
    nonisolated public init(scope: Namespace.ID? = nil) { self.scope = scope }

    public var body: some View {
        MapControl(scope: scope) { controller in
            let heading = controller.shown?.viewpoint.heading ?? 0
            if settings.controlVisibility == .visible || abs(heading.remainder(dividingBy: 360)) > 0.5 {
                Button {
                    controller.turnNorth()
                } label: {
                    CompassRose(heading: heading)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Compass")
            }
        }
    }
}

private struct CompassRose: View {
    let heading: Double

    var body: some View {
        ZStack {
            Circle().fill(.regularMaterial)
            Circle().strokeBorder(.gray.opacity(0.35), lineWidth: 1)
            ZStack {
                Text("N").font(.system(size: 14, weight: .semibold)).foregroundStyle(.primary)
                Triangle().fill(.red).frame(width: 8, height: 6).offset(y: -15)
            }
            .rotationEffect(.degrees(-heading))
        }
        .frame(width: 44, height: 44)
        .panelShadow(color: .black.opacity(0.15), radius: 1, y: 1)
        .contentShape(Circle())
    }
}

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ])
            path.closeSubpath()
        }
    }
}
