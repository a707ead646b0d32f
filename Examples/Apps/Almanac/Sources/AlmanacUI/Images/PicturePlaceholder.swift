import SwiftUI

/// The songbird in place of a picture.
struct PicturePlaceholder: View {
    var body: some View {
        Songbird()
            .foregroundStyle(Color(.moss))
            .padding(8)
            .frame(maxWidth: 96)
            .opacity(0.3)
    }
}

/// The songbird in place of a picture that is loading. It pulses when loading takes long.
struct PulsingPlaceholder: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @State private var isPulsing = false

    var body: some View {
        if isPulsing {
            PicturePlaceholder()
                .phaseAnimator([1, 0.5]) {
                    $0.opacity($1)
                } animation: { _ in
                    .easeInOut(duration: 0.8)
                }
        } else {
            PicturePlaceholder()
                .task {
                    guard !reducesMotion, (try? await Task.sleep(for: .milliseconds(500))) != nil else { return }
                    isPulsing = true
                }
        }
    }
}
