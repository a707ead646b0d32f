import Foundation

/// The lines of a sequence of bytes in UTF-8, without their line breaks. As on Apple's systems, empty lines are left out.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    private let base: Base

    fileprivate init(_ base: Base) { self.base = base }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }

    /// An iterator over lines.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var base: Base.AsyncIterator

        fileprivate init(base: Base.AsyncIterator) { self.base = base }

        public mutating func next() async rethrows -> String? {
            var line: [UInt8] = []
            while let byte = try await base.next() {
                // A line feed, a carriage return, or both.
                if byte != 0x0A, byte != 0x0D {
                    line.append(byte)
                } else if !line.isEmpty {
                    break
                }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of the bytes as text in UTF-8.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}
