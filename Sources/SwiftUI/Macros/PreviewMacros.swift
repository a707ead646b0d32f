import SwiftUICore

/// A preview of a view, which `apus render` draws and `apus inspect` explains.
///
/// In a program that is run the preview is never made.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A preview of a view with traits: its size, how the device is held.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Makes a dynamic property in the closure of `#Preview` belong to the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// The preview that `#Preview` describes. Only code that the macro writes uses this.
public final class _PreviewRecord {
    let run: @MainActor (ViewJobRunner) throws -> Void

    private init(run: @escaping @MainActor (ViewJobRunner) throws -> Void) {
        self.run = run
    }

    /// A preview, to be handed to ``takeOver(_:)``. The name is of use to people and to `apus`, which reads it in the source.
    ///
    /// The closure's type has to be written with `any`: were it the type of what the closure makes, and a function in the closure the
    /// origin of that, the compiler (6.3) would not come to an end.
    nonisolated public static func make(
        _ name: String?, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
    ) -> UnsafeMutableRawPointer {
        let layout = traits.last { $0.layout != nil }?.layout ?? .device
        let orientation = traits.last { $0.orientation != nil }?.orientation ?? .portrait
        let record = _PreviewRecord { runner in
            @MainActor func run(_ view: some View) throws {
                try runner.run(view.previewLayout(layout).previewInterfaceOrientation(orientation))
            }
            try run(body())
        }
        return Unmanaged.passRetained(record).toOpaque()
    }

    /// The preview that a function made. A pointer must not be taken over twice.
    static func takeOver(_ pointer: UnsafeMutableRawPointer) -> _PreviewRecord {
        Unmanaged.fromOpaque(pointer).takeRetainedValue()
    }
}
