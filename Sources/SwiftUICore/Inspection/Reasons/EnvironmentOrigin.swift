/// Finds the modifier that has set a value of the environment.
enum EnvironmentOrigin {
    /// Describes the innermost modifier around a node that has changed a value, such as `foregroundStyle in Card`; nil if none has.
    ///
    /// - Parameter name: The name of the modifier in code, if it is not that of its type.
    static func of<Value: Equatable>(
        _ node: ViewNode, named name: (String) -> String = { $0 }, _ value: (EnvironmentValues) -> Value
    ) -> String? {
        var scope: EnvironmentScope? = node.environmentScope
        while let current = scope {
            guard let outer = current.outer else { return nil }
            if value(current.values) != value(outer.values) { return current.modifierWords(name(current.modifierName)) }
            scope = outer
        }
        return nil
    }
}

extension EnvironmentScope {
    /// The modifier with the program's views in whose bodies it stands.
    fileprivate func modifierWords(_ name: String) -> String {
        let path = viewPath.suffix(3)
        return name + (path.isEmpty ? "" : " in \(path.joined(separator: " > "))")
    }
}

/// The modifier of an environment that names the value that it sets.
protocol NamedEnvironmentModifier {
    var inspectorName: String { get }
}

extension _EnvironmentKeyWritingModifier: NamedEnvironmentModifier {
    var inspectorName: String { EvaluationWords.knownName(of: keyPath) ?? "environment" }
}

extension _EnvironmentKeyTransformModifier: NamedEnvironmentModifier {
    var inspectorName: String { EvaluationWords.knownName(of: keyPath) ?? "transformEnvironment" }
}

extension ViewNode {
    /// Describes the modifiers that set the environment values that a text or a shape shows.
    final var valueReasons: [String] {
        var reasons: [String] = []
        if let text = self as? TextNode {
            reasons.append(text.colorReason)
            reasons.append(text.fontReason)
        } else if let shape = self as? any ForegroundReading, let color = inspectorFacts.first(where: { $0.name == "color" })?.value {
            let origin = shape.readsForeground ? foregroundOrigin ?? "nobody: it is the usual foreground style" : "the shape's own style"
            reasons.append("its color \(color) is set by \(origin)")
        }
        return reasons
    }

    /// The modifier that has set the colour of the foreground style; nil if it is the usual one.
    fileprivate final var foregroundOrigin: String? {
        EnvironmentOrigin.of(self) { values in
            ForegroundStyle().paint(in: StyleContext(values), bounds: .zero).paint
        }
    }
}

/// A shape that may be filled with the foreground style of the environment.
protocol ForegroundReading: ViewNode {
    var readsForeground: Bool { get }
}

extension ShapeNode: ForegroundReading {
    var readsForeground: Bool { fillStyleKind is ForegroundStyle }
}

extension TextNode {
    fileprivate var colorReason: String {
        let color = inspectedValues.first { $0.name == "color" }?.value ?? "a pattern"
        if inspected.content.decorations.first?.foreground != nil { return "its color \(color) is set by the text itself" }
        return "its color \(color) is set by \(foregroundOrigin ?? "nobody: it is the usual foreground style")"
    }

    fileprivate var fontReason: String {
        let words = inspectedValues.first { $0.name == "font" }?.value ?? ""
        guard Self.font(in: environmentScope.values) == inspected.shaped.text.firstStyle.font else {
            return "its font \(words) is set by the text itself"
        }
        return "its font \(words) is set by \(fontOrigin ?? "nobody: it is the body font")"
    }

    private var fontOrigin: String? {
        EnvironmentOrigin.of(self, named: { ["font", "dynamicTypeSize"].contains($0) ? $0 : "a modifier of the font" }, Self.font(in:))
    }

    /// The font of a text without one of its own.
    private static func font(in values: EnvironmentValues) -> ResolvedFont {
        TextContext.of(values).font
    }
}
