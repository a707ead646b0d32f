import Foundation

/// A declaration of the formats in which values of a type are exported and imported.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the transferred values.
    associatedtype Item: Transferable
    /// The type of the composed representation; `Never` for primitive representations.
    associatedtype Body: TransferRepresentation
    /// The representations that this one is composed of.
    @TransferRepresentationBuilder<Item> var body: Body { get }
    /// Appends the formats of the representation, in order of preference.
    func _collectFormats(into formats: inout [_TransferFormat<Item>])
}

extension TransferRepresentation where Body.Item == Item {
    /// Appends the formats of the body.
    public func _collectFormats(into formats: inout [_TransferFormat<Item>]) { body._collectFormats(into: &formats) }
}

extension TransferRepresentation where Body == Never {
    /// Never called: a primitive representation has no body. Accessing it is a programming error and stops the program.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Transferable, TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
    public static var transferRepresentation: Never { fatalError("There is no value of type Never") }
    public func _collectFormats(into formats: inout [_TransferFormat<Never>]) {}
}

/// Two representations, in order of preference.
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

/// The result builder of `transferRepresentation`, which lists representations in order of preference.
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
