import CoreGraphics
import SwiftUICore

/// A type that determines the size of a presentation.
///
/// A length that `proposedSize(for:context:)` specifies is that of the presentation, unless its content is larger; along an axis without
/// a proposal the presentation has the ideal length of its content. Presentations are never larger than the window.
public protocol PresentationSizing {
    /// Returns the size that is proposed to the content, in points; nil lengths leave the choice to the content.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a presentation that is about to be sized.
public struct PresentationSizingRoot {
    let size: (ProposedViewSize) -> CGSize

    /// Returns the size of the content for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// The context in which a presentation is sized.
public struct PresentationSizingContext {
    /// The size of the area that the presentation may fill, in points.
    let room: CGSize
    /// The largest lengths that the presentation has had so far, in points.
    let largest: CGSize
}

/// The default sizing: that of the content on macOS. On iOS it is that of a form where the width is regular, as since iOS 18; elsewhere a sheet is as
/// wide as the window.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified }
}

/// The size of a form: 540 × 620 points, as measured on iPadOS.
public struct FormPresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: 540, height: 620)
    }
}

/// The size of a page of paper: at most 704 points wide, and as high as the window less a margin of 32 points above and below.
public struct PagePresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: 704, height: max(0, context.room.height - 64))
    }
}

/// The ideal size of the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The default of the platform: the size of the content on macOS; on iOS that of a form where the width is regular, and elsewhere the width of the
    /// window.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// The size of a form, smaller than that of a page.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// The size of a page of paper.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// The ideal size of the content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing {
    /// Returns the sizing with the ideal lengths of the content along some axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        AxisFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
    }

    /// Returns the sizing that along some axes grows with the content, but does not shrink while it is presented.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        StickySizing(base: self, horizontal: horizontal, vertical: vertical)
    }
}

private struct AxisFittedSizing<Base: PresentationSizing>: PresentationSizing {
    var base: Base
    var horizontal: Bool
    var vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        if horizontal { size.width = nil }
        if vertical { size.height = nil }
        return size
    }
}

private struct StickySizing<Base: PresentationSizing>: PresentationSizing {
    var base: Base
    var horizontal: Bool
    var vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        let fitted = root.sizeThatFits(size)
        if horizontal { size.width = max(size.width ?? fitted.width, context.largest.width) }
        if vertical { size.height = max(size.height ?? fitted.height, context.largest.height) }
        return size
    }
}

/// Holds a sizing, which is not equatable. A new object is made whenever the content that sets the sizing changes.
final class SheetSizing {
    nonisolated(unsafe) static let automatic = SheetSizing(AutomaticPresentationSizing())
    nonisolated(unsafe) static let form = SheetSizing(FormPresentationSizing())

    let sizing: any PresentationSizing

    init(_ sizing: any PresentationSizing) {
        self.sizing = sizing
    }
}

/// The lengths that a presentation has had so far.
final class SizeHistory {
    var largest = CGSize.zero
}

/// Gives its subview the size that a sizing determines, limited to the proposal.
struct PresentationSizingLayout: Layout {
    nonisolated(unsafe) var sizing: SheetSizing
    nonisolated(unsafe) var history: SizeHistory

    nonisolated init(sizing: SheetSizing, history: SizeHistory) {
        self.sizing = sizing
        self.history = history
    }

    private nonisolated func size(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
        guard let content = subviews.first else { return .zero }
        let room = CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
        func limited(_ size: ProposedViewSize) -> ProposedViewSize {
            ProposedViewSize(width: size.width.map { min($0, room.width) }, height: size.height.map { min($0, room.height) })
        }
        let wanted = limited(
            sizing.sizing.proposedSize(
                for: PresentationSizingRoot { content.sizeThatFits(limited($0)) },
                context: PresentationSizingContext(room: room, largest: history.largest)))
        let taken = content.sizeThatFits(wanted)
        return CGSize(
            width: min(max(wanted.width ?? 0, taken.width), room.width), height: min(max(wanted.height ?? 0, taken.height), room.height))
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        size(proposal, subviews)
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        history.largest = CGSize(width: max(history.largest.width, bounds.width), height: max(history.largest.height, bounds.height))
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
}
