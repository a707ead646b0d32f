import CoreGraphics

extension TextNode: InspectedValues {
    var inspectedValues: [(name: String, value: String)] {
        let (content, shaped, _) = inspected
        var values = [(name: "font", value: InspectorWords.font(shaped.text.firstStyle.font))]
        let painter = TextPaints(environment: environment, bounds: CGRect(origin: .zero, size: size))
        if let decoration = content.decorations.first, case .color(let color) = painter.style(of: decoration, baselineOffset: 0).paint {
            values.append(("color", color.description))
        }
        return values
    }
}

extension InspectorWords {
    /// Describes a font by its size and whatever differs from a regular system font, such as `17 semibold`.
    static func font(_ font: ResolvedFont) -> String {
        var words = [length(font.size)]
        switch font.family {
        case .custom(let name): words.append(name)
        case .system(let design): if design != .default { words.append("\(design)") }
        }
        if font.weight != Font.Weight.regular.value {
            words.append(weightNames.first { $0.0.value == font.weight }?.1 ?? "weight \(length(font.weight))")
        }
        if font.isItalic { words.append("italic") }
        return words.joined(separator: " ")
    }

    private static let weightNames: [(Font.Weight, String)] = [
        (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"),
        (.heavy, "heavy"), (.black, "black"),
    ]
}
