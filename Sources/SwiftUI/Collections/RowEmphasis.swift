import SwiftUICore

/// Marks the content of a row that has a strong background, since it is selected in the list that has the keyboard. System colours are white in it.
struct RowEmphasis {
    var isEmphasized: Bool
}

extension RowEmphasis: EnvironmentModifierValue {
    typealias Body = Never

    nonisolated func change(_ values: inout EnvironmentValues) {
        if isEmphasized { values.backgroundProminence = .increased }
    }
}
