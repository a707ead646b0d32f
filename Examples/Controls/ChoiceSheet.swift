import SwiftUI

/// Pickers in every style, and menus.
struct ChoiceSheet: View {
    private enum Flavor: String, CaseIterable, Identifiable {
        case vanilla, chocolate, mint
        var id: Self { self }
        var name: String { rawValue.capitalized }
    }

    @State private var flavor = Flavor.vanilla

    var body: some View {
        Sheet(title: "Choices") {
            picker.pickerStyle(.segmented)
            picker.pickerStyle(.segmented).disabled(true)
            HStack(spacing: 20) {
                picker.pickerStyle(.menu)
                Menu("Actions") {
                    Button("Duplicate", systemImage: "plus.square.on.square") {}
                    Button("Delete", systemImage: "trash", role: .destructive) {}
                }
            }
            picker.pickerStyle(.inline)
            picker.pickerStyle(.wheel).frame(height: 120)
        }
    }

    private var picker: some View {
        Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.name) }
        }
    }
}
