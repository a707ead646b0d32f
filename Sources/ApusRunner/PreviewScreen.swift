import CoreGraphics
import RunnerProtocol
import SwiftUICore

/// The environment of a view on a device's screen, in portrait or landscape.
package struct PreviewScreen {
    package let device: Device
    package var isLandscape = false

    package init(device: Device, isLandscape: Bool = false) {
        self.device = device
        self.isLandscape = isLandscape
    }

    /// The screen in points.
    package var size: CGSize {
        let (width, height) = (device.size.width, device.size.height)
        return isLandscape && device.kind != .desktop ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    package var safeAreaInsets: EdgeInsets { EdgeInsets(isLandscape ? device.landscapeSafeArea : device.safeArea) }

    /// Sets the size classes and margins.
    package func update(_ environment: inout EnvironmentValues) {
        guard device.kind != .desktop else { return }
        // Measured on phones of 402 and 440 points; tablets have the wide margins too.
        if device.kind != .phone { environment.platformProfile = environment.platformProfile.withWideMargins() }
        let isCompact = device.isCompact(isLandscape: isLandscape)
        environment.horizontalSizeClass = isCompact.horizontal ? .compact : .regular
        environment.verticalSizeClass = isCompact.vertical ? .compact : .regular
    }
}

extension EdgeInsets {
    init(_ insets: Device.Insets) {
        self.init(
            top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom), trailing: CGFloat(insets.trailing))
    }
}

extension InterfaceOrientation {
    /// Whether the device is in landscape.
    var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
