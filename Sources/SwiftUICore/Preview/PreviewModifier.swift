/// A modifier of previews, with a context that is made once for all previews that use a modifier of the same type.
///
/// Pass it to `#Preview` as a trait:
///
/// ```swift
/// struct SampleData: PreviewModifier {
///     static func makeSharedContext() async throws -> Library { try await Library.samples() }
///
///     func body(content: Content, context: Library) -> some View { content.environment(context) }
/// }
///
/// #Preview(traits: .modifier(SampleData())) { BookList() }
/// ```
///
/// Until the context has been made, the preview is empty. If making it throws, it stays empty, and the error is reported.
@MainActor @preconcurrency public protocol PreviewModifier {
    /// The type of the value that the previews share.
    associatedtype Context = Void
    /// The type of the modified preview.
    associatedtype Body: View
    /// The preview to modify.
    typealias Content = PreviewModifierContent

    /// Makes the value that the previews share.
    static func makeSharedContext() async throws -> Self.Context

    /// Returns the modified preview.
    @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
    /// Makes nothing.
    public static func makeSharedContext() async throws {}
}

/// The content of a preview, which a ``PreviewModifier`` modifies.
public struct PreviewModifierContent {
    let view: AnyView
}

extension PreviewModifierContent: View {
    public var body: some View { view }
}

/// A preview with a modifier, shown as soon as the modifier's context exists.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let content: AnyView
    @State private var context: Modifier.Context?

    init(modifier: Modifier, content: AnyView) {
        self.modifier = modifier
        self.content = content
        _context = State(initialValue: SharedPreviewContext.of(Modifier.self).value as? Modifier.Context)
    }

    var body: some View {
        if let context {
            modifier.body(content: PreviewModifierContent(view: content), context: context)
        } else {
            Color.clear.task { context = await SharedPreviewContext.of(Modifier.self).load(Modifier.self) }
        }
    }
}
