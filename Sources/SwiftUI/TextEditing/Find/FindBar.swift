import SwiftUICore

/// The bar above an editor with which the user finds and replaces text.
struct FindBar: View {
    @Bindable var finder: TextFinder
    var found: FoundText
    var replaces: Bool
    var focus: FocusState<EditorPart?>.Binding
    var done: @MainActor () -> Void
    @Environment(\.surfaces) private var surfaces

    init(
        finder: TextFinder, found: FoundText, replaces: Bool, focus: FocusState<EditorPart?>.Binding, done: @escaping @MainActor () -> Void
    ) {
        self.finder = finder
        self.found = found
        self.replaces = replaces
        self.focus = focus
        self.done = done
    }

    var body: some View {
        VStack(spacing: 6) {
            HStack(spacing: 8) {
                TextField("Find", text: $finder.query)
                    .focused(focus, equals: .query)
                    .onSubmit { finder.findNext() }
                    .accessibilityAddTraits(.isSearchField)
                summary
                Button(action: finder.findPrevious) { Image(systemName: "chevron.backward") }
                    .accessibilityLabel(Text("Find Previous"))
                    .disabled(found.ranges.isEmpty)
                Button(action: finder.findNext) { Image(systemName: "chevron.forward") }
                    .accessibilityLabel(Text("Find Next"))
                    .disabled(found.ranges.isEmpty)
                Button("Done", action: done)
            }
            if replaces {
                HStack(spacing: 8) {
                    TextField("Replace With", text: $finder.replacement)
                        .focused(focus, equals: .replacement)
                        .onSubmit { finder.replace() }
                    Button("Replace", action: finder.replace).disabled(found.current == nil)
                    Button("Replace All", action: finder.replaceAll).disabled(found.ranges.isEmpty)
                }
            }
        }
        .submitScope()
        .textFieldStyle(.roundedBorder)
        .buttonStyle(.bordered)
        .controlSize(.small)
        .onControlKeyPress(.escape) {
            done()
            return .handled
        }
        .font(surfaces.profile.bars.searchFont)
        .foregroundStyle(Color.primary)
        .multilineTextAlignment(.leading)
        .padding(8)
        .background { BarBackground() }
        .overlay(alignment: .bottom) { Hairline() }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text("Find"))
    }

    /// The number of occurrences, and which of them is the current one.
    @ViewBuilder private var summary: some View {
        if !finder.query.isEmpty {
            Group {
                if found.ranges.isEmpty {
                    Text("Not Found")
                } else if let index = found.current.flatMap({ found.ranges.firstIndex(of: $0) }) {
                    Text("\(index + 1) of \(found.ranges.count)")
                } else {
                    Text("\(found.ranges.count) found")
                }
            }
            .foregroundStyle(Color.secondary)
            .fixedSize()
        }
    }
}
