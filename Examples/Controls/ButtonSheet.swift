import SwiftUI

/// Buttons in every style, size, shape and role.
struct ButtonSheet: View {
    var body: some View {
        Sheet(title: "Buttons") {
            row {
                Button("Automatic") {}
                Button("Plain") {}.buttonStyle(.plain)
                Button("Borderless") {}.buttonStyle(.borderless)
            }
            row {
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent)
            }
            row {
                Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
                Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
            }
            row {
                Button("Mini") {}.controlSize(.mini)
                Button("Small") {}.controlSize(.small)
                Button("Regular") {}.controlSize(.regular)
                Button("Large") {}.controlSize(.large)
            }
            .buttonStyle(.bordered)
            row {
                Button("Capsule") {}.buttonBorderShape(.capsule)
                Button("Add", systemImage: "plus") {}.tint(.green)
                Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
            }
            .buttonStyle(.bordered)
            row {
                Button("Automatic") {}
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent)
            }
            .disabled(true)
            ControlGroup {
                Button("Cut", systemImage: "scissors") {}
                Button("Copy", systemImage: "doc.on.doc") {}
                Button("Paste", systemImage: "doc.on.clipboard") {}
            }
            .labelStyle(.iconOnly)
        }
    }

    private func row<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        HStack(spacing: 12) { content() }
    }
}
