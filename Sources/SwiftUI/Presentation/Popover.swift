import CoreGraphics
import SwiftUICore

/// The place that the arrow of a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view in unit coordinates.
    case point(UnitPoint)
}

/// Where a popover lies.
package struct PopoverPlacement: Equatable, Sendable {
    /// The rectangle in the window that the arrow points to, in points.
    var target: CGRect
    /// The edges of the rectangle at which the popover may lie, the preferred one first. Without any the popover has no arrow, and lies in the centre
    /// of the rectangle.
    var edges: [Edge]
    /// Whether an arrow points to the rectangle. A popover without one lies in the centre of the rectangle if it fits at no edge.
    var hasArrow = true

    package init(target: CGRect, edges: [Edge], hasArrow: Bool = true) {
        self.target = target
        self.edges = edges
        self.hasArrow = hasArrow
    }

    /// Creates the placement for a view with a frame in the window.
    fileprivate init(_ anchor: PopoverAttachmentAnchor, in frame: CGRect, edge: Edge) {
        target =
            switch anchor {
            case .rect(let source): source.rect(in: frame)
            case .point(let point): CGRect(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0, height: 0)
            }
        edges = [edge, edge.opposite]
    }
}

private struct PopoverModifier<Popover: View> {
    var isPresented: Binding<Bool>
    var anchor: PopoverAttachmentAnchor
    var edge: Edge
    var content: () -> Popover
    /// The adaptation set by the content; nil until the content has been made once to read it.
    @State private var adaptation: CompactAdaptation?
    @Environment(reading: { $0 }) private var environment

    nonisolated init(isPresented: Binding<Bool>, anchor: PopoverAttachmentAnchor, edge: Edge, content: @escaping () -> Popover) {
        self.isPresented = isPresented
        self.anchor = anchor
        self.edge = edge
        self.content = content
        _adaptation = State(initialValue: nil)
    }

    /// Whether the form of the popover depends on the adaptation: on iOS, where a size class is compact.
    private var adapts: Bool {
        !environment.isMac && (environment.horizontalSizeClass == .compact || environment.verticalSizeClass == .compact)
    }
}

extension PopoverModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (isPresented, anchor, edge, popover) = (isPresented, anchor, edge, self.content)
        let isShown = isPresented.wrappedValue
        let adaptation = adapts ? adaptation : CompactAdaptation()
        let isPopover = adaptation?.keepsPopover(in: environment)
        return
            content
            .presentation(isPresented: isShown && isPopover == nil) {
                AdaptationReader(content: popover()) { self.adaptation = $0 }
            }
            .presentation(isPresented: isShown && isPopover == false) {
                SheetPresentation(content: popover(), dismiss: { isPresented.wrappedValue = false })
            }
            .anchoredPresentation(isPresented: isShown && isPopover == true, level: 1) { frame in
                PopoverPresentation(
                    placement: PopoverPlacement(anchor, in: frame, edge: edge), content: popover(), dismiss: { isPresented.wrappedValue = false })
            }
            .onChange(of: isShown) { _, isShown in
                if !isShown { self.adaptation = nil }
            }
    }
}

extension View {
    /// Presents a view in a box with an arrow that points to this view, while `isPresented` is true.
    ///
    /// On iOS, with a compact horizontal size class, it is a sheet, unless its content has another `presentationCompactAdaptation`; there
    /// the content is made twice, once out of sight to read that setting. A click outside of the popover and the Escape key close it.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the popover is shown; set to false when the user closes it.
    ///   - attachmentAnchor: The part of this view that the arrow points to.
    ///   - arrowEdge: The preferred edge of the anchor at which the popover lies. The opposite edge is used if it has more room.
    ///   - content: The content of the popover.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PopoverModifier(isPresented: isPresented, anchor: attachmentAnchor, edge: arrowEdge, content: content))
    }

    /// Presents a popover for the value of `item` while it is not nil. Closing the popover sets it to nil.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PopoverModifier(
                isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
                anchor: attachmentAnchor, edge: arrowEdge
            ) {
                Group {
                    if let value = item.wrappedValue { content(value).id(value.id) }
                }
            })
    }
}

/// Presents a popover or a sheet as long as the view exists.
private struct LastingPopoverModifier<Popover: View> {
    var placement: PopoverPlacement?
    var adaptation: PresentationAdaptation
    var isModal: Bool
    var dismiss: @MainActor () -> Void
    var content: (_ isPopover: Bool) -> Popover
    @Environment(reading: { $0 }) private var environment

    nonisolated init(
        placement: PopoverPlacement?, adaptation: PresentationAdaptation, isModal: Bool, dismiss: @escaping @MainActor () -> Void,
        content: @escaping (Bool) -> Popover
    ) {
        self.placement = placement
        self.adaptation = adaptation
        self.isModal = isModal
        self.dismiss = dismiss
        self.content = content
    }
}

