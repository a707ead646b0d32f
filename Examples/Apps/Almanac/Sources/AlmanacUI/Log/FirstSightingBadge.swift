import SwiftUI

/// The picture of a species that was logged for the first time, hopping.
struct FirstSightingBadge: View {
    /// The animated values of the badge.
    private struct Pose {
        var lift: CGFloat = 0
        var scale: CGFloat = 1
        var tilt = Angle.zero
    }

    let path: String

    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @State private var hasAppeared = false

    var body: some View {
        PictureView(path: path)
            .frame(width: 44, height: 44)
            .clipShape(Circle())
            .overlay(Circle().strokeBorder(Color(.dawn), lineWidth: 2))
            .keyframeAnimator(initialValue: Pose(), trigger: hasAppeared) { badge, pose in
                badge.rotationEffect(pose.tilt).scaleEffect(pose.scale).offset(y: pose.lift)
            } keyframes: { _ in
                KeyframeTrack(\.lift) {
                    SpringKeyframe(-18, duration: 0.25)
                    SpringKeyframe(0, duration: 0.3)
                    SpringKeyframe(-8, duration: 0.2)
                    SpringKeyframe(0, duration: 0.25)
                }
                KeyframeTrack(\.scale) {
                    CubicKeyframe(1.2, duration: 0.25)
                    CubicKeyframe(1, duration: 0.3)
                }
                KeyframeTrack(\.tilt) {
                    LinearKeyframe(.degrees(-8), duration: 0.25)
                    LinearKeyframe(.degrees(6), duration: 0.3)
                    LinearKeyframe(.zero, duration: 0.3)
                }
            }
            .onAppear { hasAppeared = !reducesMotion }
    }
}
