import SwiftUI

/// The width of the widest view of a column.
private struct ColumnWidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension EnvironmentValues {
    /// The common width of the views of a column, once it is known.
    @Entry var columnWidth: CGFloat?
}

extension View {
    /// Gives the view the width of the widest cell of the surrounding `equalWidthColumn()`.
    public func columnCell(alignment: Alignment = .trailing) -> some View {
        modifier(ColumnCell(alignment: alignment))
    }

    /// Makes all cells inside equally wide.
    public func equalWidthColumn() -> some View { modifier(EqualWidthColumn()) }
}

private struct ColumnCell: ViewModifier {
    @Environment(\.columnWidth) private var columnWidth

    var alignment: Alignment

    func body(content: Content) -> some View {
        content
            .fixedSize()
            .background {
                GeometryReader { geometry in
                    Color.clear.preference(key: ColumnWidthKey.self, value: geometry.size.width)
                }
            }
            .frame(width: columnWidth, alignment: alignment)
    }
}

private struct EqualWidthColumn: ViewModifier {
    @State private var width: CGFloat?

    func body(content: Content) -> some View {
        content
            .environment(\.columnWidth, width)
            .onPreferenceChange(ColumnWidthKey.self) { newWidth in
                MainActor.assumeIsolated { width = newWidth > 0 ? newWidth : nil }
            }
    }
}
