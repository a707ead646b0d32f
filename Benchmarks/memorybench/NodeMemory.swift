import SwiftUI
import SwiftUITesting

/// The live bytes that views of one kind take while they are shown.
@MainActor enum NodeMemory {
    private static let count = 10_000

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Color.red.opacity(count == 0 ? 1 : 0.5) }
    }

    private struct Plain: View {
        var body: some View { Color.red.opacity(1) }
    }

    /// The kinds, each with the bytes per view beyond those of the kind that it is compared with.
    private static let kinds: [(name: String, bytes: @MainActor () -> Int)] = [
        ("leaf: a colour in a loop", { leaf }),
        ("text of seven characters, each another", { bytes { Text(verbatim: "Row \($0)") } }),
        ("the same text everywhere", { bytes { _ in Text(verbatim: "Row") } }),
        ("symbol", { bytes { _ in Image(systemName: "star") } }),
        ("modifier: padding", { bytes { _ in Color.red.padding(1) } - leaf }),
        ("modifier: frame", { bytes { _ in Color.red.frame(width: 10, height: 10) } - leaf }),
        ("modifier: opacity", { bytes { _ in Color.red.opacity(0.5) } - leaf }),
        ("modifier: environment", { bytes { _ in Color.red.environment(\.lineLimit, 1) } - leaf }),
        ("modifier: onAppear", { bytes { _ in Color.red.onAppear {} } - leaf }),
        ("modifier: onTapGesture", { bytes { _ in Color.red.onTapGesture {} } - leaf }),
        ("modifier: background with a colour", { bytes { _ in Color.red.background(Color.blue) } - leaf }),
        ("modifier: accessibilityLabel", { bytes { _ in Color.red.accessibilityLabel("A") } - leaf }),
        (
            "container: HStack with two leaves",
            {
                bytes { _ in
                    HStack {
                        Color.red
                        Color.blue
                    }
                } - 2 * leaf
            }
        ),
        ("body", { bytes { _ in Plain() } - bytes { _ in Color.red.opacity(0.5) } }),
        ("state of an integer", { bytes { _ in Counter() } - bytes { _ in Plain() } }),
        ("control: Button", { bytes { _ in Button("A") {} } }),
        ("control: Toggle", { bytes { _ in Toggle("A", isOn: .constant(true)) } }),
        ("control: TextField", { bytes { _ in TextField("A", text: .constant("B")) } }),
    ]

    private static var leaf: Int { bytes { _ in Color.red } }

    /// Prints a line for each kind whose name contains one of the words, or for all.
    static func report(_ words: [String]) {
        for kind in kinds where words.isEmpty || words.contains(where: { kind.name.localizedCaseInsensitiveContains($0) }) {
            print(kind.name.padding(toLength: 42, withPad: " ", startingAt: 0) + "\(kind.bytes())")
        }
    }

    private static func bytes<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) -> Int {
        let view = ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { content($0) } } }
        // The first tree fills caches and makes the types of the runtime.
        _ = ViewHost(view, size: CGSize(width: 100, height: 100))
        let before = LiveMemory.bytes
        let host = ViewHost(view, size: CGSize(width: 100, height: 100))
        let after = LiveMemory.bytes
        withExtendedLifetime(host) {}
        return (after - before) / count
    }
}
