import SwiftUI

/// What the pictures of Docs/Layout.md have in common.
enum Ink {
    static let paper = Color(red: 0.98, green: 0.97, blue: 0.95)
    static let text = Color(red: 0.16, green: 0.18, blue: 0.22)
    static let faint = Color(red: 0.16, green: 0.18, blue: 0.22).opacity(0.45)
    static let coral = Color(red: 0.91, green: 0.43, blue: 0.36)
    static let teal = Color(red: 0.16, green: 0.55, blue: 0.56)
    static let mustard = Color(red: 0.93, green: 0.72, blue: 0.3)
    static let sky = Color(red: 0.42, green: 0.62, blue: 0.83)
}

extension View {
    /// The size that layout has given the view, written in its middle.
    func measured(_ color: Color = .white) -> some View {
        overlay {
            GeometryReader { proxy in
                Text(Double(proxy.size.width).formatted(.number.precision(.fractionLength(0...1))))
                    .font(.caption2.monospacedDigit().bold())
                    .foregroundStyle(color)
                    .fixedSize()
                    .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
            }
        }
    }

    /// A thin broken line around what is proposed.
    func proposalOutline() -> some View {
        overlay {
            Rectangle().strokeBorder(Ink.faint, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
        }
    }

    func page() -> some View {
        foregroundStyle(Ink.text)
            .padding(24)
            .background(Ink.paper)
    }
}

/// A line of code under or above what it makes.
struct Code: View {
    let text: String

    init(_ text: String) { self.text = text }

    var body: some View {
        Text(text).font(.caption.monospaced()).foregroundStyle(Ink.text.opacity(0.75))
    }
}
