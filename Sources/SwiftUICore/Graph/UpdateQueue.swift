/// A priority queue of the elements that wait for an update: the nearest to the root first, in order of arrival at equal depth.
///
/// A binary heap: insertion and removal take logarithmic time in the number of waiting elements.
struct UpdateQueue {
    private struct Entry {
        let key: UInt64
        let element: ViewElement
    }

    private var heap = ContiguousArray<Entry>()
    private var arrivals: UInt32 = 0

    var isEmpty: Bool { heap.isEmpty }

    mutating func insert(_ element: ViewElement) {
        arrivals &+= 1
        heap.append(Entry(key: UInt64(UInt32(bitPattern: element.depth)) << 32 | UInt64(arrivals), element: element))
        var index = heap.count - 1
        while index > 0 {
            let parent = (index - 1) / 2
            guard heap[index].key < heap[parent].key else { break }
            heap.swapAt(index, parent)
            index = parent
        }
    }

    /// Removes the element nearest to the root.
    mutating func popFirst() -> ViewElement? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        if heap.isEmpty {
            arrivals = 0
        } else {
            heap[0] = last
            siftDown()
        }
        return first.element
    }

    private mutating func siftDown() {
        var index = 0
        while true {
            var smallest = index
            for child in [2 * index + 1, 2 * index + 2] where child < heap.count && heap[child].key < heap[smallest].key {
                smallest = child
            }
            guard smallest != index else { return }
            heap.swapAt(index, smallest)
            index = smallest
        }
    }
}
