import CoreGraphics
import SwiftUICore

/// The check mark of a check box, to be stroked.
struct CheckMark: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.38, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        return path
    }
}

/// An angle that points to the right, to be stroked.
struct Chevron: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        return path
    }
}

/// Two chevrons that point up and down, the indicator of a pop-up button.
struct UpDownMark: View {
    var size: CGFloat = 6
    var lineWidth: CGFloat = 1.6
    var gap: CGFloat = 3

    var body: some View {
        VStack(spacing: gap) {
            mark.rotationEffect(.degrees(-90))
            mark.rotationEffect(.degrees(90))
        }
        .accessibilityHidden(true)
    }

    private var mark: some View {
        Chevron().stroke(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
            .frame(width: size * 0.55, height: size)
            .frame(width: size, height: size * 0.55)
    }
}
