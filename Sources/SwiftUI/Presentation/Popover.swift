import SwiftUICore

/// Where a popover's arrow points to.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view, as fractions of its size.
    case point(UnitPoint)
}

/// How a presentation looks where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
    private enum Kind { case automatic, none, popover, sheet, fullScreenCover }
    private let kind: Kind

    /// As the platform does.
    public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
    /// As elsewhere.
    public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
    /// As a popover.
    public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
    /// As a sheet.
    public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
    /// As a cover of the window.
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(kind: .fullScreenCover) }
}

private struct PopoverModifier<Popover: View> {
    var isPresented: Binding<Bool>
    var anchor: PopoverAttachmentAnchor
    var edge: Edge
    var content: () -> Popover
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.isMac) private var isMac

    nonisolated init(isPresented: Binding<Bool>, anchor: PopoverAttachmentAnchor, edge: Edge, content: @escaping () -> Popover) {
        self.isPresented = isPresented
        self.anchor = anchor
        self.edge = edge
        self.content = content
    }
}

extension PopoverModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (isPresented, anchor, edge, popover) = (isPresented, anchor, edge, self.content)
        let isShown = isPresented.wrappedValue
        let isSheet = !isMac && sizeClass == .compact
        return content
            .presentation(isPresented: isShown && isSheet) {
                SheetPresentation(content: popover(), dismiss: { isPresented.wrappedValue = false })
            }
            .anchoredPresentation(isPresented: isShown && !isSheet, level: 1) { frame in
                PopoverPresentation(
                    frame: frame, anchor: anchor, edge: edge, content: popover(), dismiss: { isPresented.wrappedValue = false })
            }
    }
}

extension View {
    /// Shows a view in a box that points to this one, while a binding says so. Where there is little room, it is a sheet.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PopoverModifier(isPresented: isPresented, anchor: attachmentAnchor, edge: arrowEdge, content: content))
    }

    /// Shows a view for the item that a binding has in a box that points to this one. Where there is little room, it is a sheet.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PopoverModifier(
            isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
            anchor: attachmentAnchor, edge: arrowEdge
        ) {
            Group {
                if let value = item.wrappedValue { content(value).id(value.id) }
            }
        })
    }
}

/// The box of a popover.
private struct PopoverPresentation<Content: View>: View {
    var frame: CGRect
    var anchor: PopoverAttachmentAnchor
    var edge: Edge
    var content: Content
    var dismiss: @MainActor () -> Void
    @Environment(\.surfaces) private var surfaces

    private var target: CGRect {
        switch anchor {
        case .rect: frame
        case .point(let point): CGRect(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0, height: 0)
        }
    }

    var body: some View {
        var lifted = surfaces
        lifted.isElevated = true
        let arrow = surfaces.profile.dialogs.popoverArrow
        let shape = RoundedRectangle(cornerRadius: surfaces.profile.dialogs.popoverRadius, style: .continuous)
        return Group {
            Color.clear
                .ignoresSafeArea()
                .contentShape(Rectangle())
                .onTapGesture { dismiss() }
                .accessibilityHidden(true)
            GeometryReader { proxy in
                let origin = proxy.frame(in: .global).origin
                AnchoredBox(target: target.offsetBy(dx: -origin.x, dy: -origin.y), edge: edge, gap: arrow.height + 1) {
                    content
                        .modifier(DismissTargetProvider(dismiss: dismiss))
                        .presentedEnvironment(isOnSheet: true)
                        .background(lifted.panel)
                        .clipShape(shape)
                        .overlay { shape.strokeBorder(surfaces.separator, lineWidth: 0.5) }
                        .shadow(color: .black.opacity(0.2), radius: 14, y: 5)
                    PopoverArrow(edge: edge).fill(lifted.panel)
                        .frame(width: arrow.width, height: arrow.width)
                }
            }
            .transition(.opacity.animation(.easeOut(duration: 0.2)))
            .accessibilityAddTraits(.isModal)
            .escaping(dismiss)
        }
    }
}

/// A triangle that points out of a box at an edge of what the box belongs to.
private struct PopoverArrow: Shape {
    /// The edge of the target at which the box lies.
    var edge: Edge

    nonisolated init(edge: Edge) {
        self.edge = edge
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let half = rect.width / 2
        return Path { path in
            // The tip lies in the middle of the rectangle, the base on the side of the box.
            switch edge {
            case .top:
                path.addLines([CGPoint(x: rect.midX - half, y: rect.minY), CGPoint(x: rect.midX + half, y: rect.minY), CGPoint(x: rect.midX, y: rect.midY)])
            case .bottom:
                path.addLines([CGPoint(x: rect.midX - half, y: rect.maxY), CGPoint(x: rect.midX + half, y: rect.maxY), CGPoint(x: rect.midX, y: rect.midY)])
            case .leading:
                path.addLines([CGPoint(x: rect.minX, y: rect.midY - half), CGPoint(x: rect.minX, y: rect.midY + half), CGPoint(x: rect.midX, y: rect.midY)])
            case .trailing:
                path.addLines([CGPoint(x: rect.maxX, y: rect.midY - half), CGPoint(x: rect.maxX, y: rect.midY + half), CGPoint(x: rect.midX, y: rect.midY)])
            }
            path.closeSubpath()
        }
    }
}

/// Places a box at an edge of a rectangle, inside of the window, and an arrow between the two.
struct AnchoredBox: Layout {
    var target: CGRect
    var edge: Edge
    var gap: CGFloat
    private static let margin: CGFloat = 8

    nonisolated init(target: CGRect, edge: Edge, gap: CGFloat) {
        self.target = target
        self.edge = edge
        self.gap = gap
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The edge at which the box finds room: the wanted one, or the one opposite.
    private nonisolated func placedEdge(_ size: CGSize, in bounds: CGRect) -> Edge {
        func room(_ edge: Edge) -> CGFloat {
            switch edge {
            case .top: target.minY - gap - size.height - Self.margin
            case .bottom: bounds.height - target.maxY - gap - size.height - Self.margin
            case .leading: target.minX - gap - size.width - Self.margin
            case .trailing: bounds.width - target.maxX - gap - size.width - Self.margin
            }
        }
        let opposite: Edge = switch edge {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
        return room(edge) >= 0 || room(opposite) < room(edge) ? edge : opposite
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
        }
        origin.x = min(max(Self.margin, origin.x), max(Self.margin, bounds.width - size.width - Self.margin))
        origin.y = min(max(Self.margin, origin.y), max(Self.margin, bounds.height - size.height - Self.margin))
        box.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(size))
        guard subviews.count > 1 else { return }
        let tip: CGPoint = switch edge {
        case .top: CGPoint(x: target.midX, y: target.minY)
        case .bottom: CGPoint(x: target.midX, y: target.maxY)
        case .leading: CGPoint(x: target.minX, y: target.midY)
        case .trailing: CGPoint(x: target.maxX, y: target.midY)
        }
        subviews[1].place(
            at: CGPoint(x: bounds.minX + tip.x, y: bounds.minY + tip.y), anchor: edge == self.edge ? .center : .zero,
            proposal: edge == self.edge ? .unspecified : .zero)
    }
}
