import CoreGraphics
import Foundation

/// A container or modifier, other than a stack, that can explain its layout.
protocol ExplainedLayout: ViewNode {
    /// Sentences that explain the layout, computed on demand.
    var notes: [String] { get }
}

extension ViewNode {
    /// The explanation of the layout of a view other than a stack; empty if there is none.
    package final var layoutNotes: [String] {
        (self as? any ExplainedLayout)?.notes ?? []
    }
}

extension ZStackNode: ExplainedLayout {
    var notes: [String] {
        guard children.count > 1 else { return [] }
        let priorities = Set(children.map(\.layoutPriority)).sorted(by: >)
        var notes = ["layers are lined up by \(alignment.horizontal.key.name) and \(alignment.vertical.key.name)"]
        if priorities.count > 1 { notes.append("only those of priority \(InspectorWords.length(priorities[0])) count for the size") }
        return notes
    }
}

extension GridNode: ExplainedLayout {
    var notes: [String] {
        var servings: [GridSolver.Serving] = []
        let solver = solver
        let (columns, rows) = solver.explain(proposal) { servings.append($0) }
        let gaps = solver.gaps
        return
            notes(.horizontal, "column", columns.count, gaps.columns, servings.filter { $0.axis == .horizontal })
            + ["columns " + list(columns.map { ($0.length, $0.alignment.key) })]
            + notes(.vertical, "row", rows.count, gaps.rows, servings.filter { $0.axis == .vertical })
            + ["rows " + list(rows.map { ($0.length, $0.alignment.key) })]
    }

    /// A list of lengths, each with its alignment guide unless that is the centre.
    private func list(_ lines: [(length: CGFloat, key: AlignmentKey)]) -> String {
        lines.map { line in
            let isCentered = line.key == HorizontalAlignment.center.key || line.key == VerticalAlignment.center.key
            return InspectorWords.length(line.length) + (isCentered ? "" : " (lined up by \(line.key.name))")
        }.joined(separator: ", ")
    }

    private func notes(
        _ axis: Axis, _ name: String, _ count: Int, _ gap: (length: CGFloat, isGiven: Bool), _ servings: [GridSolver.Serving]
    ) -> [String] {
        guard count > 1 else { return [] }
        let proposed = proposal[axis]
        let extent = axis == .horizontal ? "width" : "height"
        let gaps = "gaps of \(InspectorWords.length(gap.length)) (\(gap.isGiven ? "given by the grid" : "the usual gap"))"
        let across = axis == .horizontal ? "row" : "column"
        var notes: [String]
        if proposed.isNaN {
            notes = ["no \(extent) is proposed: each \(name) takes its ideal; \(gaps)"]
        } else if !proposed.isFinite {
            notes = ["the \(extent) is infinite: each \(name) takes its largest; \(gaps)"]
        } else {
            notes = ["\(name)s share \(InspectorWords.length(proposed)), less \(gaps), the least flexible first"]
        }
        var turn = 0
        for serving in servings {
            let decider = serving.decider.map { " (\(across) \($0 + 1))" } ?? ""
            if serving.lines.count > 1 {
                notes.append(
                    "  a cell\(decider) over \(name)s \(serving.lines.lowerBound + 1) to \(serving.lines.upperBound) lacks "
                        + "\(InspectorWords.length(serving.available)): \(InspectorWords.length(serving.taken)) more for each")
                continue
            }
            turn += 1
            let range =
                serving.flexibility < 0.005
                ? "fixed"
                : "from \(InspectorWords.length(serving.minimum)) to \(InspectorWords.length(serving.minimum + serving.flexibility))"
            let offer = max(0, serving.available / CGFloat(serving.sharers))
            let share = serving.sharers > 1 ? " = \(InspectorWords.length(serving.available)) / \(serving.sharers)" : ""
            notes.append(
                "  \(turn).  \(name) \(serving.lines.lowerBound + 1)  \(range)  offered \(InspectorWords.length(offer))\(share)  → "
                    + "\(InspectorWords.length(serving.taken))\(decider)")
        }
        return notes
    }
}

extension LayoutNode: ExplainedLayout {
    /// The placements made by a custom layout. The layout is not called again, since the program could observe it.
    var notes: [String] {
        arrangedPlaces.enumerated().map { index, place in
            guard let place else { return "\(index + 1). not placed by the layout: in the centre" }
            return "\(index + 1). placed with its \(InspectorWords.point(place.anchor)) at \(InspectorWords.length(place.position.x)), "
                + "\(InspectorWords.length(place.position.y)), offered \(InspectorWords.proposal(place.proposal))"
        }
    }
}

extension FlexibleFrameNode: ExplainedLayout {
    var notes: [String] {
        func note(_ axis: Axis, _ name: String, _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) -> String? {
            guard minimum != nil || ideal != nil || maximum != nil else { return nil }
            let (proposed, own) = (proposal[axis], size[axis])
            let limits = [minimum.map { "at least \(InspectorWords.length($0))" }, maximum.map { "at most \(InspectorWords.length($0))" }]
                .compactMap { $0 }.joined(separator: ", ")
            let reason: String
            if proposed.isNaN {
                reason = ideal != nil ? "nothing is proposed: its ideal" : "nothing is proposed: what the view takes"
            } else if own == proposed {
                reason = "what is proposed"
            } else if own == maximum {
                reason = "\(InspectorWords.length(proposed)) is proposed: its limit"
            } else if own == minimum {
                reason = "\(InspectorWords.length(proposed)) is proposed: its least"
            } else {
                reason = "\(InspectorWords.length(proposed)) is proposed: what the view takes"
            }
            return "\(name) \(InspectorWords.length(own)): \(reason)" + (limits.isEmpty ? "" : "; \(limits)")
        }
        return [
            note(.horizontal, "width", modifier.minWidth, modifier.idealWidth, modifier.maxWidth),
            note(.vertical, "height", modifier.minHeight, modifier.idealHeight, modifier.maxHeight),
            lying(child, by: modifier.alignment),
        ].compactMap { $0 }
    }
}

extension FrameNode: ExplainedLayout {
    var notes: [String] { [lying(child, by: modifier.alignment)].compactMap { $0 } }
}

extension AspectRatioNode: ExplainedLayout {
    var notes: [String] {
        let offer = childPlacement(in: size, proposal: proposal).proposal
        let ratio = offer.width / offer.height
        guard ratio.isFinite else { return [] }
        return [
            "offers \(InspectorWords.proposal(offer)): a proportion of \(InspectorWords.length(ratio)) "
                + (modifier.contentMode == .fit ? "that fits into" : "that fills") + " \(InspectorWords.proposal(proposal))"
        ]
    }
}

extension LazyContainerNode: ExplainedLayout {
    var notes: [String] { visibilityNotes }
}

extension ViewNode {
    /// Describes the alignment of a child in a frame of another size; nil if the sizes are equal.
    fileprivate func lying(_ child: ViewNode, by alignment: Alignment) -> String? {
        guard child.size != size else { return nil }
        let dimensions = child.dimensions(in: child.proposal)
        func explicit(_ key: AlignmentKey) -> String {
            dimensions.explicit(key).map { " (set at \(InspectorWords.length($0)))" } ?? ""
        }
        let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
        return "the view lies in it by its \(horizontal.name)\(explicit(horizontal)) and its \(vertical.name)\(explicit(vertical))"
    }
}
