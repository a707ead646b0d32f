import Foundation
import KitValues
import SwiftUI

/// The name of SwiftUI's switches in UIKit, which has their appearance only: there are no views of UIKit.
///
///     init() { UISwitch.appearance().onTintColor = .orange }
@preconcurrency @MainActor public final class UISwitch: NSObject {
    private static let proxy = UISwitch()

    /// Returns the appearance of all switches. Set it before they are shown; the tint of views takes precedence.
    public static func appearance() -> UISwitch { proxy }

    private override nonisolated init() { super.init() }

    /// The colour of switches that are on; nil for the platform's.
    public var onTintColor: UIColor? {
        get { ControlAppearances.switches.on.map { UIColor($0) } }
        set { ControlAppearances.switches.on = newValue?.color }
    }
    /// The colour of the knobs; nil for the platform's.
    public var thumbTintColor: UIColor? {
        get { ControlAppearances.switches.knob.map { UIColor($0) } }
        set { ControlAppearances.switches.knob = newValue?.color }
    }
}
