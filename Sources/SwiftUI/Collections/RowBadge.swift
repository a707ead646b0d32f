import SwiftUICore

/// How conspicuous the badge of a list row is.
public struct BadgeProminence: Hashable, Sendable {
    fileprivate enum Kind { case decreased, standard, increased }
    fileprivate let kind: Kind

    /// For information that does not ask for attention, such as the number of items in a folder.
    public static let decreased = BadgeProminence(kind: .decreased)
    /// For information that may be of interest. The default.
    public static let standard = BadgeProminence(kind: .standard)
    /// For information that asks for attention, in white on a red capsule.
    public static let increased = BadgeProminence(kind: .increased)
}

extension EnvironmentValues {
    /// How conspicuous the badges of list rows are.
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
