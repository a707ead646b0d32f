extension ViewNode {
    /// The node's flags: cached facts, and the caches that are stale.
    struct Flags: OptionSet {
        let rawValue: UInt32

        /// No cached size is valid.
        static let isSizeInvalid = Flags(rawValue: 1 << 0)
        /// The size is the same for every proposal.
        static let ignoresProposal = Flags(rawValue: 1 << 1)
        /// The children must be placed again.
        static let needsArrangement = Flags(rawValue: 1 << 2)
        /// The children of some descendant must be placed again.
        static let descendantNeedsArrangement = Flags(rawValue: 1 << 3)
        /// An ancestor has read this node's alignment guides or spacing.
        static let isConsulted = Flags(rawValue: 1 << 4)
        /// The node or a descendant writes preferences.
        static let writesPreferences = Flags(rawValue: 1 << 5)
        /// The node or a descendant has traits for its container.
        static let hasTraits = Flags(rawValue: 1 << 6)
        /// The node has read its environment and is notified of changes.
        static let observesEnvironment = Flags(rawValue: 1 << 7)
        /// The node has been placed since it was attached.
        static let isPlaced = Flags(rawValue: 1 << 8)
        /// The cached spacing is valid.
        static let isSpacingValid = Flags(rawValue: 1 << 9)
        /// The node or a descendant sets alignment guides.
        static let hasGuides = Flags(rawValue: 1 << 10)
        /// The node or a descendant has text baselines.
        static let hasBaselines = Flags(rawValue: 1 << 11)

        /// The layout direction is right to left.
        static let isRightToLeft = Flags(rawValue: 1 << 12)

        /// The display list of the node or of a descendant may be outdated.
        static let isDisplayStale = Flags(rawValue: 1 << 13)

        /// The view was removed and is only shown until its transition ends.
        static let isDeparting = Flags(rawValue: 1 << 14)

        /// The node is shown at a different position than in the previous frame.
        static let hasMoved = Flags(rawValue: 1 << 15)

        /// The hit-test bounds of the node or of a descendant may be outdated.
        static let areBoundsStale = Flags(rawValue: 1 << 16)

        /// Whether an ancestor hides this node is cached; see `isHiddenByAncestor`.
        static let isHidingKnown = Flags(rawValue: 1 << 17)
        /// The cached result: an ancestor hides this node.
        static let isKnownToBeHidden = Flags(rawValue: 1 << 18)

        /// The node is a geometry group, relative to which the positions of its descendants are animated.
        static let isGeometryGroup = Flags(rawValue: 1 << 19)
        /// The node is an offset, which moves its content like layout does.
        static let isOffset = Flags(rawValue: 1 << 20)
        /// The node or a descendant has a layout priority other than 0.
        static let hasPriority = Flags(rawValue: 1 << 21)

        /// The node is the header of a section in a container that marks sections.
        static let isSectionHeader = Flags(rawValue: 1 << 22)

        /// The flags that an ancestor has as soon as a descendant has them.
        static let inherited: Flags = [.writesPreferences, .hasTraits, .hasGuides, .hasBaselines, .hasPriority]
    }
}
