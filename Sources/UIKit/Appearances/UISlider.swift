import Foundation
import KitValues
import SwiftUI

/// The name of SwiftUI's sliders in UIKit, which has their appearance only: there are no views of UIKit.
///
///     init() { UISlider.appearance().setThumbImage(UIImage(systemName: "circle.fill"), for: .normal) }
@preconcurrency @MainActor public final class UISlider: NSObject {
    private static let proxy = UISlider()

    /// Returns the appearance of all sliders. Set it before they are shown; the tint of views takes precedence.
    public static func appearance() -> UISlider { proxy }

    private override nonisolated init() { super.init() }

    /// The colour of the track before the knob; nil for the tint.
    public var minimumTrackTintColor: UIColor? {
        get { ControlAppearances.sliders.filledTrack.map { UIColor($0) } }
        set { ControlAppearances.sliders.filledTrack = newValue?.color }
    }
    /// The colour of the track behind the knob; nil for the platform's.
    public var maximumTrackTintColor: UIColor? {
        get { ControlAppearances.sliders.restOfTrack.map { UIColor($0) } }
        set { ControlAppearances.sliders.restOfTrack = newValue?.color }
    }
    /// The colour of the knob; nil for the platform's.
    public var thumbTintColor: UIColor? {
        get { ControlAppearances.sliders.knob.map { UIColor($0) } }
        set { ControlAppearances.sliders.knob = newValue?.color }
    }
    /// The colour of the track before the knob, another name of `minimumTrackTintColor`.
    public var tintColor: UIColor? {
        get { minimumTrackTintColor }
        set { minimumTrackTintColor = newValue }
    }

    /// Sets the picture that replaces the knob in the normal state; nil for the knob of the platform. One without content hides the knob.
    /// The pictures of other states are not shown.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        if state == .normal { ControlAppearances.sliders.knobImage = image }
    }

    /// Returns the picture that replaces the knob.
    public func thumbImage(for state: UIControl.State) -> UIImage? { ControlAppearances.sliders.knobImage }
}
