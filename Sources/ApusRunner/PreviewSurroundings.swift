import CoreGraphics
import Foundation
import RunnerProtocol
import SwiftUICore

/// The environment, size and safe area of a view in a variant.
package struct PreviewSurroundings {
    package let environment: EnvironmentValues
    /// The size of the window in points; nil for the view's ideal size.
    package let size: CGSize?
    package let safeAreaInsets: EdgeInsets

    package init(_ variant: PreviewVariant) {
        let screen = variant.deviceRecord.map { PreviewScreen(device: $0, isLandscape: variant.isLandscape) }
        size = variant.proposedSize.map { CGSize(width: $0.width, height: $0.height) }
        // A view of its ideal size is on no screen.
        safeAreaInsets = variant.safeArea.map { EdgeInsets($0) } ?? (size == nil ? nil : screen?.safeAreaInsets) ?? EdgeInsets()

        var values = EnvironmentValues()
        values.displayScale = variant.scaleInEffect
        values.colorScheme = ColorScheme(variant.colorScheme ?? .light)
        values.platformProfile = PlatformProfile(variant.profileInEffect)
        if variant.profileInEffect.isPhone { values.horizontalSizeClass = .compact }
        screen?.update(&values)
        if let textSize = variant.textSize { values.dynamicTypeSize = DynamicTypeSize(textSize) }
        if let identifier = variant.locale {
            values.setLocaleOfUser(Locale(identifier: identifier))
            let isRightToLeft = values.locale.language.characterDirection == .rightToLeft
            values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
        if let direction = variant.layoutDirection {
            values.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
        values.setColorSchemeContrast(variant.contrast == .increased ? .increased : .standard)
        values.accessibilitySettings.reducesMotion = variant.reduceMotion == true
        environment = values
    }
}

extension ColorScheme {
    /// The colour scheme of a variant.
    package init(_ scheme: RunnerJob.ColorScheme) { self = scheme == .dark ? .dark : .light }
}

extension PlatformProfile {
    /// The platform profile of a variant.
    init(_ profile: RunnerJob.Profile) {
        self = Name(rawValue: profile.rawValue).map { PlatformProfile($0) } ?? .iOS
    }
}

extension DynamicTypeSize {
    init(_ size: RunnerJob.ContentSize) {
        self =
            switch size {
            case .xSmall: .xSmall
            case .small: .small
            case .medium: .medium
            case .large: .large
            case .xLarge: .xLarge
            case .xxLarge: .xxLarge
            case .xxxLarge: .xxxLarge
            case .accessibility1: .accessibility1
            case .accessibility2: .accessibility2
            case .accessibility3: .accessibility3
            case .accessibility4: .accessibility4
            case .accessibility5: .accessibility5
            }
    }
}
