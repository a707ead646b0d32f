import SwiftUI
import SwiftUICore

/// A tip, in place among other views, while it may be shown.
///
/// The user closes it with a button. Without a tip that may be shown the view takes no space.
///
/// Follows https://developer.apple.com/documentation/tipkit/tipview.
@MainActor @preconcurrency public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let arrowEdge: Edge?
    private let action: @MainActor (Tips.Action) -> Void
    @ObservedObject private var changes = TipChanges.shared

    /// Creates the view of a tip.
    ///
    /// - Parameters:
    ///   - tip: The tip; nil for none.
    ///   - arrowEdge: The edge at which an arrow points to the view beside it; nil for no arrow.
    ///   - action: Is called for each button of the tip that is pressed.
    public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }) {
        self.tip = tip
        self.arrowEdge = arrowEdge
        self.action = action
    }

    public var body: some View {
        if let tip, tip.shouldDisplay {
            ShownTip(tip: tip, action: action)
                .modifier(TipFrame(arrowEdge: arrowEdge))
                .transition(.opacity)
        }
    }
}

extension TipView where Content == AnyTip {
    /// Creates the view of a tip of any type.
    @_disfavoredOverload
    public init(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }) {
        self.init(tip.map { AnyTip($0) }, arrowEdge: arrowEdge, action: action)
    }
}

/// A tip of any type.
///
/// Follows https://developer.apple.com/documentation/tipkit/anytip.
public struct AnyTip: Tip {
    let base: any Tip

    /// Wraps a tip.
    public init(_ tip: any Tip) { base = tip }

    public var id: String { base.id }
    public var title: Text { base.title }
    public var message: Text? { base.message }
    public var image: Image? { base.image }
    public var actions: [Action] { base.actions }
    public var rules: [Rule] { base.rules }
    public var options: [any Option] { base.options }
}

/// A tip that is shown, in its style.
struct ShownTip: View {
    let tip: any Tip
    let action: @MainActor (Tips.Action) -> Void
    @Environment(\.tipViewStyle) private var style

    var body: some View {
        AnyView(style.makeBody(configuration: TipViewStyleConfiguration(tip: tip, action: action)))
            .onAppear { TipStore.shared.appeared(tip.id) }
            .onDisappear { TipStore.shared.disappeared(tip.id) }
    }
}

/// The surface of a tip among other views, with an arrow.
private struct TipFrame: ViewModifier {
    let arrowEdge: Edge?
    @Environment(\.tipBackground) private var background
    @Environment(\.tipCornerRadius) private var radius

    private var style: AnyShapeStyle { background ?? AnyShapeStyle(.background.secondary) }

    func body(content: Content) -> some View {
        content
            .background(style, in: .rect(cornerRadius: radius, style: .continuous))
            .padding(arrowEdge.map { Edge.Set($0) } ?? [], Self.arrowLength)
            .overlay(alignment: arrowEdge?.alignment ?? .center) {
                if let arrowEdge {
                    Arrow(edge: arrowEdge)
                        .fill(style)
                        .frame(
                            width: arrowEdge.isHorizontal ? Self.arrowLength : 2 * Self.arrowLength,
                            height: arrowEdge.isHorizontal ? 2 * Self.arrowLength : Self.arrowLength)
                }
            }
    }

    private static let arrowLength: CGFloat = 10
}

extension Edge {
    fileprivate var isHorizontal: Bool { self == .leading || self == .trailing }

    fileprivate var alignment: Alignment {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

/// A triangle whose tip is at an edge.
private struct Arrow: Shape {
    let edge: Edge

    func path(in rect: CGRect) -> Path {
        let points =
            switch edge {
            case .top: [CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY)]
            case .bottom: [CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.minY)]
            case .leading: [CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)]
            case .trailing: [CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY)]
            }
        return Path { path in
            path.addLines(points)
            path.closeSubpath()
        }
    }
}
