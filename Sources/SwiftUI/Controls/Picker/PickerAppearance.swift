import SwiftUICore

/// A picker in the style that applies in its context.
struct PickerAppearance<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    let currentValueLabel: AnyView?
    @Environment(\.pickerStyleKind) private var style
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isInForm) private var isInForm
    @Environment(\.platformProfile) private var profile
    @Environment(\.isInBar) private var isInBar
    @Environment(\.areLabelsHidden) private var hidesLabel

    var body: some View {
        if isInMenu {
            if style.kind == .palette {
                PalettePicker(selection: selection, content: content)
            } else if style.kind == .menu || style.kind == .automatic && profile.isMac && !hidesLabel {
                // In the menus of a Mac a picker is a submenu unless its style is inline.
                Menu {
                    PickerRows(selection: selection, content: content)
                } label: {
                    label
                }
            } else {
                // Lines separate the choices from other items.
                Section { PickerRows(selection: selection, content: content) }
            }
        } else {
            switch style.kind {
            case .navigationLink where !profile.isMac:
                NavigationLinkPicker(selection: selection, label: label, content: content, currentValueLabel: currentValueLabel)
            case .automatic, .menu, .navigationLink:
                labelled { MenuPicker(selection: selection, label: label, content: content, currentValueLabel: currentValueLabel) }
            case .segmented:
                labelled { group { SegmentedPicker(selection: selection, content: content) } }
            case .inline where isInForm && !profile.isMac:
                PickerRows(selection: selection, content: content)
            case .radioGroup where profile.isMac, .inline where profile.isMac:
                labelled(.firstTextBaseline) {
                    // A long label is broken rather than the choices.
                    group { RadioGroup(selection: selection, content: content) }.layoutPriority(2)
                }
            case .inline, .radioGroup:
                group { VStack(alignment: .leading, spacing: 12) { PickerRows(selection: selection, content: content) } }
            case .palette:
                labelled { group { PalettePicker(selection: selection, content: content) } }
            case .wheel:
                group { WheelPicker(selection: selection, content: content) }
            }
        }
    }

    /// The control with its label before it on macOS and in forms, and without it elsewhere and in toolbars.
    private func labelled<Control: View>(
        _ alignment: VerticalAlignment = .center, @ViewBuilder _ control: () -> Control
    ) -> some View {
        let showsLabel = !isInBar && (profile.isMac || (isInForm && style.kind != .segmented))
        return LabelledControl(alignment: alignment, showsLabel: showsLabel, keepsWidth: style.kind == .segmented, label: label) { control() }
    }

    private func group<Control: View>(@ViewBuilder control: () -> Control) -> some View {
        control()
            .modifier(MistakeModifier(SelectionCheck(selection.wrappedValue, mistake: PickerMistake.missingTag)))
            .choosesByArrows()
            .accessibility {
                $0.childBehavior = .contain
                $0.role = .picker
            }
            .accessibilityLabelled { label }
    }
}

enum PickerMistake {
    /// The message for a selection that no choice has as its tag, in the wording of SwiftUI.
    @Sendable static func missingTag(_ selection: Any) -> String {
        "Picker: the selection \"\(selection)\" is invalid and does not have an associated tag, this will give undefined results."
    }
}

/// A button that shows the selected choice and opens a menu of all choices.
struct MenuPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    let currentValueLabel: AnyView?
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
    @Environment(\.controlTint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.lengthScale) private var scale

    var body: some View {
        Menu {
            PickerRows(selection: selection, content: content)
        } label: {
            HStack(spacing: scale(profile.controls.popUp.spacing)) {
                ZStack(alignment: .leading) {
                    if profile.controls.popUp.fitsAllChoices, currentValueLabel == nil { content.lineLimit(1).hidden() }
                    CurrentChoice(selection: selection, content: content, label: currentValueLabel)
                }
                .modifier(PopUpChoiceWidth())
                UpDownMark(size: profile.controls.popUp.arrowSize, lineWidth: profile.controls.popUp.arrowLineWidth)
                    .foregroundStyle(profile.controls.popUp.tintsArrows && isEnabled ? AnyShapeStyle(tint) : AnyShapeStyle(.foreground))
            }
        }
        .menuIndicator(.hidden)
        // The order of a picker is fixed, wherever its menu opens (documented for `MenuOrder.automatic`).
        .changingEnvironment(\.menuOrder) { if $0 == .automatic { $0 = .fixed } }
        .accessibilityElement(children: .combine)
        .accessibility { $0.role = .picker }
        .accessibilityValueFromLabel()
        .accessibilityLabelled { label }
    }
}

/// Takes the space before the arrows in a button that is as wide as possible.
private struct PopUpChoiceWidth {
    @Environment(\.buttonSizing) private var sizing
}

