import SwiftUI
import SwiftUICore

/// How tips look.
///
/// Follows https://developer.apple.com/documentation/tipkit/tipviewstyle.
@MainActor @preconcurrency public protocol TipViewStyle {
    /// The type of the view.
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration

    /// Makes the view of a tip.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The tip and the layout from which a style makes a view.
///
/// Follows https://developer.apple.com/documentation/tipkit/tipviewstyleconfiguration.
@MainActor @preconcurrency public struct TipViewStyleConfiguration {
    /// The tip.
    public let tip: any Tip
    /// The title.
    public var title: Text? { tip.title }
    /// The text below the title; nil for none.
    public var message: Text? { tip.message }
    /// The picture beside the title; nil for none.
    public var image: Image? { tip.image }
    /// The buttons. Pressing one has to call its handler.
    public let actions: [Tips.Action]

    init(tip: any Tip, action: @escaping @MainActor (Tips.Action) -> Void) {
        self.tip = tip
        actions = tip.actions.map { own in
            Tips.Action(
                id: own.id,
                perform: {
                    own.handler()
                    Task { @MainActor in action(own) }
                }, own.label)
        }
    }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// A picture beside the title and the text, with buttons below.
    public static var miniTip: Self { MiniTipViewStyle() }
}

/// A picture beside the title and the text, with buttons below.
///
/// Apple publishes no measures of it: they are those of a row with two lines and a picture.
///
/// Follows https://developer.apple.com/documentation/tipkit/minitipviewstyle.
public struct MiniTipViewStyle: TipViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

private struct MiniTip: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipImageSize) private var imageSize

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top, spacing: 12) {
                if let image = configuration.image {
                    image
                        .resizable()
                        .scaledToFit()
                        .foregroundStyle(.tint)
                        .frame(width: imageSize.width, height: imageSize.height)
                        .accessibilityHidden(true)
                }
                VStack(alignment: .leading, spacing: 2) {
                    configuration.title.font(.headline)
                    configuration.message.font(.subheadline).foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .fixedSize(horizontal: false, vertical: true)
                Button {
                    configuration.tip.invalidate(reason: .tipClosed)
                } label: {
                    Image(systemName: "xmark").font(.footnote.bold()).foregroundStyle(.tertiary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Close")
            }
            .padding(16)
            ForEach(configuration.actions.indices, id: \.self) { index in
                Divider().padding(.leading, 16)
                Button(action: configuration.actions[index].handler) {
                    configuration.actions[index].label()
                        .fontWeight(index == 0 ? .semibold : .regular)
                        .foregroundStyle(.tint)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .padding(.horizontal, 16)
                        .padding(.vertical, 12)
                        .contentShape(.rect)
                }
                .buttonStyle(.plain)
            }
        }
    }
}

extension EnvironmentValues {
    @Entry var tipViewStyle: any TipViewStyle = MiniTipViewStyle()
    @Entry var tipBackground: AnyShapeStyle?
    @Entry var tipCornerRadius: CGFloat = 13
    @Entry var tipImageSize = CGSize(width: 40, height: 40)
}

extension View {
    /// Sets how tips look.
    nonisolated public func tipViewStyle(_ style: some TipViewStyle & Sendable) -> some View { environment(\.tipViewStyle, style) }
    /// Sets the surface of tips among other views.
    nonisolated public func tipBackground(_ style: some ShapeStyle) -> some View { environment(\.tipBackground, AnyShapeStyle(style)) }
    /// Sets the radius of the corners of tips among other views.
    nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
        environment(\.tipCornerRadius, cornerRadius)
    }
    /// Sets the size of the picture of tips.
    nonisolated public func tipImageSize(_ size: CGSize) -> some View { environment(\.tipImageSize, size) }

    /// Shows a tip in a popover of the view, while it may be shown.
    ///
    /// - Parameters:
    ///   - tip: The tip; nil for none.
    ///   - arrowEdge: The edge of the view at which the popover is.
    ///   - action: Is called for each button of the tip that is pressed.
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View { modifier(PopoverTip(tip: tip, arrowEdge: arrowEdge, action: action)) }
}

private struct PopoverTip: ViewModifier {
    let tip: (any Tip)?
    let arrowEdge: Edge
    let action: @MainActor (Tips.Action) -> Void
    @ObservedObject private var changes = TipChanges.shared
    /// The tip whose popover the user has left.
    @State private var leftTip: String?

    private var isPresented: Bool { tip.map { $0.shouldDisplay && $0.id != leftTip } ?? false }

    func body(content: Content) -> some View {
        content.popover(
            isPresented: Binding(get: { isPresented }, set: { if !$0 { leftTip = tip?.id } }), arrowEdge: arrowEdge
        ) {
            if let tip {
                ShownTip(tip: tip, action: action)
                    .frame(width: 320)
                    .presentationCompactAdaptation(.popover)
            }
        }
    }
}
