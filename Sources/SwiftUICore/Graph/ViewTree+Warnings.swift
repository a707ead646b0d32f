/// A mistake of the program's author that was found while views were made or laid out.
struct FoundMistake {
    let element: ViewElement
    /// Says what it is when the update is over; nil if it is none by then.
    let message: () -> String?
}

extension ViewTree {
    /// Reports a mistake of the program's author, once.
    package func warn(_ message: @autoclosure () -> String) {
        let message = message()
        guard knownWarnings.insert(message).inserted else { return }
        warnings.append(message)
        onWarning(message)
    }

    /// Reports the mistakes found in the update that ends, when all views have their places.
    func reportMistakes() {
        guard !foundMistakes.isEmpty else { return }
        let mistakes = foundMistakes
        foundMistakes = []
        for mistake in mistakes {
            if let message = mistake.message() { warn(message, in: mistake.element) }
        }
    }

    fileprivate func warn(_ message: String, in element: ViewElement) {
        let path = element.hasEnded ? [] : element.viewPath
        warn(path.isEmpty ? message : "\(message) (in \(path.joined(separator: " > ")))")
    }
}

extension ContainerNode {
    /// The segments of the container in which a node or a segment of it lies, the innermost first.
    fileprivate final func segments(around element: ViewElement) -> [Segment] {
        var path: [Segment] = []
        func find(in segment: Segment) -> Bool {
            var isFound = false
            segment.forEachItem { item in
                item.forEachEntry { entry in
                    guard !isFound else { return }
                    switch entry {
                    case .node(let node): isFound = node === element
                    case .segment(let inner): isFound = inner === element || find(in: inner)
                    }
                }
            }
            if isFound { path.append(segment) }
            return isFound
        }
        forEachEntry { entry in
            if path.isEmpty, case .segment(let segment) = entry { _ = find(in: segment) }
        }
        return path
    }
}

extension ViewElement {
    /// Reports a mistake of the program's author, once for each path of views in which it is found.
    ///
    /// During an update the report waits for its end: before, the path may not be known.
    package final func warn(_ message: @autoclosure () -> String) {
        if tree.isUpdating || tree.rootNode == nil {
            let message = message()
            tree.foundMistakes.append(FoundMistake(element: self) { message })
        } else {
            tree.warn(message(), in: self)
        }
    }

    /// The names of the program's views in whose bodies this was made, the outermost first.
    final var viewPath: [String] {
        var names: [String] = []
        var visited = Set<ObjectIdentifier>()
        func visit(_ element: ViewElement) {
            var region = (element as? Region) ?? element.observedRegion
            while let found = region, visited.insert(ObjectIdentifier(found)).inserted {
                if let name = found.viewName { names.append(name) }
                region = found.observedRegion
            }
        }
        var element: ViewElement? = self
        while let current = element {
            visit(current)
            element = current.enclosingElement
            // Branches and loops have no nodes of their own.
            (element as? ContainerNode)?.segments(around: current).forEach(visit)
        }
        return names.reversed()
    }
}
