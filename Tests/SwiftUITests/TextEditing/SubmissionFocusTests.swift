import SwiftUI
import SwiftUITesting
import Testing

/// Return takes the focus from a field on iOS, unless the program asks for it in the same update.
@MainActor struct SubmissionFocusTests {
    enum Request: CaseIterable { case none, directly, withAnimation, byChange, moved, movedWithAnimation }

    struct Screen: View {
        var request: Request
        @State private var text = ""
        @State private var entries: [String] = []
        @State private var wanted = 0
        @FocusState private var focus: Int?

        private func submit() {
            switch request {
            case .none: entries.append(text)
            case .directly:
                entries.append(text)
                focus = 1
            case .withAnimation:
                withAnimation {
                    entries.append(text)
                    text = ""
                }
                focus = 1
            case .byChange: wanted = 2
            case .moved: focus = 2
            case .movedWithAnimation:
                withAnimation { entries.append(text) }
                focus = 2
            }
        }

        var body: some View {
            VStack {
                ForEach(entries, id: \.self) { Text("Entry \($0)") }
                TextField("First", text: $text).focused($focus, equals: 1).onSubmit(submit)
                TextField("Second", text: .constant("")).focused($focus, equals: 2)
                Text("Focus \(focus ?? 0)")
            }
            .onChange(of: wanted) { focus = $1 }
        }
    }

    @Test("After Return the focus is where the program wants it", arguments: Request.allCases)
    func focusAfterReturn(request: Request) throws {
        let host = ViewHost(Screen(request: request))
        try host.tap(.text("First"))
        host.type("a")
        host.press(.return)
        host.advance(by: 1)
        let expected =
            switch request {
            case .none: 0
            case .directly, .withAnimation: 1
            case .byChange, .moved, .movedWithAnimation: 2
            }
        #expect(host.contains(.text("Focus \(expected)")))
    }
}
