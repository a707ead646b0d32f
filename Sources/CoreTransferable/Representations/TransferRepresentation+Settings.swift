import Foundation

/// A representation with modified formats.
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
    /// Restricts exporting to values that satisfy a condition.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
        _ChangedTransferRepresentation(base: self) { format in
            let before = format.condition
            format.condition = { (before?($0) ?? true) && condition($0) }
        }
    }

    /// Sets the processes to which the representation is visible.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        _ChangedTransferRepresentation(base: self) { $0.visibility = visibility }
    }

    /// Sets the suggested file name of exported values.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        _ChangedTransferRepresentation(base: self) { $0.suggestedFilename = { _ in fileName } }
    }

    /// Sets the suggested file name of exported values; nil for none.
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item> {
        _ChangedTransferRepresentation(base: self) { $0.suggestedFilename = fileName }
    }
}
