/// How a face is used: the spacing and features that are not those of its file.
struct FaceTuning: Sendable {
    /// The weight of San Francisco that the face substitutes, from 100 to 900; nil for other faces. Substitutes have San Francisco's advances
    /// and tracking.
    var sanFranciscoWeight: Int?
    /// Whether contextual alternates are enabled. They are disabled where they would turn "->" into an arrow.
    var hasContextualForms = true
    /// Whether advances of ASCII text are known to be exactly glyph advances plus pair kerning, without reading the tables of the face.
    var isPairwiseForASCII = false

    static let plain = FaceTuning()
    static let monospaced = FaceTuning(hasContextualForms: false)

    /// Inter as a substitute for San Francisco.
    static func sanFrancisco(weight: Int) -> FaceTuning {
        FaceTuning(sanFranciscoWeight: weight, hasContextualForms: false, isPairwiseForASCII: true)
    }
}
