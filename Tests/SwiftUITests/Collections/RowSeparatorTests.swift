import SwiftUI
import SwiftUITesting
import Testing

/// Where the separators of list rows begin and end.
@MainActor struct RowSeparatorTests {
    @Test("Texts inside of a control do not move the separator", arguments: ["segments", "wheel", "date"])
    func controls(kind: String) throws {
        let picker = Picker("Choice", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
        let control =
            switch kind {
            case "segments": AnyView(picker.pickerStyle(.segmented))
            case "wheel": AnyView(picker.pickerStyle(.wheel))
            default: AnyView(DatePicker("Date", selection: .constant(.now), displayedComponents: .date).datePickerStyle(.compact))
            }
        let host = ViewHost(
            VStack(alignment: .listRowSeparatorLeading) {
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier("separator")
                control.labelsHidden().frame(width: 200).accessibilityElement(children: .contain).accessibilityIdentifier("control")
            }, size: CGSize(width: 300, height: 400), profile: .iOS)
        let (separator, frame) = try (host.frame(of: .identifier("separator")), host.frame(of: .identifier("control")))
        // The date lies in the middle of its frame.
        let leading = kind == "date" ? try host.frame(of: .label("Date")).minX : frame.minX
        #expect(abs(separator.minX - leading) < 0.5, "\(separator), \(frame)")
    }

    /// The columns that the separator below the first row covers.
    private func separator(_ row: some View, _ profile: ViewHost.Profile) throws -> ClosedRange<Int> {
        let form = Form {
            row.frame(maxWidth: .infinity, minHeight: 40, alignment: .leading).listRowSeparatorTint(.red)
            Text(" ").frame(height: 40)
        }
        .formStyle(.grouped)
        let host = ViewHost(form, size: CGSize(width: 400, height: 300), profile: profile, scale: 3)
        let image = try host.image()
        let lines = (0..<900).map { y in (0..<400).filter { image.pixels[(y * 1200 + $0 * 3 + 1) * 4 + 1] < 160 } }
        let line = try #require(lines.first { $0.count > 100 })
        return try #require(line.first)...(#require(line.last))
    }

    @Test("The guides of a row move the ends of the separator one by one", arguments: [ViewHost.Profile.iOS, .macOS])
    func guides(profile: ViewHost.Profile) throws {
        let plain = try separator(Color.clear.frame(width: 100, height: 1), profile)
        let late = try separator(Color.clear.frame(width: 100, height: 1).alignmentGuide(.listRowSeparatorLeading) { _ in 50 }, profile)
        #expect(late.lowerBound == plain.lowerBound + 50 && late.upperBound == plain.upperBound)
        let early = try separator(Color.clear.frame(width: 100, height: 1).alignmentGuide(.listRowSeparatorTrailing) { $0.width + 80 }, profile)
        #expect(early.lowerBound == plain.lowerBound && early.upperBound == plain.lowerBound + 179)
    }
}
