extension Text {
    /// Where text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning: the end stays visible.
        case head
        /// At the end: the beginning stays visible.
        case tail
        /// In the middle: beginning and end stay visible.
        case middle
    }
}
