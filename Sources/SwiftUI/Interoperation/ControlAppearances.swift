import SwiftUICore

/// The appearances of bars and controls that a program sets with UIKit's `appearance()`. Modifiers of views take precedence.
///
/// Views read the values when they are created or updated, so that programs set them before, as on iOS.
@MainActor package enum ControlAppearances {
    package static var navigationBar = BarAppearances()
    package static var tabBar = BarAppearances()
    package static var segments = SegmentAppearance()
    package static var pageDots = PageDotAppearance()
    package static var switches = SwitchAppearance()
    package static var sliders = SliderAppearance()
    package static var textFields = TextFieldAppearance()
    package static var barButtons = BarButtonAppearance()
    /// The colour of the buttons in navigation bars; nil for that of the platform.
    static var navigationButtonColor: Color? { barButtons.color ?? navigationBar.standard.buttons.color ?? navigationBar.tint }
    /// The font of the buttons in navigation bars; nil for that of the platform.
    static var navigationButtonFont: Font? { barButtons.title.font ?? navigationBar.standard.buttons.font }
    /// The colour of the activity indicator above refreshed content; nil for the platform's.
    package static var refreshTint: Color?
}

/// The colour and the font of text in a bar or control; nil for those of the platform.
package struct TextAppearance: Equatable {
    package var color: Color?
    package var font: Font?

    package init() {}
}

/// The appearance of a bar in one of its states.
package struct BarAppearance: Equatable {
    /// The background of a bar.
    package enum Background: Equatable {
        /// The background of the platform.
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
    /// The titles of buttons and of the back button, in all states of the bar those of the look over scrolled content.
    package var buttons = TextAppearance()
    package var backButton = TextAppearance()
    /// The picture before the title of the back button; nil for the platform's.
    package var backImage: UIImage?

    package init() {}
}

/// The appearances of a bar in all of its states.
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

/// The appearance of segmented pickers; nil for the colours and fonts of the platform.
package struct SegmentAppearance: Equatable {
    package var thumb: Color?
    package var bed: Color?
    package var chosenTitle = TextAppearance()
    package var otherTitle = TextAppearance()

    package init() {}
}

/// The colours of the dots below pages; nil for those of the platform.
package struct PageDotAppearance: Equatable {
    package var current: Color?
    package var others: Color?

    package init() {}
}

/// The colours of switches; nil for those of the platform. A tint takes precedence.
package struct SwitchAppearance: Equatable {
    package var on: Color?
    package var knob: Color?

    package init() {}
}

/// The appearance of sliders; nil for that of the platform. A tint takes precedence.
package struct SliderAppearance: Equatable {
    package var filledTrack: Color?
    package var restOfTrack: Color?
    package var knob: Color?
    /// The picture that replaces the knob, in its own size. One without content hides the knob.
    package var knobImage: UIImage?

    package init() {}
}

/// The appearance of text fields; nil for that of the platform.
package struct TextFieldAppearance: Equatable {
    /// When a field has a button that removes its text.
    package enum ClearButton: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    package var clearButton = ClearButton.never
    /// The colour of the caret and the selection. A tint takes precedence.
    package var tint: Color?
    package var background: Color?

    package init() {}
}

/// The appearance of the buttons in bars; nil for that of the platform.
package struct BarButtonAppearance: Equatable {
    package var title = TextAppearance()
    package var tint: Color?

    package init() {}

    /// The colour of the buttons.
    var color: Color? { title.color ?? tint }
}

extension View {
    /// Applies an appearance to text, with the font and colour of the platform where the appearance has none.
    func text(_ appearance: TextAppearance, font: Font, color: Color = .primary) -> some View {
        self.font(appearance.font ?? font).foregroundStyle(appearance.color ?? color)
    }
}
