import SwiftUICore

/// The visual emphasis of the badge of a list row.
public struct BadgeProminence: Hashable, Sendable {
    fileprivate enum Kind { case decreased, standard, increased }
    fileprivate let kind: Kind

    /// For information that needs no attention, such as the number of items in a folder.
    public static let decreased = BadgeProminence(kind: .decreased)
    /// For information that may be of interest. The default.
    public static let standard = BadgeProminence(kind: .standard)
    /// For information that needs attention, shown in white on a red capsule.
    public static let increased = BadgeProminence(kind: .increased)
}

extension EnvironmentValues {
    /// The visual emphasis of the badges of list rows.
    @Entry public var badgeProminence: BadgeProminence = .standard
}

/// The badge of a list row.
struct RowBadge: View {
    var label: Text
    @Environment(\.badgeProminence) private var prominence

    init(label: Text) {
        self.label = label
    }

    var body: some View {
        switch prominence.kind {
        case .decreased: label.foregroundStyle(.tertiary)
        case .standard: label.foregroundStyle(Color.secondary)
        case .increased:
            label
                .font(.footnote.weight(.semibold))
                .foregroundStyle(Color.white)
                .padding(.horizontal, 7)
                .padding(.vertical, 2)
                .background(Capsule().fill(Color.red))
        }
    }
}
