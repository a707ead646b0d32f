import SwiftUICore

/// A grid of grays and of colours by hue and brightness, with a slider for the opacity.
package struct ColorPalette: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let onEditingChanged: (Bool) -> Void
    @Environment(\.self) private var environment

    private static let columns = 12
    private static let rows = 8

    /// Creates a palette.
    ///
    /// - Parameter onEditingChanged: Called when the user begins to drag the slider and when they release it.
    package init(selection: Binding<Color>, supportsOpacity: Bool, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.onEditingChanged = onEditingChanged
    }

    package var body: some View {
        VStack(spacing: 12) {
            VStack(spacing: 0) {
                ForEach(0..<Self.rows, id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<Self.columns, id: \.self) { column in cell(row, column) }
                    }
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
            if supportsOpacity {
                Slider(value: opacity) {
                    Text("Opacity")
                } onEditingChanged: {
                    onEditingChanged($0)
                }.labelsHidden()
            }
        }
        .padding(12)
        .frame(width: 264)
    }

    private var resolved: Color.Resolved { selection.wrappedValue.resolve(in: environment) }

    private var opacity: Binding<Double> {
        let current = resolved
        return Binding(
            get: { Double(current.opacity) },
            set: {
                selection.wrappedValue = Color(
                    .sRGB, red: Double(current.red), green: Double(current.green), blue: Double(current.blue), opacity: $0)
            })
    }

    private func color(_ row: Int, _ column: Int) -> Color {
        if row == 0 { return Color(.sRGB, white: 1 - Double(column) / Double(Self.columns - 1)) }
        let hue = Double(column) / Double(Self.columns)
        let middle = Double(Self.rows) / 2
        let step = Double(row)
        return step < middle
            ? Color(hue: hue, saturation: 1, brightness: 0.25 + 0.75 * step / middle)
            : Color(hue: hue, saturation: 1 - 0.8 * (step - middle) / middle, brightness: 1)
    }

    private func cell(_ row: Int, _ column: Int) -> some View {
        let color = color(row, column)
        let mine = color.resolve(in: environment)
        let isChosen = abs(mine.red - resolved.red) + abs(mine.green - resolved.green) + abs(mine.blue - resolved.blue) < 0.02
        return Button {
            selection.wrappedValue = resolved.opacity < 1 ? color.opacity(Double(resolved.opacity)) : color
        } label: {
            Rectangle().fill(color)
                .frame(width: 20, height: 20)
                .overlay { if isChosen { Rectangle().strokeBorder(Color.white, lineWidth: 2) } }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: color.description))
    }
}
