/// A priority queue of the elements that wait for an update: the nearest to the root first, in order of arrival at equal depth.
///
/// Elements of the same depth, as the items of a loop are, share a bucket. Insertion and removal take constant time within a bucket, and
/// logarithmic time in the number of different depths where a bucket begins or ends.
struct UpdateQueue {
    /// The waiting elements of one depth, in order of arrival.
    private struct Bucket {
        var elements = ContiguousArray<ViewElement?>()
        /// The index of the first element that still waits.
        var first = 0
    }

    /// A heap of the depths at which elements wait, each with the index of its bucket.
    private var depths = ContiguousArray<(depth: Int32, bucket: Int)>()
    private var bucketsByDepth: [Int32: Int] = [:]
    private var buckets = ContiguousArray<Bucket>()
    /// The indices of buckets without elements, whose memory is used again.
    private var freeBuckets = ContiguousArray<Int>()

    var isEmpty: Bool { depths.isEmpty }

    mutating func insert(_ element: ViewElement) {
        if let nearest = depths.first, nearest.depth == element.depth {
            buckets[nearest.bucket].elements.append(element)
        } else if let bucket = bucketsByDepth[element.depth] {
            buckets[bucket].elements.append(element)
        } else {
            buckets[addBucket(for: element.depth)].elements.append(element)
        }
    }

    private mutating func addBucket(for depth: Int32) -> Int {
        let bucket = freeBuckets.popLast() ?? buckets.count
        if bucket == buckets.count { buckets.append(Bucket()) }
        bucketsByDepth[depth] = bucket
        depths.append((depth, bucket))
        var index = depths.count - 1
        while index > 0 {
            let parent = (index - 1) / 2
            guard depths[index].depth < depths[parent].depth else { break }
            depths.swapAt(index, parent)
            index = parent
        }
        return bucket
    }

    /// Removes the element nearest to the root.
    mutating func popFirst() -> ViewElement? {
        guard let bucket = depths.first?.bucket else { return nil }
        let first = buckets[bucket].first
        let element = buckets[bucket].elements[first]
        buckets[bucket].elements[first] = nil
        buckets[bucket].first += 1
        if first + 1 == buckets[bucket].elements.count { removeFirstBucket() }
        return element
    }

    private mutating func removeFirstBucket() {
        let (depth, bucket) = depths[0]
        buckets[bucket].elements.removeAll(keepingCapacity: buckets[bucket].elements.count <= 64)
        buckets[bucket].first = 0
        freeBuckets.append(bucket)
        bucketsByDepth[depth] = nil
        let last = depths.removeLast()
        if !depths.isEmpty {
            depths[0] = last
            siftDown()
        }
    }

    private mutating func siftDown() {
        var index = 0
        while true {
            var smallest = index
            for child in [2 * index + 1, 2 * index + 2] where child < depths.count && depths[child].depth < depths[smallest].depth {
                smallest = child
            }
            guard smallest != index else { return }
            depths.swapAt(index, smallest)
            index = smallest
        }
    }
}
