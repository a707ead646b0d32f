/// The elements that are notified after a layout in which something has moved or changed its size.
struct GeometryObservers {
    private var elements = ElementList<ViewElement>()
    /// Whether anything has moved or changed its size since the observers were notified.
    var isNotificationNeeded = false

    mutating func append(_ element: ViewElement) {
        elements.append(element)
    }

    mutating func remove(_ element: ViewElement) {
        elements.remove(element)
    }

    /// A snapshot of the observers, in order of registration.
    func all() -> [ViewElement] { elements.all() }
}
