import SwiftUI
import SwiftUITesting
import Testing

/// Segmented pickers in a grouped form as narrow as an inspector of macOS.
@MainActor struct NarrowFormPickerTests {
    private struct Inspector: View {
        var label: String
        var width: CGFloat
        var titles = ["Left", "Center", "Right"]

        var body: some View {
            Form {
                Picker(label, selection: .constant("Left")) {
                    ForEach(titles, id: \.self) { Text($0).tag($0).accessibilityIdentifier($0) }
                }
                .pickerStyle(.segmented)
            }
            .formStyle(.grouped)
            .frame(width: width, height: 200)
        }
    }

    private func host(_ label: String, width: CGFloat) -> ViewHost {
        ViewHost(Inspector(label: label, width: width), size: CGSize(width: width, height: 200), profile: .macOS)
    }

    private func size(_ title: String) throws -> CGSize {
        try ViewHost(Text(title), profile: .macOS).frame(of: .text(title)).size
    }

    @Test("Every choice is legible, with the label above the picker if the row is too narrow for both", arguments: ["Alignment", "Align", ""])
    func legible(label: String) throws {
        let host = host(label, width: 225)
        for title in ["Left", "Center", "Right"] {
            let (shown, whole) = (try host.frame(of: .text(title)), try size(title))
            #expect(shown.width >= whole.width - 0.5, "\(title)")
        }
        guard !label.isEmpty else { return }
        let (title, choice) = (try host.frame(of: .text(label)), try host.frame(of: .text("Left")))
        let whole = try size(label)
        #expect(title.maxY < choice.minY && title.width >= whole.width)
    }

    @Test("In a wide row the label is beside the picker, which keeps its own width")
    func wide() throws {
        let host = host("Alignment", width: 420)
        let (title, first, last) = (try host.frame(of: .text("Alignment")), try host.frame(of: .text("Left")), try host.frame(of: .text("Right")))
        #expect(abs(title.midY - first.midY) < 1 && last.maxX > 350 && first.minX > 150)
    }
}
