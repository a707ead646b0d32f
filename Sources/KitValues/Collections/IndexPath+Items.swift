import Foundation

/// Places in tables and collections, as in Apple's documentation of `IndexPath`. A part that a path does not have is 0.
extension IndexPath {
    /// Creates the path of a row in a section.
    public init(row: Int, section: Int) { self = [section, row] }
    /// Creates the path of an item in a section.
    public init(item: Int, section: Int) { self = [section, item] }

    /// The number of the section: the first part.
    public var section: Int {
        get { part(0) }
        set { setPart(0, newValue) }
    }
    /// The number of the row in its section: the second part.
    public var row: Int {
        get { part(1) }
        set { setPart(1, newValue) }
    }
    /// The number of the item in its section: the second part.
    public var item: Int {
        get { part(1) }
        set { setPart(1, newValue) }
    }

    private func part(_ index: Int) -> Int { index < count ? self[index] : 0 }

    private mutating func setPart(_ index: Int, _ value: Int) {
        while count <= index { append(0) }
        self[index] = value
    }
}
