extension ViewElement {
    /// Reports a programming mistake, once for each path of views in which it is found.
    ///
    /// During an update the report is postponed to its end, since the path may not be known before.
    package final func warn(_ message: @autoclosure () -> String) {
        if tree.updates.isRunning || tree.rootNode == nil {
            let message = message()
            tree.diagnostics.postpone(FoundMistake(element: self) { message })
        } else {
            tree.diagnostics.warn(message(), in: self)
        }
    }

    /// The names of the program's views whose bodies enclose the element, the outermost first.
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

extension ContainerNode {
    /// The dynamic children of the container around a node or dynamic children, the innermost first.
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
