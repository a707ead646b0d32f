import Foundation

/// A representation with changes to each of its formats.
public struct _ChangedTransferRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    public typealias Item = Base.Item
    public typealias Body = Never

    let base: Base
    let change: @Sendable (inout _TransferFormat<Item>) -> Void

    public func _collectFormats(into formats: inout [_TransferFormat<Item>]) {
        let first = formats.count
        base._collectFormats(into: &formats)
        for index in formats.indices[first...] { change(&formats[index]) }
    }
}

extension TransferRepresentation {
    /// Gives values so only where a condition holds.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
        _ChangedTransferRepresentation(base: self) { format in
            let before = format.condition
            format.condition = { (before?($0) ?? true) && condition($0) }
        }
    }

    /// Says who may see what values are given as.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        _ChangedTransferRepresentation(base: self) { $0.visibility = visibility }
    }

    /// Suggests a name for files with a value.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        _ChangedTransferRepresentation(base: self) { $0.suggestedFilename = { _ in fileName } }
    }

    /// Suggests a name for the file with each value.
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item> {
        _ChangedTransferRepresentation(base: self) { $0.suggestedFilename = fileName }
    }
}
