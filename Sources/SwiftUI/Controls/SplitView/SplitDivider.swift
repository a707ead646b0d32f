import SwiftUICore

/// The separator line between two parts of a row or column, which the user can drag if it has a handle.
struct SplitDivider: View {
    /// The axis along which the parts follow each other; the line is perpendicular to it.
    var axis: Axis
    /// Whether the line extends under bars and other safe area insets.
    var ignoresSafeArea = false
    /// Resizes the part beside the line; nil if the line cannot be moved.
    var handle: ResizeHandle?
    @Environment(\.surfaces) private var surfaces

    init(axis: Axis, ignoresSafeArea: Bool = false, handle: ResizeHandle?) {
        self.axis = axis
        self.ignoresSafeArea = ignoresSafeArea
        self.handle = handle
    }

    var body: some View {
        surfaces.separator
            .frame(width: axis == .horizontal ? 1 : nil, height: axis == .horizontal ? nil : 1)
            .ignoresSafeArea(edges: ignoresSafeArea ? .all : [])
            .overlay { handle }
            // The handle is wider than the line and in front of the parts.
            .zIndex(1)
    }
}
