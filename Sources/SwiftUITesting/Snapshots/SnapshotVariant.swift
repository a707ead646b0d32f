import Foundation
import RunnerProtocol
import SwiftUI

/// The surroundings in which ``expectSnapshot(of:variants:named:precision:filePath:function:)`` draws a view.
///
///     SnapshotVariant("phone", device: "iPhone 15")
///     SnapshotVariant("large", size: CGSize(width: 320, height: 200), dynamicTypeSize: .accessibility3)
public struct SnapshotVariant: Sendable, Hashable {
    let surroundings: PreviewVariant
    /// The name in the file names of recorded pictures; empty for none.
    public let name: String

    /// Creates a variant.
    ///
    /// - Parameters:
    ///   - name: The name in file names. It distinguishes the variants of one expectation.
    ///   - device: The name of a device such as "iPhone 15", for its size, scale, size classes and safe area. An unknown name is
    ///     reported when the view is drawn.
    ///   - isLandscape: Whether the device is in landscape orientation.
    ///   - size: The size in points; nil for that of the device, or without a device for the view's ideal size.
    ///   - scale: Pixels per point; nil for the device's, or 2.
    ///   - profile: The platform; nil for the device's, or iOS.
    ///   - colorScheme: The colour scheme.
    ///   - dynamicTypeSize: The user's preferred text size.
    ///   - layoutDirection: The layout direction; nil for that of the locale.
    ///   - locale: The identifier of the locale, such as "ar" or "de_DE".
    ///   - contrast: The contrast of colours that views read.
    ///   - reducesMotion: Whether the user prefers less motion.
    public init(
        _ name: String = "", device: String? = nil, isLandscape: Bool = false, size: CGSize? = nil, scale: CGFloat? = nil,
        profile: ViewHost.Profile? = nil, colorScheme: ColorScheme = .light, dynamicTypeSize: DynamicTypeSize = .large,
        layoutDirection: LayoutDirection? = nil, locale: String = "en_US", contrast: ColorSchemeContrast = .standard,
        reducesMotion: Bool = false
    ) {
        self.name = name
        var variant = PreviewVariant()
        variant.device = device
        variant.orientation = isLandscape ? .landscape : nil
        variant.size = size.map { .fixed(.init(width: $0.width, height: $0.height)) } ?? (device == nil ? .fit : nil)
        variant.scale = scale.map { Double($0) } ?? (device == nil ? 2 : nil)
        variant.profile = profile.flatMap { RunnerJob.Profile(rawValue: $0.rawValue) }
        variant.colorScheme = colorScheme == .dark ? .dark : .light
        variant.textSize = RunnerJob.ContentSize(rawValue: "\(dynamicTypeSize)")
        variant.layoutDirection = layoutDirection.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight }
        variant.locale = locale
        variant.contrast = contrast == .increased ? .increased : .standard
        variant.reduceMotion = reducesMotion
        surroundings = variant
    }

    /// The view's ideal size in light colours.
    public static let standard = SnapshotVariant()
    /// The view's ideal size in light colours, with a name.
    public static let light = SnapshotVariant("light")
    /// The view's ideal size in dark colours.
    public static let dark = SnapshotVariant("dark", colorScheme: .dark)
    /// The view's ideal size from right to left.
    public static let rightToLeft = SnapshotVariant("rightToLeft", layoutDirection: .rightToLeft)
    /// The view's ideal size with the largest text.
    public static let largestText = SnapshotVariant("largestText", dynamicTypeSize: .accessibility5)
}

/// How far a picture may differ from the recorded one.
public struct SnapshotPrecision: Sendable, Hashable {
    var limit: PictureLimit { PictureLimit(distance: distance, fraction: fraction) }
    private let distance: Double
    private let fraction: Double

    /// No pixel may differ. Pictures are the same on every machine, so this is the default.
    public static let exact = SnapshotPrecision(distance: 0, fraction: 0)

    /// Colours may differ by less than the eye sees.
    ///
    /// - Parameters:
    ///   - distance: The distance in Oklab from which on two colours count as different. Some 0.02 is just visible, 1 is from black to white.
    ///   - fraction: The fraction of the pixels that may differ, from 0 to 1.
    public static func perceptual(distance: Double = 0.02, fraction: Double = 0) -> SnapshotPrecision {
        SnapshotPrecision(distance: max(0, distance), fraction: min(max(0, fraction), 1))
    }
}
