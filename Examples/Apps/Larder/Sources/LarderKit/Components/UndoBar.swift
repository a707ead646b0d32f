import SwiftUI

/// A bar at the bottom of a screen that offers to undo a deletion.
public struct UndoBar: View {
    private let message: Text
    private let undo: @MainActor () -> Void

    public init(message: Text, undo: @escaping @MainActor () -> Void) {
        self.message = message
        self.undo = undo
    }

    public var body: some View {
        HStack {
            message
                .lineLimit(2)
            Spacer(minLength: 12)
            Button(Text("Undo", bundle: .module), action: undo)
                .fontWeight(.semibold)
                .foregroundStyle(LarderColor.brand)
        }
        .font(.subheadline)
        .padding(.horizontal, 16)
        .padding(.vertical, 13)
        .background(.regularMaterial, in: .rect(cornerRadius: 14))
        .shadow(color: .black.opacity(0.12), radius: 10, y: 3)
        .padding(.horizontal)
        .padding(.bottom, 8)
    }
}

#Preview {
    UndoBar(message: Text(verbatim: "Milk was deleted.")) {}
}
