import SwiftUI
import SwiftUITesting
import Testing

extension ContainerValues {
    @Entry fileprivate var share = 1
    @Entry fileprivate var note = "none"
}

/// Custom layouts read the values that views pass to their container.
@MainActor struct LayoutContainerValueTests {
    final class Record: @unchecked Sendable {
        var values: [String] = []
    }

    struct Recorder: Layout {
        var record: Record

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 10, height: 10) }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            record.values = subviews.map {
                let values = $0.containerValues
                return "\(values.share) \(values.note) \(values.tag(for: Int.self) ?? 0) \(values.hasTag("x"))"
            }
        }
    }

    struct Screen: View {
        var record: Record
        var share: Int
        var body: some View {
            Recorder(record: record) {
                Text("a")
                Text("b").containerValue(\.share, share).containerValue(\.note, "inner").containerValue(\.note, "outer")
                Group {
                    Text("c").tag(7)
                    Text("d").containerValue(\.share, 4).tag("x")
                }
                .containerValue(\.note, "group")
            }
        }
    }

    @Test("The inner values win; values are combined, and followed when they change")
    func values() throws {
        let record = Record()
        let host = ViewHost(Screen(record: record, share: 2))
        #expect(record.values == ["1 none 0 false", "2 inner 0 false", "1 group 7 false", "4 group 0 true"])
        host.show(Screen(record: record, share: 3))
        #expect(record.values[1] == "3 inner 0 false")
    }
}
