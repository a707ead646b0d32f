import FoundationModels
import Testing

@Generable(description: "A dish") struct Recipe: Equatable {
    @Guide(description: "The name of the dish") var name: String
    @Guide(description: "People", .range(1...12)) var servings: Int
    @Guide(.count(2...4)) var steps: [String]
    var course: Course
    var minutes: Double?
    var isVegan: Bool
}

@Generable enum Course: String, CaseIterable {
    case starter, main = "main course"
    case dessert
}

private struct Weather: Tool {
    @Generable struct Arguments {
        @Guide(description: "The town", .anyOf(["Rome", "Oslo"])) var town: String
    }

    let description = "The weather in a town"
    func call(arguments: Arguments) async throws -> String { "Sun in \(arguments.town)" }
}

/// The model that Linux does not have.
struct LanguageModelTests {
    @Test("The model is unavailable, as on a device that is not eligible")
    func availability() {
        let model = SystemLanguageModel.default
        #expect(model.availability == .unavailable(.deviceNotEligible) && !model.isAvailable && !model.supportsLocale())
        #expect(SystemLanguageModel(useCase: .contentTagging).supportedLanguages.isEmpty)
    }

    @Test("Whatever is asked fails with the documented error")
    func sessions() async throws {
        let session = LanguageModelSession(tools: [Weather()]) {
            "Be brief."
            if true { "Use metres." }
        }
        session.prewarm()
        #expect(!session.isResponding && session.transcript.count == 1)
        guard case .instructions(let instructions) = session.transcript[0], case .text(let text) = instructions.segments[0] else {
            return #expect(Bool(false))
        }
        #expect(text.content == "Be brief.\nUse metres.")
        func isUnavailable(_ body: () async throws -> Void) async -> Bool {
            do {
                try await body()
                return false
            } catch LanguageModelSession.GenerationError.assetsUnavailable {
                return true
            } catch {
                return false
            }
        }
        #expect(await isUnavailable { _ = try await session.respond(to: "Hello") })
        #expect(await isUnavailable { _ = try await session.respond(to: "Hello", generating: Recipe.self).content })
        #expect(await isUnavailable { _ = try await session.respond(generating: [Recipe].self) { "Hello" } })
        #expect(await isUnavailable { for try await _ in session.streamResponse(to: "Hello", generating: Recipe.self) {} })
        #expect(await isUnavailable { for try await _ in session.streamResponse(to: "Hello") {} })
        #expect(await isUnavailable { _ = try await session.streamResponse(generating: Recipe.self) { "Hello" }.collect() })
    }

    @Test("Values are made of content and content of values")
    func content() throws {
        let json = #"{"name": "Pie", "servings": 4, "steps": ["Mix", "Bake"], "course": "dessert", "isVegan": true, "minutes": null}"#
        let recipe = try Recipe(GeneratedContent(json: json))
        #expect(recipe == Recipe(name: "Pie", servings: 4, steps: ["Mix", "Bake"], course: .dessert, minutes: nil, isVegan: true))
        #expect(try Recipe(GeneratedContent(json: recipe.generatedContent.jsonString)) == recipe)
        #expect(recipe.generatedContent.jsonString.hasPrefix(#"{"name": "Pie", "servings": 4, "steps": ["Mix", "Bake"]"#))
        #expect(throws: (any Error).self) { try Recipe(GeneratedContent(json: #"{"name": "Pie"}"#)) }
        #expect(throws: (any Error).self) { try Recipe(GeneratedContent(json: json.replacingOccurrences(of: "4", with: "4.5"))) }
        #expect(throws: (any Error).self) { try Recipe(GeneratedContent(json: json.replacingOccurrences(of: "dessert", with: "soup"))) }
        #expect(throws: (any Error).self) { try GeneratedContent(json: "{") }
        let partial = try Recipe.PartiallyGenerated(GeneratedContent(json: #"{"name": "Pie", "steps": []}"#))
        #expect(partial.name == "Pie" && partial.steps == [] && partial.servings == nil)
        #expect(recipe.asPartiallyGenerated()?.servings == 4)
        #expect(try GeneratedContent(json: "[1, 2.5]").value([Double].self) == [1, 2.5])
    }

    @Test("Schemas have the form of JSON Schema, with the limits of the guides")
    func schemas() {
        let schema = Recipe.generationSchema.debugDescription
        #expect(schema.contains(#""servings":{"description":"People","maximum":12,"minimum":1,"type":"integer"}"#))
        #expect(schema.contains(#""steps":{"items":{"type":"string"},"maxItems":4,"minItems":2,"type":"array"}"#))
        #expect(schema.contains(#""required":["name","servings","steps","course","isVegan"]"#) && schema.contains(#""description":"A dish""#))
        #expect(Course.generationSchema.debugDescription == #"{"enum":["starter","main","dessert"],"type":"string"}"#)
        #expect(Weather().parameters.debugDescription.contains(#""enum":["Rome","Oslo"]"#) && Weather().name == "Weather")
    }

    @Test("A tool is called with content, and prompts are lines")
    func tools() async throws {
        let arguments = try Weather.Arguments(GeneratedContent(json: #"{"town": "Oslo"}"#))
        #expect(try await Weather().call(arguments: arguments) == "Sun in Oslo")
        let prompt = Prompt {
            "One"
            for number in 2...3 { "\(number)" }
            ["a", "b"]
            Course.main
        }
        #expect(prompt.description == "One\n2\n3\na\nb\n\"main\"")
    }
}
