import SwiftUI
import SwiftUITesting
import Testing

/// Where the separators of list rows begin.
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
}
