import Foundation
import SwiftUICore

/// A label at a value of an axis.
///
///     AxisMarks(values: .stride(by: .month)) { value in
///         AxisGridLine()
///         AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
///     }
nonisolated public struct AxisValueLabel<Content: View>: PrimitiveAxisMark {
    public typealias Body = Never
    private let label: AxisLabelDescription

    @MainActor public func _addParts(to list: _AxisPartList) { list.add(.label(label)) }
}

extension AxisValueLabel {
    /// Creates a label from a view.
    ///
    /// - Parameters:
    ///   - centered: Whether the label is in the middle between its value and the next one; nil for the axis's own choice.
    ///   - anchor: The point of the label that is at its value; nil for the axis's own choice.
    ///   - multiLabelAlignment: Ignored.
    ///   - collisionResolution: What happens to labels that would overlap.
    ///   - offsetsMarks: Ignored: marks are never moved by labels.
    ///   - orientation: The direction of the text.
    ///   - horizontalSpacing: The horizontal distance from the plot or the value, in points; nil for the axis's own.
    ///   - verticalSpacing: The vertical distance from the plot or the value, in points; nil for the axis's own.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let view = content()
        self.init(
            (view as? Text).map { .text($0) } ?? .view(AnyView(view)), centered, anchor, collisionResolution,
            orientation, horizontalSpacing, verticalSpacing)
    }

    private init(
        _ content: AxisLabelDescription.Content, _ centered: Bool?, _ anchor: UnitPoint?,
        _ collisionResolution: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
        _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
    ) {
        label = AxisLabelDescription(
            content: content, centered: centered, anchor: anchor, collisionResolution: collisionResolution, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }
}

extension AxisValueLabel where Content == Text {
    /// Creates a label of the value in the axis's own format.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .automatic, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }

    /// Creates a label of the value in a format. Values of another type than the format's have no label.
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            .format { Format.FormatInput(scalar: $0).map(format.locale($1).format) }, centered, anchor, collisionResolution,
            orientation, horizontalSpacing, verticalSpacing)
    }

    /// Creates a label from a localised text.
    public init(
        _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .text(Text(labelKey)), centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing)
    }

    /// Creates a label from a text.
    public init(
        _ label: Text?, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            label.map { .text($0) } ?? .automatic, centered, anchor, collisionResolution, orientation,
            horizontalSpacing, verticalSpacing)
    }

    /// Creates a label from a string that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .text(Text(verbatim: String(label))), centered, anchor, collisionResolution, orientation,
            horizontalSpacing, verticalSpacing)
    }
}
