import TextLayouts

/// The line break opportunities of plain text: letters, digits and spaces of ASCII, and full stops, commas, colons and semicolons that follow
/// neither a space nor the start of the text, and stand before a digit only in a number. Most labels are plain.
///
/// A line of such text may break only before the first character after a space (rules LB7, LB13, LB18, LB25, LB28 and LB29 of Unicode Standard
/// Annex 14), so that no tables of characters are needed.
enum PlainLineBreaks {
    static let space = UInt8(ascii: " ")

    /// Whether a paragraph in UTF-8 is plain.
    static func isPlain(_ paragraph: UnsafeBufferPointer<UInt8>) -> Bool {
        var (previous, isAfterSeparator, isInNumber) = (space, false, false)
        for byte in paragraph {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard !isAfterSeparator || isInNumber else { return false }
                (isAfterSeparator, isInNumber) = (false, true)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), space:
                (isAfterSeparator, isInNumber) = (false, false)
            case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"):
                guard previous != space else { return false }
                isAfterSeparator = true
            default: return false
            }
            previous = byte
        }
        return true
    }

    /// Returns whether the character at a position in a plain paragraph is white space, and whether a line may break before it.
    static func flags(at position: Int, in paragraph: UnsafeBufferPointer<UInt8>) -> TextCluster.Flags {
        if paragraph[position] == space { return .whitespace }
        return position > 0 && paragraph[position - 1] == space ? .breakBefore : []
    }
}
