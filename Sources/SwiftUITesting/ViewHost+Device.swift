import Foundation
import RunnerProtocol
import SwiftUI

extension ViewHost {
    /// A device on whose screen a view is shown.
    public struct Device: Sendable, Equatable {
        fileprivate let record: RunnerProtocol.Device
        /// Whether the device lies on its side.
        public var isLandscape: Bool

        /// A device by the name that Xcode gives it, such as "iPhone 15" or "iPad Pro (11-inch)"; nil for one that is not known.
        public init?(_ name: String, isLandscape: Bool = false) {
            guard let record = RunnerProtocol.Device.named(name) else { return nil }
            self.record = record
            self.isLandscape = isLandscape
        }

        private var screen: PreviewScreen { PreviewScreen(device: record, isLandscape: isLandscape) }

        /// The screen, as the device is held, in points.
        public var size: CGSize { screen.size }
        /// What the status bar and the home indicator cover at each edge, in points.
        public var safeAreaInsets: EdgeInsets { screen.safeAreaInsets }
        /// Pixels per point.
        public var scale: CGFloat { CGFloat(record.scale) }
        /// The platform whose metrics and colours views have on the device.
        public var profile: Profile { record.kind == .desktop ? .macOS : .iOS }

        fileprivate func update(_ environment: inout EnvironmentValues) { screen.update(&environment) }
    }

    /// Shows a view on a device's screen: with its size, scale, size classes and covered parts.
    ///
    /// - Parameters:
    ///   - root: The view.
    ///   - device: The device.
    ///   - colorScheme: Light or dark.
    ///   - locale: The locale; always the same unless given, so that tests do not depend on the machine.
    ///   - dynamicTypeSize: How large the user wants text.
    public convenience init<Root: View>(
        _ root: Root, device: Device, colorScheme: ColorScheme = .light, locale: Locale = Locale(identifier: "en_US"),
        dynamicTypeSize: DynamicTypeSize = .large
    ) {
        var environment = EnvironmentValues()
        environment.displayScale = device.scale
        environment.platformProfile = device.profile == .macOS ? .macOS : .iOS
        environment.colorScheme = colorScheme
        environment.locale = locale
        environment.dynamicTypeSize = dynamicTypeSize
        device.update(&environment)
        self.init(root, size: device.size, environment: environment, safeAreaInsets: device.safeAreaInsets)
    }
}
