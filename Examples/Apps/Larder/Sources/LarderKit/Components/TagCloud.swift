import SwiftUI

/// Tags in lines. A tap on a tag calls an action, if there is one.
public struct TagCloud: View {
    private let tags: [String]
    private let action: ((String) -> Void)?

    public init(_ tags: [String], action: ((String) -> Void)? = nil) {
        self.tags = tags
        self.action = action
    }

    public var body: some View {
        FlowLayout(spacing: 6, lineSpacing: 6) {
            ForEach(tags, id: \.self) { tag in
                if let action {
                    Button {
                        action(tag)
                    } label: {
                        capsule(tag)
                    }
                    .buttonStyle(.plain)
                } else {
                    capsule(tag)
                }
            }
        }
    }

    private func capsule(_ tag: String) -> some View {
        Text(verbatim: tag)
            .font(.footnote.weight(.medium))
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .foregroundStyle(LarderColor.brand)
            .background(LarderColor.brand.opacity(0.12), in: .capsule)
    }
}

#Preview {
    TagCloud(["breakfast", "baking", "vegetarian", "quick", "for guests", "dinner"])
        .frame(width: 240)
        .padding()
}
