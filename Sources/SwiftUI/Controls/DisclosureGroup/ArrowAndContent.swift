import CoreGraphics
import SwiftUICore

/// A disclosure group as one view: the label with an arrow, and the content below it.
struct ArrowAndContent: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.platformProfile) private var profile

    init(configuration: DisclosureGroupStyleConfiguration) {
        self.configuration = configuration
    }

    var body: some View {
        VStack(alignment: .leading) {
            DisclosureButton(configuration: configuration)
            if configuration.isExpanded {
                configuration.content.padding(.leading, profile.controls.disclosureIndent)
            }
        }
    }
}

/// A disclosure group as rows of a list: that of the label, and those of the content.
struct DisclosureRows: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.platformProfile) private var profile
    @Environment(\.isInGroupedForm) private var isInGroupedForm
    @Environment(\.lengthScale) private var scale

    init(configuration: DisclosureGroupStyleConfiguration) {
        self.configuration = configuration
    }

    var body: some View {
        let metrics = profile.lists
        // The content begins below the label.
        let arrowSpace = scale(metrics.outlineArrowSize.width) + metrics.outlineSpacing
        if profile.isMac, !isInGroupedForm {
            // Modifiers of the label, so that the row has its tag. Only the arrow opens the group: a click on the row selects it.
            configuration.label
                .padding(.leading, arrowSpace)
                .overlay(alignment: .leading) { OutlineArrow(isOpen: configuration.$isExpanded) }
        } else {
            DisclosureButton(configuration: configuration, isRow: true)
        }
        if configuration.isExpanded {
            let macIndent = isInGroupedForm ? profile.controls.disclosureIndent : arrowSpace
            configuration.content.padding(.leading, profile.isMac ? macIndent : metrics.outlineIndent)
        }
    }
}

/// The label of a disclosure group with its arrow, which opens and closes the group.
private struct DisclosureButton: View {
    let configuration: DisclosureGroupStyleConfiguration
    /// Whether the button is a row of a list, rather than a part of one.
    var isRow = false
    @Environment(\.platformProfile) private var profile
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundStyles) private var styles
    @Environment(\.lengthScale) private var scale

    init(configuration: DisclosureGroupStyleConfiguration, isRow: Bool = false) {
        self.configuration = configuration
        self.isRow = isRow
    }

    var body: some View {
        Group {
            // On iOS a tap anywhere in the row opens and closes the group.
            if isRow, !profile.isMac { button.buttonStyle(RowButtonStyle()) } else { button.buttonStyle(.borderless) }
        }
        .accessibility {
            $0.role = .disclosure
            $0.value = Text(verbatim: configuration.isExpanded ? "expanded" : "collapsed")
        }
    }

    private var button: some View {
        Button {
            withAnimation { configuration.isExpanded.toggle() }
        } label: {
            if profile.isMac {
                HStack(spacing: 6) {
                    arrow
                    label
                }
            } else {
                HStack(spacing: 0) {
                    label
                    Spacer(minLength: 8)
                    arrow
                }
                // Truth `control-015`.
                .frame(minHeight: 22)
            }
        }
    }

    private var label: some View {
        configuration.label.modifier(RowColors(styles: isInListRow && isEnabled ? styles : nil))
    }

    private var arrow: some View {
        let size = scale(profile.controls.disclosureArrowSize)
        return Chevron().stroke(style: StrokeStyle(lineWidth: size / 5.5, lineCap: .round, lineJoin: .round))
            .frame(width: size * 0.5, height: size)
            .frame(width: size, height: size)
            .pointingDown(configuration.isExpanded)
    }
}

/// Gives the label in a list row the colours of other rows, instead of those of its button.
private struct RowColors: EnvironmentModifierValue {
    typealias Body = Never

    var styles: ForegroundStyles?

    nonisolated func change(_ values: inout EnvironmentValues) {
        if let styles { values.foregroundStyles = styles }
    }
}
