/// How a row or column was laid out. All lengths are points along its axis unless stated otherwise.
package struct StackReport: Codable, Sendable {
    /// A gap between two neighbours.
    package struct Gap: Codable, Sendable {
        package var length: Double
        /// The reason for the gap, in words.
        package var rule: String

        package init(length: Double, rule: String) {
            self.length = length
            self.rule = rule
        }
    }

    /// A child's turn in the distribution of the length.
    package struct Share: Codable, Sendable {
        package var priority: Double
        package var minimum: Double
        /// The child's largest length minus its smallest.
        package var flexibility: Double
        /// The length reserved for children of lower priorities.
        package var reserved: Double
        /// The length that the child shares with the later children of its priority.
        package var available: Double
        /// The number of these children, including this one.
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
        /// Nil if the dimension was unspecified.
        package var offered: Double?
        package var taken: Double
        /// The position of the guide across the axis, from the child's own edge.
        package var guide: Double
        package var isGuideExplicit: Bool
        /// Nil if there was nothing to distribute.
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
    /// The proposed length; nil if unspecified.
    package var length: Double?
    package var gaps: [Gap]
    /// The guide by which the children are aligned.
    package var alignment: String
    /// The position of the alignment line across the axis, from the stack's edge.
    package var line: Double
    /// The indices in `children` in the order in which they were served.
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
