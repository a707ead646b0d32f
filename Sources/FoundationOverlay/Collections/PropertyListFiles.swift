import Foundation

extension NSDictionary {
    /// Creates a dictionary from a property list. Throws an error of the file system, or one that says that the list is no dictionary.
    public convenience init(contentsOf url: URL, error: ()) throws {
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), options: [], format: nil)
        guard let values = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt, userInfo: [NSURLErrorKey: url]) }
        self.init(dictionary: values)
    }
}

extension NSArray {
    /// Creates an array from a property list. Throws an error of the file system, or one that says that the list is no array.
    public convenience init(contentsOf url: URL, error: ()) throws {
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), options: [], format: nil)
        guard let values = list as? [Any] else { throw CocoaError(.propertyListReadCorrupt, userInfo: [NSURLErrorKey: url]) }
        self.init(array: values)
    }
}
