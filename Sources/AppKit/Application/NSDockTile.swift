import SwiftUICore

/// The icon of the program in the desktop's dock.
@preconcurrency @MainActor open class NSDockTile {
    init() {}

    /// The text of the badge; nil or empty for no badge. Docks show whole numbers only, so other texts show no badge.
    open var badgeLabel: String? {
        didSet { ProgramServices.showBadge(badgeLabel.flatMap { Int($0) } ?? 0) }
    }

    /// Has no effect: docks draw the icon themselves.
    open func display() {}
}
