import Foundation
import RunnerProtocol

/// The tools by which an assistant looks at the views of a preview session and uses them.
struct PreviewTools {
    let dialogue: PreviewDialogue
    /// Receives pictures.
    let folder: URL

    private typealias Tool = ModelContextServer.Tool

    /// The parameters that choose a view and its variant.
    private static var variantParameters: [String: Any] {
        [
            "view": ["type": "string", "description": "The name of a view or preview, as list_views gives it."],
            "device": ["type": "string", "description": "A device, such as 'iPhone 15'."],
            "size": ["type": "string", "description": "The size in points, such as 390x844, or 'fit'."],
            "profile": ["type": "string", "enum": RunnerJob.Profile.allCases.map(\.rawValue)],
            "colorScheme": ["type": "string", "enum": RunnerJob.ColorScheme.allCases.map(\.rawValue)],
            "textSize": ["type": "string", "enum": RunnerJob.ContentSize.allCases.map(\.rawValue)],
            "layoutDirection": ["type": "string", "enum": PreviewVariant.LayoutDirection.allCases.map(\.rawValue)],
            "locale": ["type": "string", "description": "A locale, such as de_DE."],
            "contrast": ["type": "string", "enum": PreviewVariant.Contrast.allCases.map(\.rawValue)],
            "reduceMotion": ["type": "boolean"],
        ]
    }

    var all: [ModelContextServer.Tool] { [listViews, showView, press, typeText, pressKey, scroll, describeLayout] }

    private var listViews: Tool {
        Tool(
            name: "list_views", description: "The views and previews of the program, or the compiler's errors if it does not compile.",
            parameters: [:]
        ) { _ in
            dialogue.waitForBuild()
            try check()
            return [text(dialogue.views.map { "\($0.name) (\($0.kind))" }.joined(separator: "\n"))]
        }
    }

    private var showView: Tool {
        Tool(
            name: "show_view", description: "A picture of a view as it is now, after the latest change of the code. Its state is kept over changes.",
            parameters: Self.variantParameters, required: ["view"]
        ) { arguments in [try picture(of: try show(arguments))] }
    }

    private var press: Tool {
        var parameters = Self.variantParameters
        parameters["label"] = ["type": "string", "description": "The label of the control to press."]
        parameters["x"] = ["type": "number", "description": "Without a label: points from the left edge."]
        parameters["y"] = ["type": "number", "description": "Without a label: points from the top edge."]
        return Tool(
            name: "press", description: "Presses a control of a view, by its label or at a point, and returns the picture afterwards.",
            parameters: parameters, required: ["view"]
        ) { arguments in
            try use(arguments, .press) {
                $0.label = arguments["label"] as? String
                $0.x = (arguments["x"] as? NSNumber)?.doubleValue
                $0.y = (arguments["y"] as? NSNumber)?.doubleValue
            }
        }
    }

    private var typeText: Tool {
        var parameters = Self.variantParameters
        parameters["text"] = ["type": "string"]
        return Tool(
            name: "type_text", description: "Types a text into the focused view and returns the picture afterwards.", parameters: parameters,
            required: ["view", "text"]
        ) { arguments in try use(arguments, .type) { $0.text = arguments["text"] as? String } }
    }

    private var pressKey: Tool {
        var parameters = Self.variantParameters
        parameters["key"] = ["type": "string", "description": "A character, or a name such as return, tab, escape or downArrow."]
        parameters["modifiers"] = ["type": "array", "items": ["type": "string", "enum": ["shift", "control", "option", "command"]]]
        return Tool(
            name: "press_key", description: "Presses a key and returns the picture afterwards.", parameters: parameters, required: ["view", "key"]
        ) { arguments in
            try use(arguments, .key) {
                $0.key = arguments["key"] as? String
                $0.modifiers = arguments["modifiers"] as? [String]
            }
        }
    }

    private var scroll: Tool {
        var parameters = Self.variantParameters
        for name in ["x", "y", "dx", "dy"] { parameters[name] = ["type": "number"] }
        return Tool(
            name: "scroll", description: "Turns the wheel at (x, y) by (dx, dy) points and returns the picture afterwards.", parameters: parameters,
            required: ["view", "x", "y", "dy"]
        ) { arguments in
            try use(arguments, .wheel) {
                $0.x = (arguments["x"] as? NSNumber)?.doubleValue
                $0.y = (arguments["y"] as? NSNumber)?.doubleValue
                $0.dx = (arguments["dx"] as? NSNumber)?.doubleValue
                $0.dy = (arguments["dy"] as? NSNumber)?.doubleValue
            }
        }
    }

    private var describeLayout: Tool {
        Tool(
            name: "describe_layout",
            description: "For every node of a view: its kind, frame in points, text and colour, and how stacks shared their space.",
            parameters: Self.variantParameters, required: ["view"]
        ) { arguments in
            var request = PreviewRequest(.tree)
            request.canvas = try show(arguments).id
            guard let root = dialogue.ask(request)?.tree else { throw CommandFailure.failure("The layout cannot be described.") }
            return [text(InspectionText(root: root, isColored: false).text)]
        }
    }

    // MARK: Using views

    /// Throws the compiler's errors, if the program does not compile.
    private func check() throws {
        guard let problem = dialogue.problem else { return }
        throw CommandFailure.failure([problem.message, problem.text].compactMap { $0 }.joined(separator: "\n"))
    }

    private func show(_ arguments: [String: Any]) throws -> PreviewCanvas {
        dialogue.waitForBuild()
        try check()
        var chosen = arguments
        let view = chosen.removeValue(forKey: "view") as? String ?? ""
        let variant: PreviewVariant
        do {
            variant = try JSONDecoder().decode(
                PreviewVariant.self,
                from: JSONSerialization.data(withJSONObject: chosen.filter { Self.variantParameters[$0.key] != nil }))
        } catch {
            throw CommandFailure.failure("The variant is not understood: \(error)")
        }
        return try dialogue.show(view, variant).get()
    }

    private func use(_ arguments: [String: Any], _ kind: PreviewRequest.Kind, _ fill: (inout PreviewRequest) -> Void) throws -> [[String: Any]] {
        let canvas = try show(arguments)
        var request = PreviewRequest(kind)
        request.canvas = canvas.id
        fill(&request)
        guard let answer = dialogue.ask(request) else { throw CommandFailure.failure("The view does not answer.") }
        if let message = answer.message { throw CommandFailure.failure(message) }
        return [text(answer.isHandled == true ? "A view has reacted." : "No view has reacted."), try picture(of: canvas)]
    }

    private func picture(of canvas: PreviewCanvas) throws -> [String: Any] {
        let file = folder.appendingPathComponent("picture.png")
        var request = PreviewRequest(.picture)
        request.canvas = canvas.id
        request.file = file.path
        guard let answer = dialogue.ask(request), answer.type == .picture, let data = try? Data(contentsOf: file) else {
            throw CommandFailure.failure("The picture cannot be drawn.")
        }
        return ["type": "image", "mimeType": "image/png", "data": data.base64EncodedString()]
    }

    private func text(_ text: String) -> [String: Any] { ["type": "text", "text": text] }
}
