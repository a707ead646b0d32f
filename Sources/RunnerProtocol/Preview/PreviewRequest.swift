/// A request to a preview session, or of the session to the program that shows the views. One line of JSON.
///
/// Which properties a request has depends on its type; `Docs/Preview.md` lists them.
package struct PreviewRequest: Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
        // Of clients to the session.

        /// Show the views of ``path``.
        case open
        /// Show ``views`` in ``variants``.
        case choose
        /// Build again, although nothing has changed.
        case reload
        /// Send the events that describe the present situation, to a client that has just connected.
        case status

        // Of clients, for a canvas.

        /// A pointer at (``x``, ``y``) in ``phase``.
        case pointer
        /// A wheel at (``x``, ``y``) turned by (``dx``, ``dy``) points.
        case wheel
        /// A key, by ``key`` with ``modifiers``.
        case key
        /// Type ``text`` into the focused view.
        case type
        /// Press the view with ``label``, or the point (``x``, ``y``).
        case press
        /// Write the canvas to the PNG ``file``.
        case picture
        /// Describe the layout.
        case tree
        /// Pixels per point.
        case scale
        /// A frame has been shown; the next may be sent.
        case drawn

        // Of the session to the program.

        /// Load ``library``.
        case load
        /// Show ``canvases``, with the states of those that are in ``states``.
        case show
        /// Send the states of all canvases.
        case save
        /// Send all of each canvas, not only what changes.
        case redraw
    }

    package enum Phase: String, Codable, Sendable {
        case began, moved, ended, cancelled, hovered, left
        /// The second button is pressed.
        case secondary
    }

    package var type: Kind
    /// Repeated in the answer.
    package var id: Int?
    package var canvas: String?

    package var path: String?
    package var views: [String]?
    package var variants: [PreviewVariant]?

    /// Points from the canvas's top left corner.
    package var x: Double?
    package var y: Double?
    package var dx: Double?
    package var dy: Double?
    package var phase: Phase?
    /// A name such as `return` or `leftArrow`, or a character.
    package var key: String?
    package var text: String?
    /// `shift`, `control`, `option`, `command`.
    package var modifiers: [String]?
    package var label: String?
    package var file: String?
    package var scale: Double?

    package var library: String?
    package var entry: String?
    package var resourceFolders: [String]?
    /// The functions that make the contents of `#Preview`s, by the previews' names.
    package var previews: [String: String]?
    package var canvases: [PreviewCanvas]?
    /// Saved states, by canvas.
    package var states: [String: String]?

    package init(_ type: Kind) {
        self.type = type
    }
}

/// A view that is shown in a variant.
package struct PreviewCanvas: Codable, Sendable, Equatable {
    /// Unique among the canvases that are shown, and the same after a rebuild.
    package var id: String
    /// The name of the view or preview.
    package var view: String
    package var variant: PreviewVariant

    package init(id: String, view: String, variant: PreviewVariant) {
        self.id = id
        self.view = view
        self.variant = variant
    }
}
