import Foundation

/// One view or modifier in the tree that `apus inspect` prints. All lengths are points, never rounded.
package struct InspectionNode: Codable, Sendable {
    /// A proposal that the view received, and its answer.
    package struct Negotiation: Codable, Sendable {
        package var proposal: [Double?]
        package var size: [Double]

        package init(proposal: [Double?], size: [Double]) {
            self.proposal = proposal
            self.size = size
        }
    }

    /// A sentence that explains one thing about the view.
    package struct Reason: Codable, Sendable {
        /// The subject of the explanation: `proposal`, `answer`, `placement`, `value` or `evaluation`.
        package var kind: String
        package var text: String

        package init(kind: String, text: String) {
            self.kind = kind
            self.text = text
        }
    }

    /// The name of the view's or modifier's type without generic arguments (`Color`, `VStack`, `frame`).
    package var type: String
    /// The view's identity: stable across updates, unique in the tree.
    package var id: String
    /// The frame in global coordinates: x, y, width, height.
    package var frame: [Double]
    /// The view's answer to ``proposal``.
    package var size: [Double]
    /// The proposal with which the view was placed; nil for an unspecified dimension.
    package var proposal: [Double?]
    /// The string of a text.
    package var text: String?
    /// The colour of a fill, as `#RRGGBB` or `#RRGGBBAA`.
    package var color: String?
    /// Every proposal received during layout with its answer, if there was more than one.
    package var negotiations: [Negotiation]?
    /// Alignment guides that the view sets explicitly, by name.
    package var guides: [String: Double]?
    /// The view's spacing preferences at its edges, where they differ from the default.
    package var spacing: [String: Double]?
    /// The preferences that the view writes, by key, described in words.
    package var preferences: [String: String]?
    /// How a row or column distributed its length and aligned its views.
    package var stack: StackReport?
    /// How another container was laid out, in words.
    package var notes: [String]?
    /// Why the view has its size, place and values, and why its body ran; nil unless asked for.
    package var reasons: [Reason]?
    package var children: [InspectionNode]

    package init(
        type: String, id: String, frame: [Double], size: [Double], proposal: [Double?], text: String? = nil,
        color: String? = nil, negotiations: [Negotiation]? = nil, guides: [String: Double]? = nil,
        spacing: [String: Double]? = nil, preferences: [String: String]? = nil, children: [InspectionNode] = []
    ) {
        self.type = type
        self.id = id
        self.frame = frame
        self.size = size
        self.proposal = proposal
        self.text = text
        self.color = color
        self.negotiations = negotiations
        self.guides = guides
        self.spacing = spacing
        self.preferences = preferences
        self.children = children
    }
}

/// The coding of nodes as JSON: an infinite proposal, which JSON lacks, becomes the string `"infinity"`.
package enum InspectionCoding {
    package static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return encoder
    }

    package static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return decoder
    }
}
