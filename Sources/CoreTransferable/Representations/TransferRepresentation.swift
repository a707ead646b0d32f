import Foundation

/// How values of a type are given and made.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// The representation of which this one is made.
    associatedtype Body: TransferRepresentation
    /// The representation of which this one is made.
    @TransferRepresentationBuilder<Item> var body: Body { get }
    /// Adds the formats, the best first.
    func _collectFormats(into formats: inout [_TransferFormat<Item>])
}

extension TransferRepresentation where Body.Item == Item {
    /// Adds those of the body.
    public func _collectFormats(into formats: inout [_TransferFormat<Item>]) { body._collectFormats(into: &formats) }
}

extension TransferRepresentation where Body == Never {
    /// A representation that is made of no other has no body; nobody asks for it.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Transferable, TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
    public static var transferRepresentation: Never { fatalError("There is no value of type Never") }
    public func _collectFormats(into formats: inout [_TransferFormat<Never>]) {}
}

/// Two representations, the better one first.
public struct _TransferRepresentationPair<First: TransferRepresentation, Second: TransferRepresentation>: TransferRepresentation
where First.Item == Second.Item {
    public typealias Item = First.Item
    public typealias Body = Never
    let first: First
    let second: Second

    public func _collectFormats(into formats: inout [_TransferFormat<Item>]) {
        first._collectFormats(into: &formats)
        second._collectFormats(into: &formats)
    }
}

/// Builds a type's representations from those that a closure lists, the best first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item {
        content
    }

    public static func buildPartialBlock<Content: TransferRepresentation>(first: Content) -> Content where Content.Item == Item {
        first
    }

    public static func buildPartialBlock<First: TransferRepresentation, Second: TransferRepresentation>(
        accumulated: First, next: Second
    ) -> _TransferRepresentationPair<First, Second> where First.Item == Item, Second.Item == Item {
        _TransferRepresentationPair(first: accumulated, second: next)
    }
}
