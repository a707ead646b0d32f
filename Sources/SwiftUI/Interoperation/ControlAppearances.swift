import SwiftUICore

/// How a program wants bars and controls to look, in the words of UIKit's appearances. Modifiers of views take precedence.
///
/// Views read the values when they are made or updated, as on iOS: programs set them before.
@MainActor package enum ControlAppearances {
    package static var navigationBar = BarAppearances()
    package static var tabBar = BarAppearances()
    package static var segments = SegmentAppearance()
    package static var pageDots = PageDotAppearance()
}

/// How text looks; nil for what the platform determines.
package struct TextAppearance: Equatable {
    package var color: Color?
    package var font: Font?

    package init() {}
}

/// How a bar looks in one of its states.
package struct BarAppearance: Equatable {
    /// What is behind a bar.
    package enum Background: Equatable {
        /// What the platform determines.
        case automatic
        case none
        case color(Color)
    }

    package var background = Background.automatic
    package var title = TextAppearance()
    package var largeTitle = TextAppearance()
    /// The colour of the line at the edge of the bar; nil for the platform's.
    package var shadow: Color?
    /// The colours of the icons and titles of tabs; nil for the platform's.
    package var chosenTab = TextAppearance()
    package var otherTab = TextAppearance()

    package init() {}
}

/// How a bar looks in all of its states.
package struct BarAppearances: Equatable {
    /// The look over scrolled content.
    package var standard = BarAppearance()
    /// The look while the content is at its edge; nil for that over scrolled content without a background.
    package var scrollEdge: BarAppearance?
    /// The colour of buttons or of the selected tab; nil for the tint.
    package var tint: Color?
    package var isHidden = false

    package init() {}

    /// Returns the look in a state.
    func appearance(isAtEdge: Bool) -> BarAppearance { isAtEdge ? scrollEdge ?? standard : standard }

    /// Whether the bar has a background while the content is at its edge.
    var hasBackgroundAtEdge: Bool {
        if case .color = scrollEdge?.background { true } else { false }
    }
}

/// How segmented pickers look; nil for what the platform determines.
package struct SegmentAppearance: Equatable {
    package var thumb: Color?
    package var bed: Color?
    package var chosenTitle = TextAppearance()
    package var otherTitle = TextAppearance()

    package init() {}
}

/// How the dots of pages look; nil for what the platform determines.
package struct PageDotAppearance: Equatable {
    package var current: Color?
    package var others: Color?

    package init() {}
}

extension View {
    /// Gives text the look that a program wants, in place of that of the platform.
    func text(_ appearance: TextAppearance, font: Font, color: Color = .primary) -> some View {
        self.font(appearance.font ?? font).foregroundStyle(appearance.color ?? color)
    }
}
