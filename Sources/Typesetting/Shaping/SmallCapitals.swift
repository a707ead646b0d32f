import CPangoCairo
import Foundation
import TextLayouts

/// Small capitals of faces that have none: capitals as high as the letter x.
enum SmallCapitals {
    /// The features that ask for small capitals.
    static let features: ResolvedFont.Features = [.lowercaseSmallCaps, .uppercaseSmallCaps]

    /// Returns whether a character is drawn as a scaled-down capital: small capitals are asked for, and the face does not have them.
    static func areScaled(_ character: Character, features: ResolvedFont.Features, face: FontFace) -> Bool {
        if features.contains(.lowercaseSmallCaps), character.isLowercase { return !face.hasSubstitution("smcp") }
        if features.contains(.uppercaseSmallCaps), character.isUppercase { return !face.hasSubstitution("c2sc") }
        return false
    }

    /// The size of scaled-down capitals, as a factor of the size of the font.
    static func scale(in face: FontFace) -> Double { min(1, face.xHeight / face.capHeight) }

    /// Adds the capitals of some characters to a buffer. Each belongs to the cluster of its character, counted in bytes from `origin`.
    static func add(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, origin: Int, to buffer: OpaquePointer?) {
        var position = range.lowerBound
        for character in String(decoding: bytes[range], as: UTF8.self) {
            for scalar in character.uppercased().unicodeScalars { hb_buffer_add(buffer, scalar.value, UInt32(position - origin)) }
            position += character.utf8.count
        }
        hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    }
}
