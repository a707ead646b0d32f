import Foundation

/// A notification on its way between programs.
struct NotificationMessage: @unchecked Sendable {
    let name: String
    /// The text of the sender; nil for none.
    let object: String?
    /// The values, which property lists can hold, as one in text; nil for none.
    let list: String?

    init(name: String, object: String?, values: [AnyHashable: Any]?) {
        self.name = name
        self.object = object
        // A value that no property list holds is left out, and the others are delivered.
        let kept = values?.filter { $0.key is String && PropertyListSerialization.propertyList([$0.value], isValidFor: .xml) }
        list = kept.flatMap { try? PropertyListSerialization.data(fromPropertyList: $0, format: .xml, options: 0) }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    init(name: String, object: String?, list: String?) {
        self.name = name
        self.object = object
        self.list = list
    }

    /// The values; nil for none, and for a text that is no property list.
    var values: [AnyHashable: Any]? {
        guard let list else { return nil }
        return (try? PropertyListSerialization.propertyList(from: Data(list.utf8), options: [], format: nil)) as? [AnyHashable: Any]
    }
}
