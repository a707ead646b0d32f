import SwiftUICore

/// The two buttons of a stepper: side by side on iOS, stacked on macOS. They repeat while they are held down.
struct StepperButtons: View {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let metrics = profile.controls
        let shape = RoundedRectangle(cornerRadius: metrics.stepperCornerRadius, style: .continuous)
        Group {
            if profile.isMac {
                VStack(spacing: 0) {
                    half(increment) { Chevron().stroke(lineWidth: 1.5).frame(width: 4, height: 7).rotationEffect(.degrees(-90)) }
                    half(decrement) { Chevron().stroke(lineWidth: 1.5).frame(width: 4, height: 7).rotationEffect(.degrees(90)) }
                }
                // A chevron points to the other side from right to left, and turned it would point down instead of up.
                .environment(\.layoutDirection, .leftToRight)
            } else {
                HStack(spacing: 0) {
                    half(decrement) { Capsule().frame(width: 15, height: 2) }
                    half(increment) {
                        ZStack {
                            Capsule().frame(width: 15, height: 2)
                            Capsule().frame(width: 2, height: 15)
                        }
                    }
                }
                .overlay { colors.segmentedSeparator.frame(width: 1, height: 18) }
            }
        }
        .frame(width: metrics.stepperSize.width, height: metrics.stepperSize.height)
        .background { shape.fill(colors.buttonFill) }
        .clipShape(shape)
        .groupOpacity(isEnabled ? 1 : 0.5)
    }

    private func half<Mark: View>(_ action: (() -> Void)?, @ViewBuilder mark: () -> Mark) -> some View {
        Button {
            action?()
        } label: {
            mark()
        }
        .buttonStyle(StepperHalf())
        .buttonRepeatBehavior(.enabled)
        .disabled(action == nil)
        .environment(\.isControlPart, true)
    }
}

private struct StepperHalf: ButtonStyle {
    @Environment(\.controlColors) private var colors
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(colors.disabledLabel))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(configuration.isPressed ? colors.pressedPartFill : .clear)
            .contentShape(Rectangle())
    }
}
