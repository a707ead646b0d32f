import SwiftSourceReader

/// `@ModelActor`: an actor with a context of its own.
struct ModelActorMacro {
    static func members(_ request: ExpansionRequest) -> String {
        var cursor = request.declaration?.source.cursor ?? TokenCursor([])
        let prefix = cursor.readPrefix()
        let access = prefix.modifiers.contains("public") ? "public " : prefix.modifiers.contains("package") ? "package " : ""
        return """
            \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
            \(access)nonisolated let modelContainer: SwiftData.ModelContainer

            \(access)init(modelContainer: SwiftData.ModelContainer) {
                let modelContext = SwiftData.ModelContext(modelContainer)
                self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
                self.modelContainer = modelContainer
            }
            """
    }

    static func conformance(_ request: ExpansionRequest) -> String {
        "extension \(request.extendedType ?? ""): SwiftData.ModelActor {\n}"
    }
}
