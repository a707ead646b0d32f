/// A view of a program that `apus` can draw: its name and how to make it. Only code that `apus` writes uses this.
@MainActor
public struct _ApusView {
    let name: String
    let handle: @MainActor (ViewJobRunner) throws -> Void

    /// A view that can be made without arguments.
    public init<Content: View>(_ name: String, _ make: @escaping @MainActor () -> Content) {
        self.name = name
        handle = { runner in try runner.run(make()) }
    }

    /// The previews of a provider: each of several views is a preview of its own.
    public init<Provider: PreviewProvider>(_ name: String, previews: Provider.Type) {
        self.name = name
        handle = { runner in
            for (index, preview) in Previews.separate(Provider.previews).enumerated() { try runner.run(preview, number: index) }
        }
    }
}
