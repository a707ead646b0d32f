import SwiftUICore

/// The icon of the program in the desktop's dock.
@MainActor open class NSDockTile {
    init() {}

    /// The text of the badge; nil or empty for none. Docks show whole numbers only: for other texts there is no badge.
    open var badgeLabel: String? {
        didSet { ProgramServices.showBadge(badgeLabel.flatMap { Int($0) } ?? 0) }
    }

    /// Has no effect: docks draw the icon themselves.
    open func display() {}
}
