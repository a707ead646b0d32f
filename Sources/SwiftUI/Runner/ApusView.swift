import Foundation
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

    /// The content of a program's first window.
    public init<Program: App>(_ name: String, app: Program.Type) {
        self.name = name
        handle = { runner in
            if let windows = runner.windows {
                windows.program = ProgramLaunch(Program(), frame: WindowSurroundings())
            } else {
                try runner.run(AppWindow(Program()))
            }
        }
    }

    /// What a `#Preview` shows, which the function with a symbol makes.
    public init(_ name: String, preview symbol: String) {
        self.name = name
        handle = { runner in
            guard let function = dlsym(dlopen(nil, RTLD_NOW), symbol) else {
                throw RunnerFailure("its #Preview was not compiled")
            }
            // The macro writes a function of this type under this name.
            let make = unsafeBitCast(function, to: (@convention(c) () -> UnsafeMutableRawPointer).self)
            try _PreviewRecord.takeOver(make()).run(runner)
        }
    }

    /// The previews of a provider: each of several views is a preview of its own.
    public init<Provider: PreviewProvider>(_ name: String, previews: Provider.Type) {
        self.name = name
        handle = { runner in
            let previews = Previews.separate(Provider.previews)
            let files = PreviewFiles(count: previews.count)
            for (index, preview) in previews.enumerated() { try runner.run(preview, number: index, files: files) }
        }
    }
}
