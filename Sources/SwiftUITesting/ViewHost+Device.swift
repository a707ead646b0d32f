import ApusRunner
import Foundation
import RunnerProtocol
import SwiftUI
import SwiftUICore

extension ViewHost {
    /// A device on whose screen a view is shown.
    public struct Device: Sendable, Equatable {
        fileprivate let record: RunnerProtocol.Device
        /// Whether the device is in landscape orientation.
        public var isLandscape: Bool

        /// Creates a device by its name in Xcode, such as "iPhone 15" or "iPad Pro (11-inch)"; nil if it is unknown.
        public init?(_ name: String, isLandscape: Bool = false) {
            guard let record = RunnerProtocol.Device.named(name) else { return nil }
            self.record = record
            self.isLandscape = isLandscape
        }

        private var screen: PreviewScreen { PreviewScreen(device: record, isLandscape: isLandscape) }

        /// The size of the screen in the current orientation, in points.
        public var size: CGSize { screen.size }
        /// The insets covered by the status bar and home indicator, in points.
        public var safeAreaInsets: EdgeInsets { screen.safeAreaInsets }
        /// The number of pixels per point.
        public var scale: CGFloat { CGFloat(record.scale) }
        /// The platform whose metrics and colours views have on the device.
        public var profile: Profile { record.kind == .desktop ? .macOS : .iOS }

        fileprivate func update(_ environment: inout EnvironmentValues) { screen.update(&environment) }
    }

    /// Creates a host that shows a view on the screen of a device, with its size, scale, size classes and safe area.
    ///
    /// - Parameters:
    ///   - root: The view.
    ///   - device: The device.
    ///   - colorScheme: The colour scheme, light or dark.
    ///   - locale: The user's locale, which Foundation's `Locale.current` and `Calendar.current` follow from now on. The default is fixed, so
    ///     that tests do not depend on the machine.
    ///   - dynamicTypeSize: The user's preferred text size.
    public convenience init<Root: View>(
        _ root: Root, device: Device, colorScheme: ColorScheme = .light, locale: Locale = Locale(identifier: "en_US"),
        dynamicTypeSize: DynamicTypeSize = .large
    ) {
        var environment = EnvironmentValues()
        environment.displayScale = device.scale
        environment.platformProfile = device.profile == .macOS ? .macOS : .iOS
        environment.colorScheme = colorScheme
        Locale.ofSession = locale
        environment.setLocaleOfUser(locale)
        environment.dynamicTypeSize = dynamicTypeSize
        device.update(&environment)
        environment.screenMetrics = ScreenMetrics(size: device.size, scale: device.scale)
        self.init(root, size: device.size, environment: environment, safeAreaInsets: device.safeAreaInsets)
    }
}
