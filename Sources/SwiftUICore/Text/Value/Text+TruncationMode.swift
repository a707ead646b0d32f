extension Text {
    /// The position at which text that does not fit is truncated.
    public enum TruncationMode: Hashable, Sendable {
        /// Truncates at the beginning and keeps the end visible.
        case head
        /// Truncates at the end and keeps the beginning visible.
        case tail
        /// Truncates in the middle and keeps the beginning and end visible.
        case middle
    }
}