extension LastingPopoverModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (popover, dismiss, adaptation, isModal) = (self.content, dismiss, adaptation, isModal)
        let isAllowed = CompactAdaptation(horizontal: adaptation, vertical: adaptation).keepsPopover(in: environment)
        let placement = isAllowed ? placement : nil
        return
            content
            .presentation(isPresented: placement != nil) {
                if let placement { PopoverPresentation(placement: placement, content: popover(true), isModal: isModal, dismiss: dismiss) }
            }
            .modifier(
                SheetModifier(isPresented: placement == nil, dismiss: dismiss, onDismiss: nil, coversAll: false, isFree: true) {
                    popover(false).presentationCompactAdaptation(adaptation).interactiveDismissDisabled(isModal)
                })
    }
}

extension View {
    /// Presents a popover as long as this view exists: the one of `popover(isPresented:)`, which is a sheet where that is one.
    ///
    /// - Parameters:
    ///   - placement: Where the popover lies; nil for a sheet in any case.
    ///   - adaptation: The form where a size class is compact, as of `presentationCompactAdaptation(_:)`.
    ///   - isModal: Whether the user cannot end the presentation; the content can.
    ///   - dismiss: Called when the user or the content asks for the end of the presentation; removes this view.
    ///   - content: Returns the content of a popover or of a sheet.
    nonisolated package func lastingPopover<Content: View>(
        placement: PopoverPlacement?, adaptation: PresentationAdaptation, isModal: Bool, dismiss: @escaping @MainActor () -> Void,
        @ViewBuilder content: @escaping (_ isPopover: Bool) -> Content
    ) -> some View {
        modifier(LastingPopoverModifier(placement: placement, adaptation: adaptation, isModal: isModal, dismiss: dismiss, content: content))
    }
}

struct PopoverPresentation<Content: View>: View {
    var placement: PopoverPlacement
    var content: Content
    /// Whether the user cannot close the popover; its content can.
    var isModal = false
    var dismiss: @MainActor () -> Void
    @Environment(\.surfaces) private var surfaces

    /// The distance between a popover without an arrow and its target, in points.
    private static var gapWithoutArrow: CGFloat { 8 }

    init(placement: PopoverPlacement, content: Content, isModal: Bool = false, dismiss: @escaping @MainActor () -> Void) {
        self.placement = placement
        self.content = content
        self.isModal = isModal
        self.dismiss = dismiss
    }

    var body: some View {
        var lifted = surfaces
        lifted.isElevated = true
        let arrow = surfaces.profile.dialogs.popoverArrow
        let gap = placement.hasArrow ? arrow.height + 1 : Self.gapWithoutArrow
        let shape = RoundedRectangle(cornerRadius: surfaces.profile.dialogs.popoverRadius, style: .continuous)
        return Group {
            Color.clear
                .ignoresSafeArea()
                .contentShape(Rectangle())
                .onTapGesture { if !isModal { dismiss() } }
                .accessibilityHidden(true)
            GeometryReader { proxy in
                let origin = proxy.frame(in: .global).origin
                let target = placement.target.offsetBy(dx: -origin.x, dy: -origin.y)
                AnchoredBox(
                    target: target, edges: placement.edges, gap: gap, arrowLength: arrow.width, isCentered: !placement.hasArrow
                ) {
                    content
                        .modifier(DismissTargetProvider(dismiss: dismiss))
                        .presentedEnvironment(isOnSheet: true)
                        .background(lifted.panel)
                        .clipShape(shape)
                        .overlay { shape.strokeBorder(surfaces.separator, lineWidth: PopoverArrow.lineWidth) }
                        .panelShadow(color: .black.opacity(0.2), radius: 7, y: 5)
                    ForEach(placement.hasArrow ? placement.edges : [], id: \.self) { PopoverArrow(edge: $0, gap: gap, fill: lifted.panel) }
                }
            }
            .transition(.opacity.animation(.easeOut(duration: 0.2)))
            .accessibilityAddTraits(.isModal)
            .escaping { if !isModal { dismiss() } }
        }
    }
}

/// The arrow of a popover, with the outline of the box around its sides and without the part of that outline at its base.
private struct PopoverArrow: View {
    /// The edge of the target at which the popover lies.
    var edge: Edge
    /// The distance of the box from the target, in points.
    var gap: CGFloat
    var fill: Color

    static let lineWidth: CGFloat = 0.5

    @Environment(\.surfaces) private var surfaces

    init(edge: Edge, gap: CGFloat, fill: Color) {
        self.edge = edge
        self.gap = gap
        self.fill = fill
    }

    var body: some View {
        let triangle = PopoverTriangle(edge: edge, height: gap, overlap: 2 * Self.lineWidth)
        triangle.fill(fill)
            // The inner half of a line of twice the width, like the outline of the box.
            .overlay { PopoverTriangle(edge: edge, height: gap, overlap: nil).stroke(surfaces.separator, lineWidth: 2 * Self.lineWidth) }
            .clipShape(triangle)
    }
}

