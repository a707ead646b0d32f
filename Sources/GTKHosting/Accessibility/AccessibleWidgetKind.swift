#if GTK
import CGTKHost
import SwiftUICore

/// The kind of widget that represents an element on the accessibility bus.
///
/// A custom widget provides a role, a name, states and actions. Amounts and editable texts are only exposed by GTK's own widgets.
enum AccessibleWidgetKind: Equatable {
    case element(GtkAccessibleRole)
    /// An adjustable amount, represented by a scale.
    case amount
    /// A read-only amount, represented by a progress bar.
    case progress
    /// An editable text, represented by an entry.
    case text(isSecure: Bool)

    init(_ element: AccessibilityElement) {
        switch element.role {
        case .slider where element.amount?.set != nil: self = .amount
        case .progress where element.amount != nil, .gauge where element.amount != nil: self = .progress
        case .textField, .textEditor: self = .text(isSecure: false)
        case .secureField: self = .text(isSecure: true)
        case .staticText where element.textContentType == .console, .group where element.textContentType == .console:
            self = .element(GTK_ACCESSIBLE_ROLE_LOG)
        default: self = .element(element.role.accessibleRole)
        }
    }

    /// Whether the widget itself exposes the value of the element.
    var tellsValueItself: Bool {
        if case .element = self { false } else { true }
    }

    @MainActor
    func makeWidget(for element: AccessibilityElement) -> Widget {
        let widget: Widget
        switch self {
        case .element(let role):
            return apus_accessible_widget_new(role, unisolated(AccessibleElement.perform))
        case .amount:
            widget = gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil)
        case .progress:
            widget = gtk_progress_bar_new()
        case .text(let isSecure):
            widget = apus_accessible_entry_new(isSecure ? 1 : 0)
        }
        gtk_widget_set_can_target(widget, 0)
        gtk_widget_add_css_class(widget, "apus-accessible")
        return widget
    }

    @MainActor
    func show(_ element: AccessibilityElement, in widget: Widget) {
        switch self {
        case .element:
            switch element.role {
            case .toggle, .checkbox, .radioButton:
                apus_accessible_set_checked(
                    widget,
                    element.value == "1"
                        ? GTK_ACCESSIBLE_TRISTATE_TRUE
                        : element.value == "mixed" ? GTK_ACCESSIBLE_TRISTATE_MIXED : GTK_ACCESSIBLE_TRISTATE_FALSE)
            default:
                break
            }
        case .amount:
            guard let amount = element.amount else { return }
            gtk_range_set_range(widget.cast(), amount.bounds.lowerBound, max(amount.bounds.upperBound, amount.bounds.lowerBound.nextUp))
            gtk_range_set_value(widget.cast(), amount.value)
        case .progress:
            guard let amount = element.amount else { return }
            let length = amount.bounds.upperBound - amount.bounds.lowerBound
            gtk_progress_bar_set_fraction(widget.opaque, length > 0 ? (amount.value - amount.bounds.lowerBound) / length : 0)
        case .text:
            let client = element.focusTarget as? any TextInputClient
            let text = element.role == .secureField ? element.value ?? "" : client?.surroundingText.text ?? element.value ?? ""
            if String(cString: gtk_editable_get_text(widget.opaque)) != text { gtk_editable_set_text(widget.opaque, text) }
            if let (text, caret, _) = client?.surroundingText {
                // Widgets count characters, text clients UTF-8 bytes.
                let position = text.utf8.prefix(caret).reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
                if gtk_editable_get_position(widget.opaque) != position { gtk_editable_set_position(widget.opaque, Int32(position)) }
            }
        }
    }

    static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.element(let a), .element(let b)): a.rawValue == b.rawValue
        case (.amount, .amount), (.progress, .progress): true
        case (.text(let a), .text(let b)): a == b
        default: false
        }
    }
}

extension AccessibilityRole {
    /// The corresponding role in GTK.
    var accessibleRole: GtkAccessibleRole {
        switch self {
        case .group: GTK_ACCESSIBLE_ROLE_GROUP
        case .staticText: GTK_ACCESSIBLE_ROLE_LABEL
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .button, .datePicker, .colorWell, .disclosure, .picker, .menu: GTK_ACCESSIBLE_ROLE_BUTTON
        case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
        case .checkbox: GTK_ACCESSIBLE_ROLE_CHECKBOX
        case .radioButton: GTK_ACCESSIBLE_ROLE_RADIO
        case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
        case .stepper: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
        case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
        case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
        case .gauge: GTK_ACCESSIBLE_ROLE_METER
        case .textField, .secureField, .textEditor: GTK_ACCESSIBLE_ROLE_TEXT_BOX
        case .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .row: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .tab: GTK_ACCESSIBLE_ROLE_TAB
        case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
        case .table: GTK_ACCESSIBLE_ROLE_TABLE
        case .tableRow: GTK_ACCESSIBLE_ROLE_ROW
        case .columnHeader: GTK_ACCESSIBLE_ROLE_COLUMN_HEADER
        case .cell: GTK_ACCESSIBLE_ROLE_CELL
        }
    }
}
#endif
