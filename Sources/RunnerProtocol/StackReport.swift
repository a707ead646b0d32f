/// How a row or column came to its layout. All lengths are points along its axis unless said otherwise.
package struct StackReport: Codable, Sendable {
    /// A gap between two neighbours.
    package struct Gap: Codable, Sendable {
        package var length: Double
        /// What decided it, in words.
        package var rule: String

        package init(length: Double, rule: String) {
            self.length = length
            self.rule = rule
        }
    }

    /// A child's turn in the sharing of the length.
    package struct Share: Codable, Sendable {
        package var priority: Double
        package var minimum: Double
        /// The child's largest length less its smallest.
        package var flexibility: Double
        /// What is kept back for children of lower priorities.
        package var reserved: Double
        /// What the child shares with those of its priority who come after it.
        package var available: Double
        /// How many these are, the child included.
        package var sharers: Int

        package init(priority: Double, minimum: Double, flexibility: Double, reserved: Double, available: Double, sharers: Int) {
            self.priority = priority
            self.minimum = minimum
            self.flexibility = flexibility
            self.reserved = reserved
            self.available = available
            self.sharers = sharers
        }
    }

    package struct Child: Codable, Sendable {
        /// Nil where nothing was proposed.
        package var offered: Double?
        package var taken: Double
        /// Where the guide lies across the axis, from the child's own edge.
        package var guide: Double
        package var isGuideExplicit: Bool
        /// Nil where there was nothing to share.
        package var share: Share?

        package init(offered: Double?, taken: Double, guide: Double, isGuideExplicit: Bool, share: Share?) {
            self.offered = offered
            self.taken = taken
            self.guide = guide
            self.isGuideExplicit = isGuideExplicit
            self.share = share
        }
    }

    /// `horizontal` or `vertical`.
    package var axis: String
    /// What was proposed; nil for nothing.
    package var length: Double?
    package var gaps: [Gap]
    /// The guide by which the children are lined up.
    package var alignment: String
    /// Where the line lies across the axis, from the stack's edge.
    package var line: Double
    /// The places in `children` in the order in which they were served.
    package var order: [Int]
    package var children: [Child]

    package init(axis: String, length: Double?, gaps: [Gap], alignment: String, line: Double, order: [Int], children: [Child]) {
        self.axis = axis
        self.length = length
        self.gaps = gaps
        self.alignment = alignment
        self.line = line
        self.order = order
        self.children = children
    }
}
