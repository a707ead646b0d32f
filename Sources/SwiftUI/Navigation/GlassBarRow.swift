import SwiftUICore

/// The items at one side of a bar, on surfaces of glass.
///
/// Items beside each other share a surface. Items with a title, tinted ones and those without a shared background have their own, and a space
/// between items divides them, too.
struct GlassBarRow: View {
    var entries: [ToolbarEntry]
    /// The height of the surfaces, in points.
    var height: CGFloat
    /// How the buttons of the items look, by the place of the item.
    @State private var looks: [Int: BarItemLook] = [:]
    @Environment(\.platformProfile) private var profile

    init(entries: [ToolbarEntry], height: CGFloat) {
        self.entries = entries
        self.height = height
    }

    /// A surface with its items, or a space.
    private struct Group {
        var items: [(place: Int, entry: ToolbarEntry)] = []
        var kind = Kind.shared

        enum Kind { case shared, own, tinted, bare, space }
    }

    private func kind(_ entry: ToolbarEntry, _ look: BarItemLook) -> Group.Kind {
        if entry.isFlexibleSpace || entry.isSpacer { return .space }
        if !entry.hasSharedBackground { return .bare }
        if look.isProminent || entry.placement == .confirmationAction { return look.isDisabled ? .own : .tinted }
        return entry.standard == nil ? entry.isTitle ? .own : .shared : .bare
    }

    private var groups: [Group] {
        var groups: [Group] = []
        var isDivided = true
        for (place, entry) in entries.flatMap(\.parts).enumerated() {
            if entry.isFixedSpace {
                isDivided = true
                continue
            }
            let kind = kind(entry, looks[place] ?? BarItemLook())
            if kind == .shared, !isDivided, groups.last?.kind == .shared {
                groups[groups.count - 1].items.append((place, entry))
            } else {
                groups.append(Group(items: [(place, entry)], kind: kind))
            }
            isDivided = false
        }
        return groups
    }

    var body: some View {
        let spacing = profile.bars.glass?.groupSpacing ?? 0
        HStack(spacing: spacing) {
            ForEach(Array(groups.enumerated()), id: \.offset) { _, group in
                if group.kind == .space {
                    Spacer(minLength: 0)
                } else {
                    HStack(spacing: 0) {
                        ForEach(group.items, id: \.place) { place, entry in
                            entry.view
                                .eachSubview { GlassBarCell(content: $0, isBare: group.kind == .bare, isTitle: entry.isTitle, leastWidth: height) }
                                .onPreferenceChange(BarItemLookKey.self) { looks[place] = $0 }
                        }
                    }
                    .frame(height: height)
                    .modifier(
                        GlassBarSurface(
                            tint: group.kind == .tinted ? group.items[0].entry.environment?.controlTint : nil, isBare: group.kind == .bare))
                }
            }
        }
    }
}

/// A view in a bar, with as much space around it as a finger needs.
private struct GlassBarCell<Content: View>: View {
    var content: Content
    var isBare: Bool
    var isTitle: Bool
    var leastWidth: CGFloat
    @State private var look = BarItemLook()
    @Environment(\.platformProfile) private var profile

    private var padding: CGFloat {
        guard !isBare, let glass = profile.bars.glass else { return 0 }
        // Buttons have the margins of icons themselves, so that they can be pressed there.
        return look.isButton ? isTitle ? glass.titlePadding - glass.itemPadding : 0 : glass.titlePadding
    }

    var body: some View {
        let glass = profile.bars.glass
        content
            .padding(.horizontal, padding)
            .frame(minWidth: isBare ? nil : leastWidth, minHeight: glass?.itemHeight)
            .onPreferenceChange(BarItemLookKey.self) { look = $0 }
    }
}

/// A capsule of glass behind the items of a bar, filled with the tint for prominent ones.
struct GlassBarSurface: ViewModifier {
    /// The style that fills the surface; nil for plain glass.
    var tint: AnyShapeStyle?
    var isBare = false

    nonisolated init(tint: AnyShapeStyle? = nil, isBare: Bool = false) {
        self.tint = tint
        self.isBare = isBare
    }

    func body(content: Content) -> some View {
        if isBare {
            content
        } else {
            content
                .background { if let tint { Capsule().fill(tint) } }
                .glassEffect(tint == nil ? .regular : .identity)
                .background { GlassShadow(shape: Capsule()) }
        }
    }
}

/// The soft shadow around a surface of glass, which does not darken what is seen through the glass.
struct GlassShadow<Outline: Shape>: View {
    var shape: Outline

    nonisolated init(shape: Outline) {
        self.shape = shape
    }

    private static var reach: CGFloat { 30 }

    var body: some View {
        shape
            .fill(.black)
            .panelShadow(color: .black.opacity(0.12), radius: 5, y: 3)
            .mask {
                Rectangle().padding(-Self.reach)
                    .overlay { shape.blendMode(.destinationOut) }
                    .compositingGroup()
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

/// How the button of a bar item looks.
struct BarItemLook: Equatable {
    /// Whether there is a button.
    var isButton = false
    var isProminent = false
    var isDisabled = false
}

struct BarItemLookKey: PreferenceKey {
    static var defaultValue: BarItemLook { BarItemLook() }

    static func reduce(value: inout BarItemLook, nextValue: () -> BarItemLook) {
        let next = nextValue()
        value.isButton = value.isButton || next.isButton
        value.isProminent = value.isProminent || next.isProminent
        value.isDisabled = value.isDisabled || next.isDisabled
    }
}

/// The appearance of buttons on the glass of a bar: the label in the colour of text, on a tinted surface in white.
struct GlassBarItemAppearance: ButtonStyle {
    private let hasProminentStyle: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isProminentBarItem) private var isProminentItem
    @Environment(\.tintStyle) private var explicitTint
    @Environment(\.controlColors) private var colors
    @Environment(\.foregroundStyles) private var styles
    @Environment(\.platformProfile) private var profile

    init(isProminent: Bool) {
        hasProminentStyle = isProminent
    }

    func makeBody(configuration: Configuration) -> some View {
        let glass = profile.bars.glass
        configuration.label
            .foregroundStyle(foreground(configuration))
            .opacity(configuration.isPressed ? profile.controls.pressedLabelOpacity : 1)
            .animation(configuration.isPressed ? nil : .easeOut(duration: 0.25), value: configuration.isPressed)
            .padding(.horizontal, glass?.itemPadding ?? 0)
            .frame(minWidth: glass?.itemHeight, minHeight: glass?.itemHeight)
            .contentShape(Rectangle())
            .preference(
                key: BarItemLookKey.self, value: BarItemLook(isButton: true, isProminent: hasProminentStyle, isDisabled: !isEnabled))
    }

    private func foreground(_ configuration: Configuration) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(colors.disabledLabel) }
        if styles.isChosen { return AnyShapeStyle(ChosenForegroundStyle()) }
        if hasProminentStyle || isProminentItem { return AnyShapeStyle(colors.onAccent) }
        if let explicitTint { return explicitTint }
        return configuration.role == .destructive ? AnyShapeStyle(colors.destructive) : AnyShapeStyle(.foreground)
    }
}

extension EnvironmentValues {
    /// Whether the view belongs to an item that a bar shows on a tinted surface.
    @Entry var isProminentBarItem = false
}
