import Foundation

/// What the program has allocated and not freed.
enum LiveMemory {
    private typealias MallocInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

    /// Live bytes of the C heap, in all arenas; 0 where the allocator does not tell.
    static var bytes: Int {
        guard let symbol = dlsym(nil, "malloc_info") else { return 0 }
        let write = unsafeBitCast(symbol, to: MallocInfo.self)
        var text: UnsafeMutablePointer<CChar>?
        var length = 0
        guard let stream = open_memstream(&text, &length) else { return 0 }
        let status = write(0, stream)
        fclose(stream)
        defer { free(text) }
        guard status == 0, let text else { return 0 }
        // The totals stand after those of the arenas.
        let report = String(decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
        guard let totals = report.range(of: "</heap>", options: .backwards).map({ report[$0.upperBound...] }) else { return 0 }
        func size(_ tag: String) -> Int {
            guard let line = totals.split(separator: "\n").first(where: { $0.hasPrefix(tag) }),
                let match = line.firstMatch(of: /size="(\d+)"/)
            else { return 0 }
            return Int(match.1) ?? 0
        }
        return size("<system type=\"current\"") + size("<total type=\"mmap\"") - size("<total type=\"fast\"") - size("<total type=\"rest\"")
    }
}
