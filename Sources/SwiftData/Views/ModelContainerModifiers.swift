import Foundation
import os
import SwiftUI
import SwiftUICore

extension EnvironmentValues {
    /// The context of a view's queries, and the one that its changes belong to.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

struct ModelContextKey: EnvironmentKey {
    // A context without types of models: whatever is done with it is refused with a warning, so that sharing it is harmless.
    nonisolated(unsafe) static let defaultValue = ModelContext(StoreCoordinator(schema: Schema([]), stores: []), isMain: false)
}

/// A container that a modifier makes, once for a view or for a file.
@MainActor private final class MadeContainer {
    struct Settings: Hashable {
        var types: [ObjectIdentifier]
        var inMemory: Bool
    }

    let result: Result<ModelContainer, any Error>

    init(_ types: [any PersistentModel.Type], inMemory: Bool) {
        result = Result {
            try ModelContainer(for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
        }
        if case .failure(let error) = result { RuntimeWarnings.report("The model container could not be made: \(error)") }
    }

    private static var shared: [Settings: MadeContainer] = [:]

    /// The container of the scenes with the same settings.
    static func ofScenes(_ types: [any PersistentModel.Type], inMemory: Bool) -> MadeContainer {
        let settings = Settings(types: types.map { ObjectIdentifier($0) }, inMemory: inMemory)
        if let made = shared[settings] { return made }
        let made = MadeContainer(types, inMemory: inMemory)
        shared[settings] = made
        return made
    }
}

private struct ModelContainerModifier: ViewModifier {
    let types: [any PersistentModel.Type]
    let inMemory: Bool
    let isAutosaveEnabled: Bool
    let isUndoEnabled: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    /// Whether the modified view is a scene's content, whose windows share a container.
    let isOfScene: Bool
    @State private var holder = Holder()
    @Environment(\.undoManager) private var undoManager

    /// Keeps the container from the first evaluation of the body on.
    private final class Holder {
        var made: MadeContainer?
    }

    func body(content: Content) -> some View {
        content.environment(\.modelContext, context)
    }

    private var context: ModelContext {
        let container = holder.made ?? make()
        guard case .success(let container) = container.result else { return ModelContextKey.defaultValue }
        let context = container.mainContext
        context.autosaveEnabled = isAutosaveEnabled
        if isUndoEnabled { context.undoManager = undoManager ?? context.undoManager }
        return context
    }

    private func make() -> MadeContainer {
        let container = isOfScene ? MadeContainer.ofScenes(types, inMemory: inMemory) : MadeContainer(types, inMemory: inMemory)
        holder.made = container
        onSetup(container.result)
        return container
    }
}

extension View {
    /// Sets the context of the view's queries.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    /// Sets the container of the view's queries, whose main context they use.
    @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    /// Makes a container for a type of models, and for those it is related to, when the view appears first.
    ///
    /// - Parameters:
    ///   - modelType: The type of the models.
    ///   - inMemory: Whether the models are not saved to a file.
    ///   - isAutosaveEnabled: Whether changes are saved without a call.
    ///   - isUndoEnabled: Whether the view's undo manager undoes changes of models.
    ///   - onSetup: Called with the container, or with the reason why there is none.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Makes a container for types of models when the view appears first.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            ModelContainerModifier(
                types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup,
                isOfScene: false))
    }
}

extension Scene {
    /// Sets the context of the queries in the scene.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }

    /// Sets the container of the queries in the scene, whose main context they use.
    @MainActor public func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContext, container.mainContext)
    }

    /// Makes a container for a type of models, and for those it is related to, which all windows of the scene share.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Makes a container for types of models, which all windows of the scene share.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        viewModifier(
            ModelContainerModifier(
                types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup,
                isOfScene: true))
    }
}