extension PopUpChoiceWidth: ViewModifier {
    func body(content: Content) -> some View {
        content.frame(maxWidth: sizing == .flexible ? .infinity : nil, alignment: .leading)
    }
}

/// The selected choice of a picker whose choices are not shown, or the label that stands for it.
private struct CurrentChoice<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let content: Content
    let label: AnyView?

    var body: some View {
        if let label {
            label.lineLimit(1)
        } else {
            ChosenSubview(selection.wrappedValue, mistake: PickerMistake.missingTag) { content }.lineLimit(1)
        }
    }
}

/// One row for each choice, in menus, in forms and in vertical stacks.
struct PickerRows<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let content: Content

    var body: some View {
        content.eachSubview { subview in
            PickerRow(selection: selection, subview: subview, tag: subview.tag(as: SelectionValue.self))
        }
    }
}

private struct PickerRow<SelectionValue: Hashable>: PickerChoice {
    let selection: Binding<SelectionValue>
    let subview: SubviewReference
    let tag: SelectionValue?
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.controlTint) private var tint
    @Environment(\.lengthScale) private var scale

    var body: some View {
        let isChosen = isChosen
        Button {
            select()
        } label: {
            if isInMenu {
                // Headers of sections keep the text of the menu.
                subview.font(.body).foregroundStyle(Color.primary)
            } else {
                HStack(spacing: 8) {
                    subview.frame(maxWidth: .infinity, alignment: .leading)
                    CheckMark().stroke(tint, style: StrokeStyle(lineWidth: scale(2.2), lineCap: .round, lineJoin: .round))
                        .frame(width: scale(13), height: scale(11))
                        .opacity(isChosen ? 1 : 0)
                }
                .contentShape(Rectangle())
            }
        }
        .buttonStyle(RowStyle(isInMenu: isInMenu))
        .environment(\.isMenuItemChosen, isInMenu ? isChosen : nil)
        .pickerChoice(isChosen: isChosen) { select() }
    }
}

/// A menu item inside menus, and a plain button elsewhere.
private struct RowStyle: PrimitiveButtonStyle {
    let isInMenu: Bool

    init(isInMenu: Bool) {
        self.isInMenu = isInMenu
    }

    func makeBody(configuration: Configuration) -> some View {
        if isInMenu {
            MenuItemStyle().makeBody(configuration: configuration)
        } else {
            PlainButtonStyle().makeBody(configuration: configuration)
        }
    }
}

/// All choices as radio buttons.
struct RadioGroup<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let content: Content
    @Environment(\.isRadioGroupHorizontal) private var isHorizontal

    var body: some View {
        let layout = isHorizontal ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
        layout {
            content.eachSubview { subview in
                RadioButton(selection: selection, subview: subview, tag: subview.tag(as: SelectionValue.self))
            }
        }
    }
}

private struct RadioButton<SelectionValue: Hashable>: PickerChoice {
    let selection: Binding<SelectionValue>
    let subview: SubviewReference
    let tag: SelectionValue?
    @Environment(\.controlColors) private var colors
    @Environment(\.controlTint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.lengthScale) private var scale

    var body: some View {
        let isChosen = isChosen
        Button {
            select()
        } label: {
            HStack(spacing: 5) {
                ZStack {
                    Circle().fill(isChosen ? tint : AnyShapeStyle(colors.boxFill))
                    if isChosen { Circle().fill(colors.onAccent).frame(width: 6, height: 6) }
                }
                .frame(width: 16, height: 16)
                .focusOutline(Circle())
                .groupOpacity(isEnabled ? 1 : 0.5)
                subview
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .pickerChoice(isChosen: isChosen, role: .radioButton) { select() }
    }
}

/// A row that shows the selected choice and opens a page with all choices.
struct NavigationLinkPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    let currentValueLabel: AnyView?

    var body: some View {
        NavigationLink {
            List { ChoicesOnAPage(selection: selection, content: content) }
                .navigationTitle((label as? Text) ?? Text(verbatim: ""))
                .navigationBarTitleDisplayMode(.inline)
        } label: {
            LabeledContent {
                CurrentChoice(selection: selection, content: content, label: currentValueLabel)
            } label: {
                label
            }
        }
    }
}

/// The choices on the page, which closes after a choice.
private struct ChoicesOnAPage<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let content: Content
    @Environment(\.dismiss) private var dismiss

    init(selection: Binding<SelectionValue>, content: Content) {
        self.selection = selection
        self.content = content
    }

    var body: some View {
        PickerRows(
            selection: Binding(
                get: { selection.wrappedValue },
                set: {
                    selection.wrappedValue = $0
                    dismiss()
                }),
            content: content)
    }
}
