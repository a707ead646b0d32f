/// A message of a preview session, or of the program that shows the views to the session. One line of JSON.
///
/// Which properties an event has depends on its type; `Docs/Preview.md` lists them.
package struct PreviewEvent: Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
        // Of the session.

        /// The page is served at ``address``.
        case page
        /// The views that can be shown.
        case views
        /// The canvases that are shown now.
        case canvases
        /// The program is being compiled.
        case building
        /// The program has been compiled and shown again.
        case built
        /// The program does not compile; the last pictures stay.
        case errors
        /// The program has ended; the last pictures stay.
        case crashed
        /// Text that the program has printed.
        case output
        /// The request cannot be understood or followed.
        case refused

        // Of the program.

        /// The library is loaded.
        case loaded
        /// Work on the canvas starts: if the program ends, this view is the reason.
        case began
        /// The canvas is shown, in this size.
        case shown
        /// The canvas cannot be shown.
        case failed
        /// Pixels that have changed follow.
        case frame
        /// The answers to requests of the same names.
        case picture, tree, saved
        /// The answer to input.
        case handled
    }

    /// An error of the compiler.
    package struct CompilerError: Codable, Sendable, Equatable {
        package var file: String
        package var line: Int
        package var column: Int
        package var message: String

        package init(file: String, line: Int, column: Int, message: String) {
            self.file = file
            self.line = line
            self.column = column
            self.message = message
        }
    }

    package struct View: Codable, Sendable, Equatable {
        package var name: String
        /// `view`, `preview`, `macro` or `app`.
        package var kind: String
        /// Where it is declared.
        package var file: String?
        package var line: Int?

        package init(name: String, kind: String, file: String? = nil, line: Int? = nil) {
            self.name = name
            self.kind = kind
            self.file = file
            self.line = line
        }
    }

    package var type: Kind
    /// The `id` of the request that this event answers.
    package var id: Int?
    package var canvas: String?
    package var title: String?
    package var address: String?
    package var views: [View]?
    package var canvases: [PreviewCanvas]?
    package var errors: [CompilerError]?
    package var message: String?
    package var text: String?
    package var file: String?
    /// Whether a view has reacted to input.
    package var isHandled: Bool?
    /// The time from the change of a file to the first new picture, in seconds.
    package var seconds: Double?

    /// The size of a canvas, in points.
    package var width: Double?
    package var height: Double?
    /// Pixels per point.
    package var scale: Double?
    /// The size of a frame's canvas, in pixels.
    package var pixelWidth: Int?
    package var pixelHeight: Int?
    /// The changed rectangles of a frame, each as x, y, width and height in pixels.
    package var rectangles: [[Int]]?
    /// The number of bytes that follow the line: the pixels of the rectangles, row by row, as ``PixelRuns``.
    package var byteCount: Int?

    package var tree: InspectionNode?
    /// Saved states, by canvas.
    package var states: [String: String]?

    package init(_ type: Kind) {
        self.type = type
    }
}
