import SwiftUICore

/// Content that is several rows where a list or form makes its rows, and one view elsewhere.
struct RowsInList<Rows: View, Column: View> {
    let rows: Rows
    let column: Column

    nonisolated init(rows: Rows, column: Column) {
        self.rows = rows
        self.column = column
    }
}

extension RowsInList: PrimitiveView {
    typealias Body = Never

    nonisolated static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        if inputs.isInLazyContainer, inputs.makesViewsAtOnce {
            Rows._makeView(view.part(Rows.self, at: 0), inputs: inputs)
        } else {
            Column._makeView(view.second(after: Rows.self, Column.self), inputs: inputs)
        }
    }
}
