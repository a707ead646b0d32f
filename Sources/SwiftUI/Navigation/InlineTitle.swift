import SwiftUICore

/// The title and the subtitle in the row of a bar: a text, a button that opens a menu, or a field while the user renames the page.
struct InlineTitle: View {
    var title: Text
    /// The text of the title, which the user can change; nil for a fixed title.
    var editedTitle: Binding<String>?
    var subtitle: Text?
    /// The menu that a click on the title opens; nil for none.
    var menu: AnyView?
    var isLeading: Bool
    var font: Font
    var appearance: TextAppearance
    @Environment(\.platformProfile) private var profile
    @Environment(\.barSize) private var size
    @State private var isRenaming = false

    init(
        title: Text, editedTitle: Binding<String>?, subtitle: Text?, menu: AnyView?, isLeading: Bool, font: Font, appearance: TextAppearance
    ) {
        self.editedTitle = editedTitle
        self.font = font
        self.appearance = appearance
        self.title = title
        self.subtitle = subtitle
        self.menu = menu
        self.isLeading = isLeading
    }

    var body: some View {
        if let editedTitle, isRenaming {
            TitleField(title: editedTitle, isShown: $isRenaming).font(font).multilineTextAlignment(isLeading ? .leading : .center)
        } else if editedTitle != nil {
            titles(opening: menu ?? AnyView(RenameButton())).renameAction { isRenaming = true }
        } else if let menu {
            titles(opening: menu)
        } else {
            titles
        }
    }

    /// The titles as a button that opens a menu.
    private func titles(opening items: AnyView) -> some View {
        Menu {
            items
        } label: {
            HStack(spacing: 5) {
                titles
                Image(systemName: "chevron.down.circle.fill").font(.system(size: 15)).foregroundStyle(Color.secondary)
                    .accessibilityHidden(true)
            }
            .frame(minHeight: profile.bars.heights[size])
            .contentShape(Rectangle())
        }
        .menuIndicator(.hidden)
        .buttonStyle(.plain)
    }

    private var titles: some View {
        VStack(alignment: isLeading ? .leading : .center, spacing: 0) {
            title.text(appearance, font: font).lineLimit(1)
            if let subtitle { subtitle.font(.caption).foregroundStyle(Color.secondary).lineLimit(1) }
        }
    }
}

/// A field in place of a title that the user renames. It ends with the Return key or with the focus.
private struct TitleField: View {
    @Binding var title: String
    @Binding var isShown: Bool
    @State private var draft: String
    @FocusState private var isFocused: Bool

    init(title: Binding<String>, isShown: Binding<Bool>) {
        _title = title
        _isShown = isShown
        _draft = State(initialValue: title.wrappedValue)
    }

    var body: some View {
        TextField("Title", text: $draft)
            .textFieldStyle(.plain)
            .focused($isFocused)
            .onAppear { isFocused = true }
            .onChange(of: isFocused) { _, isFocused in
                guard !isFocused else { return }
                if !draft.isEmpty { title = draft }
                isShown = false
            }
    }
}
