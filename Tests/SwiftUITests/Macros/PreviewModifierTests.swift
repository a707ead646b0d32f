import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private struct Frame: PreviewModifier {
    var name: String

    func body(content: Content, context: Void) -> some View {
        VStack {
            Text(name)
            content
        }
    }
}

@MainActor private var made: [String] = []

private struct Sample: PreviewModifier {
    static func makeSharedContext() async throws -> String {
        made.append("Sample")
        try await Task.sleep(nanoseconds: 3_000_000)
        return "sample data"
    }

    func body(content: Content, context: String) -> some View {
        content.environment(\.previewData, context)
    }
}

private struct Failing: PreviewModifier {
    struct Failure: Error {}

    static func makeSharedContext() async throws -> Int {
        made.append("Failing")
        throw Failure()
    }

    func body(content: Content, context: Int) -> some View { content }
}

private struct PreviewDataKey: EnvironmentKey {
    static var defaultValue: String { "no data" }
}

extension EnvironmentValues {
    fileprivate var previewData: String {
        get { self[PreviewDataKey.self] }
        set { self[PreviewDataKey.self] = newValue }
    }
}

private struct DataReader: View {
    @Environment(\.previewData) private var data
    var body: some View { Text(data) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var sample: Self { .modifier(Sample()) }
}

// Compiles: traits may belong to the main actor.
#Preview("With a modifier", traits: .sample, .sizeThatFitsLayout, .modifier(Frame(name: "Frame"))) {
    DataReader()
}

/// Modifiers of previews, and the contexts that the previews share.
@MainActor struct PreviewModifierTests {
    private func host(_ traits: PreviewTrait<Preview.ViewTraits>...) -> ViewHost {
        // The macro passes traits as a list; here there are at most two.
        let pointer =
            switch traits.count {
            case 0: _PreviewRecord.make(nil) { DataReader() }
            case 1: _PreviewRecord.make(nil, traits: traits[0]) { DataReader() }
            default: _PreviewRecord.make(nil, traits: traits[0], traits[1]) { DataReader() }
            }
        return ViewHost(AnyView(_PreviewRecord.takeOver(pointer).content()), size: CGSize(width: 300, height: 300))
    }

    @Test("A modifier without a context is applied at once; the first of several is the innermost")
    func order() throws {
        let host = host(.modifier(Frame(name: "inner")), .modifier(Frame(name: "outer")))
        let places = try ["outer", "inner", "no data"].map { try host.frame(of: .text($0)).minY }
        #expect(places == places.sorted() && Set(places).count == 3)
        #expect(self.host().contains(.text("no data")))
    }

    @Test("The context is made once for all previews, which are empty before")
    func sharedContext() async throws {
        let (first, second) = (host(.sample), host(.modifier(Frame(name: "Frame")), .sample))
        #expect(first.findAll(.text("no data")).isEmpty && first.findAll(.text("sample data")).isEmpty)
        await first.settle()
        await second.settle()
        while SharedPreviewContext.isLoading { try await Task.sleep(nanoseconds: 1_000_000) }
        await first.settle()
        await second.settle()
        #expect(first.contains(.text("sample data")) && second.contains(.text("sample data")) && second.contains(.text("Frame")))
        #expect(made.count { $0 == "Sample" } == 1)
        #expect(host(.sample).contains(.text("sample data")))
    }

    @Test("A preview whose context cannot be made stays empty")
    func failure() async throws {
        let host = host(.modifier(Failing()))
        await host.settle()
        #expect(!SharedPreviewContext.isLoading)
        #expect(host.findAll(.text("no data")).isEmpty)
    }
}
