import CoreGraphics
import SwiftUICore

/// Views that are drawn one by one, each with its name as the trait of a preview.
package protocol SeparatePreviews {
    @MainActor var previews: [any View] { get }
}

/// The previews of widgets: a view for each family that a widget supports on the device.
package struct WidgetPreviews: View, SeparatePreviews {
    private let records: [_WidgetRecord]

    @MainActor package init(_ widget: any Widget) {
        var records: [_WidgetRecord] = []
        widget._addRecords(to: &records)
        self.records = records
    }

    @MainActor package init<Bundle: WidgetBundle>(_ bundle: Bundle.Type) { self.init(bundle.init().body) }

    package var previews: [any View] {
        records.flatMap { record in
            record.families.map { family in
                let name = records.count == 1 ? family : "\(record.kind)-\(family)"
                return record.view(record, family, .snapshot).previewDisplayName(name)
            }
        }
    }

    package var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                let previews = previews
                ForEach(previews.indices, id: \.self) { AnyView(erasing: previews[$0]) }
            }
            .padding(20)
            .frame(maxWidth: .infinity)
        }
    }
}

/// A place in which a view is previewed.
///
/// Follows https://developer.apple.com/documentation/swiftui/previewcontext.
public protocol PreviewContext {
    /// Puts a view into the place.
    @MainActor func _place(_ view: AnyView) -> AnyView
}

extension PreviewContext {
    @MainActor public func _place(_ view: AnyView) -> AnyView { view }
}

extension View {
    /// Puts the view into the place of a preview, such as a widget.
    @MainActor @preconcurrency public func previewContext<C: PreviewContext>(_ value: C) -> some View { value._place(AnyView(self)) }
}
