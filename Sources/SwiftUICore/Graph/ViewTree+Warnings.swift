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
    /// The dynamic children of the container in which a node or a dynamic children of it lies, the innermost first.
    fileprivate final func dynamicChildren(around element: ViewElement) -> [DynamicChildren] {
        var path: [DynamicChildren] = []
        func find(in dynamicChildren: DynamicChildren) -> Bool {
            var isFound = false
            dynamicChildren.forEachItem { item in
                item.forEachEntry { entry in
                    guard !isFound else { return }
                    switch entry {
                    case .node(let node): isFound = node === element
                    case .dynamic(let inner): isFound = inner === element || find(in: inner)
                    }
                }
            }
            if isFound { path.append(dynamicChildren) }
            return isFound
        }
        forEachEntry { entry in
            if path.isEmpty, case .dynamic(let dynamicChildren) = entry { _ = find(in: dynamicChildren) }
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
            var cell = (element as? ValueCell) ?? element.observedCell
            while let found = cell, visited.insert(ObjectIdentifier(found)).inserted {
                if let name = found.viewName { names.append(name) }
                cell = found.observedCell
            }
        }
        var element: ViewElement? = self
        while let current = element {
            visit(current)
            element = current.enclosingElement
            // Branches and loops have no nodes of their own.
            (element as? ContainerNode)?.dynamicChildren(around: current).forEach(visit)
        }
        return names.reversed()
    }
}
