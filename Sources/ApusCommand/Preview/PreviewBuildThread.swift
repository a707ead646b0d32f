import Foundation

/// Builds a session's program on a thread of its own: the compiler ends with the thread that has started it.
final class PreviewBuildThread: Sendable {
    /// A request to build the program at a path.
    struct Order: Sendable {
        var path: String
        /// Whether the program has the same files as in the last build.
        var isLocated: Bool
        /// When the change was noticed that makes the build necessary.
        var start: ContinuousClock.Instant
    }

    struct Outcome: Sendable {
        var order: Order
        var library: Result<PreviewBuilder.Library, any Error>
        var watchedPaths: [String]
    }

    private let orders = Mailbox<Order>()

    /// - Parameters:
    ///   - folder: Receives all output.
    ///   - onBuilt: Called on the thread after each build.
    init(
        runtime: RuntimeLibrary, options: CompilationOptions, folder: URL, onBuilt: @escaping @Sendable (Outcome) -> Void
    ) throws(CommandFailure) {
        // The builder is used on the new thread only.
        nonisolated(unsafe) let builder = try PreviewBuilder(runtime: runtime, options: options, folder: folder)
        Thread.detachNewThread { [orders] in
            while true {
                var order = orders.next()
                // Builds that have been overtaken are left out.
                while let newer = orders.next(before: .distantPast) {
                    order.isLocated = order.isLocated && newer.isLocated && newer.path == order.path
                    order.path = newer.path
                }
                let library = Result { try builder.build(order.path, isLocated: order.isLocated) }
                onBuilt(Outcome(order: order, library: library, watchedPaths: builder.watchedPaths))
                builder.prepareNext()
            }
        }
    }

    func build(_ order: Order) { orders.post(order) }
}
