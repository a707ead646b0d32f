import SwiftUICore

/// Declares a preview of a view, which `apus render` draws and `apus inspect` describes.
///
/// The preview is never evaluated when the program itself runs.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits, such as its size and the orientation of the device.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Makes a dynamic property declared in the closure of `#Preview` a property of the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// The preview described by `#Preview`. Used only by code that the macro generates.
public final class _PreviewRecord {
    /// Makes the view with its traits.
    package let content: @MainActor () -> any View

    private init(content: @escaping @MainActor () -> any View) {
        self.content = content
    }

    /// Creates a preview and returns a retained pointer to pass to ``takeOver(_:)``. The name is read from the source by `apus`.
    ///
    /// The type of the closure has to be spelled with `any`: if it were the opaque type of the result, defined by a function inside the
    /// closure, the compiler (6.3) would not terminate.
    nonisolated public static func make(
        _ name: String?, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
    ) -> UnsafeMutableRawPointer {
        let layout = traits.last { $0.layout != nil }?.layout ?? .device
        let orientation = traits.last { $0.orientation != nil }?.orientation ?? .portrait
        let record = _PreviewRecord {
            @MainActor func withTraits(_ view: some View) -> any View {
                view.previewLayout(layout).previewInterfaceOrientation(orientation)
            }
            let modifications = traits.compactMap(\.modify)
            guard !modifications.isEmpty else { return withTraits(body()) }
            return withTraits(modifications.reduce(AnyView(erasing: body())) { $1($0) })
        }
        return Unmanaged.passRetained(record).toOpaque()
    }

    /// Creates a preview without name and traits, such as that of a widget, and returns a retained pointer.
    nonisolated package static func make(content: @escaping @MainActor () -> any View) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(_PreviewRecord(content: content)).toOpaque()
    }

    /// Takes ownership of the preview that `make` returned. Must be called at most once for each pointer.
    package static func takeOver(_ pointer: UnsafeMutableRawPointer) -> _PreviewRecord {
        Unmanaged.fromOpaque(pointer).takeRetainedValue()
    }
}
