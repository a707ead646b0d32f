import SwiftUI

/// A row of choices with a capsule that moves to the chosen one.
public struct ScopeBar<Choice: Hashable>: View {
    @Binding private var selection: Choice
    @Environment(\.dynamicTypeSize) private var typeSize
    @Namespace private var namespace

    private let choices: [Choice]
    private let title: (Choice) -> Text

    public init(selection: Binding<Choice>, choices: [Choice], title: @escaping (Choice) -> Text) {
        _selection = selection
        self.choices = choices
        self.title = title
    }

    public var body: some View {
        layout {
            ForEach(choices, id: \.self) { choice in
                Button {
                    withAnimation(.snappy(duration: 0.25)) { selection = choice }
                } label: {
                    title(choice)
                        .font(.subheadline.weight(.medium))
                        .lineLimit(1)
                        .minimumScaleFactor(0.8)
                        .foregroundStyle(choice == selection ? Color(.systemBackground) : .primary)
                        .frame(maxWidth: .infinity)
                        .padding(.vertical, 7)
                        .padding(.horizontal, 6)
                        .background { if choice == selection { marker } }
                        .contentShape(.capsule)
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(choice == selection ? .isSelected : [])
            }
        }
        .padding(3)
        .background(Color(.tertiarySystemFill), in: .rect(cornerRadius: 20))
    }

    /// Large texts do not fit beside each other.
    private var layout: AnyLayout {
        typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 4))
    }

    private var marker: some View {
        Capsule()
            .fill(LarderColor.brand)
            .matchedGeometryEffect(id: "marker", in: namespace)
    }
}

#Preview {
    @Previewable @State var scope = 1
    ScopeBar(selection: $scope, choices: [1, 2, 3]) { Text(verbatim: "Scope \($0)") }
        .padding()
}
