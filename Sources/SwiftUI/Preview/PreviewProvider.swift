/// A type that shows views while they are being developed: `apus` finds it by its conformance and draws what it shows.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// The type of the views to show, which the compiler infers.
    associatedtype Previews: View

    /// The views to show.
    @ViewBuilder static var previews: Self.Previews { get }
}
