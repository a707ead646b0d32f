import CoreLocation
import SwiftUI
import SwiftUICore

/// A line of a round length on the ground.
///
/// On macOS it is always shown, on iOS while the scale of the map changes, and with `mapControlVisibility(.visible)`.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapscaleview.
public struct MapScaleView: View {
    private let anchorEdge: HorizontalEdge
    private let scope: Namespace.ID?
    @Environment(\.mapSettings) private var settings
    @Environment(\.platformProfile) private var profile
    @Environment(\.locale) private var locale

    /// Creates a scale.
    ///
    /// - Parameters:
    ///   - anchorEdge: The end of the line that stays in place.
    ///   - scope: The scope of the map. Inside of `mapControls` it is not necessary.
    nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
        (self.anchorEdge, self.scope) = (anchorEdge, scope)
    }

    public var body: some View {
        MapControl(scope: scope) { controller in
            if let viewport = controller.shown {
                let isShown = profile.isMac || controller.isZooming || settings.controlVisibility == .visible
                let bar = ScaleBar(viewport, locale: locale)
                VStack(alignment: anchorEdge == .leading ? .leading : .trailing, spacing: 1) {
                    Text(verbatim: bar.text).font(.system(size: 10, weight: .medium))
                    HStack(spacing: 0) {
                        Rectangle().fill(.primary)
                        Rectangle().fill(.background)
                    }
                    .frame(width: bar.length, height: 4)
                    .border(.primary, width: 0.5)
                }
                .frame(width: ScaleBar.greatestLength + 20, alignment: anchorEdge == .leading ? .leading : .trailing)
                .groupOpacity(isShown ? 1 : 0)
                .animation(.easeInOut(duration: 0.25), value: isShown)
                .allowsHitTesting(false)
                .accessibilityElement(children: .combine)
            }
        }
        .layoutValue(key: MapControlPlaceKey.self, value: .scale)
    }
}

/// The length of the line of a scale.
struct ScaleBar {
    /// The length of the line in points.
    let length: Double
    let text: String

    /// The longest line in points.
    static let greatestLength = 100.0

    /// Chooses the longest round distance that fits, in the units of a locale.
    init(_ viewport: Viewport, locale: Locale) {
        let metersPerPoint = viewport.scale * MKMetersPerMapPointAtLatitude(viewport.viewpoint.coordinate.latitude)
        let isMetric = locale.measurementSystem == .metric
        let greatest = Self.greatestLength * metersPerPoint
        let unit = isMetric ? 1 : greatest < 1609.344 ? 0.3048 : 1609.344
        let exponent = floor(log10(max(greatest / unit, 1e-3)))
        let base = pow(10, exponent)
        let steps = [5, 2, 1].map { $0 * base * unit }
        let meters = steps.first { $0 <= greatest } ?? steps[2]
        length = min(meters / metersPerPoint, Self.greatestLength)
        let formatter = MKDistanceFormatter()
        formatter.locale = locale
        text = formatter.string(fromDistance: meters)
    }
}
