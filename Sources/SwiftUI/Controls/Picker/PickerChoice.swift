import SwiftUICore

/// The view of one choice of a picker, with a button that selects it.
@MainActor protocol PickerChoice: View {
    associatedtype SelectionValue: Hashable

    var selection: Binding<SelectionValue> { get }
    /// The value of the choice; nil if the choice has none and cannot be selected.
    var tag: SelectionValue? { get }
}

extension PickerChoice {
    var isChosen: Bool { tag == selection.wrappedValue }

    func select() {
        if let tag { selection.wrappedValue = tag }
    }
}

extension View {
    /// Makes a button one of the choices of a picker: the arrow keys reach it, and assistive technologies see whether it is selected.
    nonisolated func pickerChoice(isChosen: Bool, role: AccessibilityRole? = nil, select: @escaping () -> Void) -> some View {
        choice(isChosen: isChosen, choose: select)
            .accessibility {
                $0.role = role
                if isChosen { $0.addedTraits = .isSelected }
            }
    }
}
