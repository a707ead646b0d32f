import SwiftUICore

/// A view that a system shows outside of its program, on a home screen for example.
///
/// Linux desktops do not show widgets. `apus render` and `apus preview` draw them, in each of their sizes.
///
/// Follows https://developer.apple.com/documentation/swiftui/widget.
@MainActor @preconcurrency public protocol Widget {
    /// The type of the description of the widget.
    associatedtype Body: WidgetConfiguration
    /// Creates the widget.
    init()
    /// The description of the widget: its kind, and what provides and shows its content.
    var body: Self.Body { get }

    /// Adds the descriptions of the widgets that this one stands for.
    func _addRecords(to records: inout [_WidgetRecord])
}

extension Widget {
    public func _addRecords(to records: inout [_WidgetRecord]) {
        if let record = body._record() { records.append(record) }
    }

    /// Says that widgets are drawn by `apus`, and ends: no system starts a program for its widgets.
    public static func main() { WidgetProgram.explain() }
}

/// Several widgets of one program.
///
/// Follows https://developer.apple.com/documentation/swiftui/widgetbundle.
@MainActor @preconcurrency public protocol WidgetBundle {
    /// The type of the widgets.
    associatedtype Body: Widget
    /// Creates the bundle.
    init()
    /// The widgets.
    @WidgetBundleBuilder var body: Self.Body { get }
}

extension WidgetBundle {
    /// Says that widgets are drawn by `apus`, and ends: no system starts a program for its widgets.
    public static func main() { WidgetProgram.explain() }
}

enum WidgetProgram {
    static func explain() { print("Widgets are not shown by Linux desktops: 'apus render --as iOS' draws them.") }
}
