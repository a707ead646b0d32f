import SwiftUI
import SwiftUITesting
import Testing

extension View {
    /// Modifiers of a program's own, whose closures do not escape.
    fileprivate func wrapped<A: View, M: View>(
        _ isPresented: Binding<Bool>, data: Int?, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M, @ViewBuilder of: (Int) -> A
    ) -> some View {
        alert("First", isPresented: isPresented, actions: actions, message: message)
            .alert("Second", isPresented: .constant(false), presenting: data, actions: of)
            .confirmationDialog("Third", isPresented: .constant(false), actions: actions, message: message)
            .confirmationDialog("Fourth", isPresented: .constant(false), presenting: data, actions: of)
            .navigationDestination(isPresented: .constant(false), destination: message)
            .draggable("text", preview: message)
            .onDrag({ NSItemProvider() }, preview: message)
    }
}

/// Closures of presentations need not escape, as in SwiftUI's declarations.
@MainActor struct PresentationWrapperTests {
    private struct Screen: View {
        @State private var isPresented = true
        @State private var count = 0
        var body: some View {
            NavigationStack {
                Text("Root")
                    .wrapped($isPresented, data: 1) {
                        Button("Add \(count)") { count += 1 }
                    } message: {
                        Text("Count \(count)")
                    } of: { number in
                        Button("Add \(number)") {}
                    }
            }
        }
    }

    @Test func alerts() throws {
        let host = ViewHost(Screen())
        #expect(host.contains(.text("Count 0")))
        try host.tap(.text("Add 0"))
        host.advance(by: 1)
        #expect(!host.contains(.text("Count 0")))
    }
}
