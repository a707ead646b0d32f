import Foundation
import SwiftUICore

/// The accessibility elements of a plot: one for each mark, or for each series if there are many marks.
struct MarkElements: View {
    let geometry: PlotGeometry
    let environment: EnvironmentValues

    /// The number of marks above which an accessibility element represents a series instead of a mark.
    static let limit = 300

    private struct Element: Identifiable {
        var id: Int
        var label: Text
        var value: Text
        var identifier: String
        var rect: CGRect
    }

    private var elements: [Element] {
        let model = geometry.model
        guard model.marks.blocks.reduce(0, { $0 + $1.seriesValues.count }) <= Self.limit else { return seriesElements() }
        let visible = model.marks.indices.filter { !model.marks[$0].style.isAccessibilityHidden }
        // Data of programs often repeat the identity of an element, such as the day of several series.
        var counts: [Int: Int] = [:]
        return visible.compactMap { index in
            let mark = model.marks[index]
            guard let rect = elementRect(index) else { return nil }
            let count = counts[mark.id, default: 0]
            counts[mark.id] = count + 1
            let style = mark.style
            return Element(
                id: mark.id &+ count &* Int(bitPattern: 0x9E37_79B9_7F4A_7C15), label: style.accessibilityLabel ?? label(mark, index),
                value: style.accessibilityValue ?? value(mark, index),
                identifier: style.accessibilityIdentifier ?? "", rect: rect)
        }
    }

    private func elementRect(_ index: Int) -> CGRect? {
        guard let rect = geometry.model.marks[index].kind == .function ? geometry.bounds : geometry.rect(ofMark: index) else { return nil }
        // The frames of lines and points are enlarged so that they can be touched.
        return rect.insetBy(dx: rect.width < 8 ? -(8 - rect.width) / 2 : 0, dy: rect.height < 8 ? -(8 - rect.height) / 2 : 0)
    }

    private func string(_ datum: Datum) -> String {
        ChartDescription.string(datum, locale: environment.locale, calendar: environment.calendar)
    }

    /// The value that identifies a mark: its category or date, or its value along the x axis.
    private func isAlong(_ axis: Axis, _ index: Int) -> Bool { geometry.model.extents[index].direction.map { $0 != axis } ?? (axis == .horizontal) }

    private func label(_ mark: Mark, _ index: Int) -> Text {
        if let columns = mark.columns { return columns.yLabel.text }
        let names = mark.seriesKey.map(\.name)
        let position = isAlong(.horizontal, index) ? mark.x : mark.y
        let other = isAlong(.horizontal, index) ? mark.y : mark.x
        let own = (position?.datum ?? other?.datum).map(string)
        return Text(verbatim: ([own].compactMap { $0 } + names).joined(separator: ", "))
    }

    private func value(_ mark: Mark, _ index: Int) -> Text {
        if let sector = mark.sector { return Text(verbatim: string(sector.angle)) }
        if let columns = mark.columns, case .data = columns.source, let range = columns.yRange {
            return Text(verbatim: [range.lowerBound, range.upperBound].map { string(Datum(scalar: .number($0))) }.joined(separator: "–"))
        }
        let (start, end) = isAlong(.horizontal, index) ? (mark.y, mark.yEnd) : (mark.x, mark.xEnd)
        let values = [start, end].compactMap { $0?.datum }.map(string)
        return Text(verbatim: values.joined(separator: "–"))
    }

    /// An element for each series, with the range of its values.
    private func seriesElements() -> [Element] {
        let model = geometry.model
        var values = SeriesValues()
        for block in model.marks.blocks { values.add(block.seriesValues) }
        return values.series.map { key, values in
            let range = values.map { [$0.lowest, $0.highest].map(string).joined(separator: "–") } ?? ""
            let name = key.isEmpty ? model.y.label?.text ?? Text(verbatim: "") : Text(verbatim: key.map(\.name).joined(separator: ", "))
            var hasher = Hasher()
            hasher.combine(key)
            return Element(id: hasher.finalize(), label: name, value: Text(verbatim: range), identifier: "", rect: geometry.bounds)
        }
    }

    var body: some View {
        PlacementLayout {
            ForEach(elements) { element in
                Color.clear
                    .accessibility {
                        $0.childBehavior = .ignore
                        $0.label = element.label
                        $0.value = element.value
                        $0.identifier = element.identifier
                    }
                    .placed(.frame(element.rect))
            }
        }
        .allowsHitTesting(false)
    }
}
