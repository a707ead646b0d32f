import Foundation

/// A player of items one after the other.
///
///     let player = AVQueuePlayer(items: [first, second])
///     player.play()
///
/// It is used on the main thread. An item that was played leaves the queue.
///
/// Follows https://developer.apple.com/documentation/avfoundation/avqueueplayer.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var queue: [AVPlayerItem] = []

    /// Creates a player with items in their order; one that is listed twice counts once.
    public init(items: [AVPlayerItem]) {
        super.init(playerItem: nil)
        actionAtItemEnd = .advance
        for item in items { insert(item, after: nil) }
    }

    /// Creates a player with one item, or none.
    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: nil)
        actionAtItemEnd = .advance
        if let item { insert(item, after: nil) }
    }

    /// Creates a player without items.
    public override convenience init() { self.init(items: []) }

    /// The current item and the items after it, in order.
    open func items() -> [AVPlayerItem] { queue }

    /// Continues with the next item, and pauses after the last one.
    open func advanceToNextItem() {
        guard !queue.isEmpty else { return }
        queue.removeFirst()
        showFirst()
    }

    /// Returns whether an item can be inserted: it must not be in the queue, and stand after an item that is.
    open func canInsert(_ item: AVPlayerItem, after other: AVPlayerItem?) -> Bool {
        !queue.contains { $0 === item } && (other == nil || queue.contains { $0 === other })
    }

    /// Inserts an item after another one, or with nil at the end. One that cannot be inserted is ignored.
    open func insert(_ item: AVPlayerItem, after other: AVPlayerItem?) {
        guard canInsert(item, after: other) else { return }
        let index = queue.firstIndex { $0 === other }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: index)
        showFirst()
    }

    /// Removes an item; the player continues with the next one if it is the current one.
    open func remove(_ item: AVPlayerItem) {
        queue.removeAll { $0 === item }
        showFirst()
    }

    /// Removes all items.
    open func removeAllItems() {
        queue.removeAll()
        showFirst()
    }

    /// Replaces the current item; nil continues with the next one.
    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        if !queue.isEmpty { queue.removeFirst() }
        if let item {
            queue.removeAll { $0 === item }
            queue.insert(item, at: 0)
        }
        showFirst()
    }

    private func showFirst() { super.replaceCurrentItem(with: queue.first) }

    override func continueAfterItem() {
        guard actionAtItemEnd == .advance else { return super.continueAfterItem() }
        advanceToNextItem()
        if queue.isEmpty { rate = 0 }
    }
}
