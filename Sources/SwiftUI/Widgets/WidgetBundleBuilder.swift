/// Builds the widgets of a bundle from several statements.
///
/// Follows https://developer.apple.com/documentation/swiftui/widgetbundlebuilder.
@MainActor @preconcurrency @resultBuilder public struct WidgetBundleBuilder {
    /// Returns a widget unchanged.
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
    /// Makes an empty bundle.
    public static func buildBlock() -> some Widget { _WidgetList(widgets: []) }
    /// Returns a single widget unchanged.
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
    /// Combines several widgets.
    @_disfavoredOverload public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        var widgets: [any Widget] = []
        for widget in repeat each content { widgets.append(widget) }
        return _WidgetList(widgets: widgets)
    }
    /// Makes the widgets of an `if` statement without `else`.
    public static func buildOptional(_ widget: (any Widget)?) -> some Widget { _WidgetList(widgets: widget.map { [$0] } ?? []) }
    /// Makes the widgets of the first branch of a condition.
    public static func buildEither(first widget: any Widget) -> some Widget { _WidgetList(widgets: [widget]) }
    /// Makes the widgets of the second branch of a condition.
    public static func buildEither(second widget: any Widget) -> some Widget { _WidgetList(widgets: [widget]) }
    /// Makes the widgets of an `if #available` statement.
    public static func buildLimitedAvailability(_ widget: any Widget) -> some Widget { _WidgetList(widgets: [widget]) }
}

/// Several widgets.
struct _WidgetList: Widget {
    let widgets: [any Widget]

    init() { widgets = [] }
    init(widgets: [any Widget]) { self.widgets = widgets }

    var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    func _addRecords(to records: inout [_WidgetRecord]) {
        for widget in widgets { widget._addRecords(to: &records) }
    }
}
