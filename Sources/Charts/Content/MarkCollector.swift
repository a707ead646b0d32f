/// The marks of a chart while they are collected from its content, with the modifiers in effect.
public final class _MarkCollector {
    private(set) var marks: [Mark] = []
    private var style = SharedMarkStyle.standard
    private var path = 0

    init() {}

    func add(_ mark: Mark) {
        var mark = mark
        mark.style = style
        mark.id = combined(path, marks.count - firstIndexOfPath)
        marks.append(mark)
    }

    private var firstIndexOfPath = 0

    /// Adds the mark of columns.
    func add(_ columns: PlottedColumns) {
        add(Mark(columns))
    }

    /// Adds a mark for each element.
    func add<Data: RandomAccessCollection>(_ elements: ElementMarks<Data>) {
        if let columns = elements.columns, elements.changes.isEmpty, elements.data.count > PlottedColumns.elementLimit, !style.isForEachMark {
            return add(columns())
        }
        marks.reserveCapacity(marks.count + elements.data.count)
        for element in elements.data {
            guard !elements.changes.isEmpty else {
                add(elements.mark(element))
                continue
            }
            styled({ style in
                var changed = _ElementStyle(style: style)
                for change in elements.changes { change(&changed, element) }
                style = changed.style
            }) { add(elements.mark(element)) }
        }
    }

    /// Adds marks under an identity within the content.
    func nested<ID: Hashable>(_ id: ID, _ add: () -> Void) {
        let (outerPath, outerIndex) = (path, firstIndexOfPath)
        path = combined(path, id)
        firstIndexOfPath = marks.count
        add()
        (path, firstIndexOfPath) = (outerPath, outerIndex)
    }

    /// Adds marks with a changed style.
    func styled(_ change: (inout MarkStyle) -> Void, _ add: () -> Void) {
        let outer = style
        var changed = outer.values
        change(&changed)
        style = SharedMarkStyle(consume changed)
        add()
        style = outer
    }

    private var layerCount = 0

    /// Returns the identity of a new layer.
    func makeLayer() -> Int {
        layerCount += 1
        return layerCount
    }

    private func combined<ID: Hashable>(_ path: Int, _ id: ID) -> Int {
        var hasher = Hasher()
        hasher.combine(path)
        hasher.combine(id)
        return hasher.finalize()
    }
}