/// A triangle whose tip is in the centre of its rectangle and whose base is on the side of the popover's box.
private struct PopoverTriangle: Shape {
    /// The edge of the target at which the popover lies.
    var edge: Edge
    var height: CGFloat
    /// How far the triangle reaches into the box; nil for its two sides alone.
    var overlap: CGFloat?

    nonisolated init(edge: Edge, height: CGFloat, overlap: CGFloat?) {
        self.edge = edge
        self.height = height
        self.overlap = overlap
    }

    nonisolated func path(in rect: CGRect) -> Path {
        guard !rect.isEmpty else { return Path() }
        // Drawn for a box above the target, and turned.
        let half = (edge == .top || edge == .bottom ? rect.width : rect.height) / 2
        let triangle = Path { path in
            path.move(to: CGPoint(x: -half, y: -height))
            path.addLine(to: .zero)
            path.addLine(to: CGPoint(x: half, y: -height))
            if let overlap {
                path.addLine(to: CGPoint(x: half, y: -height - overlap))
                path.addLine(to: CGPoint(x: -half, y: -height - overlap))
                path.closeSubpath()
            }
        }
        let turn: CGFloat =
            switch edge {
            case .top: 0
            case .trailing: .pi / 2
            case .bottom: .pi
            case .leading: -.pi / 2
            }
        return triangle.applying(CGAffineTransform(rotationAngle: turn).concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
    }
}

/// Places a box inside the window at an edge of a rectangle, the first one at which it fits. Without edges it lies in the centre of the rectangle.
///
/// The first subview is the box. Of the others, the arrows for the edges, the arrow at the chosen edge is placed between the box and the rectangle,
/// and the others have no size.
struct AnchoredBox: Layout {
    var target: CGRect
    /// The edges, the preferred one first.
    var edges: [Edge]
    var gap: CGFloat
    var arrowLength: CGFloat
    /// Whether the box lies in the centre of the rectangle if it fits at no edge; otherwise it lies at the edge with the most room.
    var isCentered = false
    private static let margin: CGFloat = 8

    nonisolated init(target: CGRect, edges: [Edge], gap: CGFloat, arrowLength: CGFloat, isCentered: Bool = false) {
        self.target = target
        self.edges = edges
        self.gap = gap
        self.arrowLength = arrowLength
        self.isCentered = isCentered
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Returns the edge at which the box is placed: the first one at which it fits, or else the one with the most room; nil for the centre.
    private nonisolated func placedEdge(_ size: CGSize, in bounds: CGRect) -> Edge? {
        func room(_ edge: Edge) -> CGFloat {
            switch edge {
            case .top: target.minY - gap - size.height - Self.margin
            case .bottom: bounds.height - target.maxY - gap - size.height - Self.margin
            case .leading: target.minX - gap - size.width - Self.margin
            case .trailing: bounds.width - target.maxX - gap - size.width - Self.margin
            }
        }
        return edges.first { room($0) >= 0 } ?? (isCentered ? nil : edges.reversed().max { room($0) < room($1) })
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let box = subviews.first else { return }
        let offer = ProposedViewSize(width: max(0, bounds.width - 2 * Self.margin), height: max(0, bounds.height - 2 * Self.margin))
        let ideal = box.sizeThatFits(.unspecified)
        let size = CGSize(width: min(ideal.width, offer.width ?? 0), height: min(ideal.height, offer.height ?? 0))
        let edge = placedEdge(size, in: bounds)
        var origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
        switch edge {
        case .top: origin.y = target.minY - gap - size.height
        case .bottom: origin.y = target.maxY + gap
        case .leading: origin.x = target.minX - gap - size.width
        case .trailing: origin.x = target.maxX + gap
        case nil: break
        }
        origin.x = min(max(Self.margin, origin.x), max(Self.margin, bounds.width - size.width - Self.margin))
        origin.y = min(max(Self.margin, origin.y), max(Self.margin, bounds.height - size.height - Self.margin))
        box.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(size))
        let tip: CGPoint =
            switch edge {
            case .top: CGPoint(x: target.midX, y: target.minY)
            case .bottom: CGPoint(x: target.midX, y: target.maxY)
            case .leading: CGPoint(x: target.minX, y: target.midY)
            case .trailing: CGPoint(x: target.maxX, y: target.midY)
            case nil: CGPoint(x: target.midX, y: target.midY)
            }
        for (arrow, arrowEdge) in zip(subviews.dropFirst(), edges) {
            let length = arrowEdge == edge ? arrowLength : 0
            arrow.place(
                at: CGPoint(x: bounds.minX + tip.x, y: bounds.minY + tip.y), anchor: .center,
                proposal: ProposedViewSize(width: length, height: length))
        }
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
