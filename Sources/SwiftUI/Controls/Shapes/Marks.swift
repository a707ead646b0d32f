import CoreGraphics
import SwiftUICore

/// The check mark of a check box, to be stroked. Like the symbol, it is the same where text runs from right to left.
struct CheckMark: Shape {
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

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
    private let size: CGFloat
    private let lineWidth: CGFloat
    private let gap: CGFloat = 3
    @Environment(\.lengthScale) private var scale

    init(size: CGFloat = 6, lineWidth: CGFloat = 1.6) {
        self.size = size
        self.lineWidth = lineWidth
    }

    var body: some View {
        VStack(spacing: scale(gap)) {
            mark.rotationEffect(.degrees(-90))
            mark.rotationEffect(.degrees(90))
        }
        .accessibilityHidden(true)
        // The chevrons point up and down in both directions of layout.
        .environment(\.layoutDirection, .leftToRight)
    }

    private var mark: some View {
        Chevron().stroke(style: StrokeStyle(lineWidth: scale(lineWidth), lineCap: .round, lineJoin: .round))
            .frame(width: scale(size * 0.55), height: scale(size))
            .frame(width: scale(size), height: scale(size * 0.55))
    }
}
