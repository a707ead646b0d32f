import Foundation
import SwiftUI
import UniformTypeIdentifiers

extension IntentParameter {
    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - title: The name of the parameter.
    ///   - description: The description of the parameter for users.
    ///   - defaultValue: The value until another one is set; nil for none.
    ///   - requestValueDialog: The question for the value, which is part of the error about a missing value.
    ///   - requestDisambiguationDialog: The question which of several values is meant. Without effect.
    ///   - inputConnectionBehavior: Without effect, as Linux has no shortcuts.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var options = ParameterOptions<Value>()
        options.requestValueDialog = requestValueDialog
        self.init(title, description, defaultValue, options: options)
    }

    /// Creates a parameter without a title.
    public convenience init(
        description: LocalizedStringResource, default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil
    ) {
        var options = ParameterOptions<Value>()
        options.requestValueDialog = requestValueDialog
        self.init(nil, description, defaultValue, options: options)
    }

    /// Creates a parameter without a title.
    public convenience init(default defaultValue: Value.UnwrappedType?, requestValueDialog: IntentDialog? = nil) {
        var options = ParameterOptions<Value>()
        options.requestValueDialog = requestValueDialog
        self.init(nil, nil, defaultValue, options: options)
    }

    /// Creates a parameter with some values to choose from.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, supportedValues: [Value.UnwrappedType]
    ) where Value.ValueType: AppEnum, Value.UnwrappedType: Equatable {
        var options = ParameterOptions<Value>()
        options.requestValueDialog = requestValueDialog
        options.supportedValues = supportedValues
        if !supportedValues.isEmpty {
            options.range = ValueRange(
                contains: { supportedValues.contains($0) }, text: supportedValues.map { ParameterText.of($0) }.joined(separator: ", "))
        }
        self.init(title, description, defaultValue, options: options)
    }

    /// Creates a parameter with values that a provider offers. The value of a parameter without one is the provider's default.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) {
        var options = ParameterOptions<Value>()
        options.requestValueDialog = requestValueDialog
        options.defaultResult = { await optionsProvider.defaultResult() as? Value.UnwrappedType }
        self.init(title, description, defaultValue, options: options)
    }

    /// Creates a parameter without a title with values that a provider offers.
    public convenience init<Provider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil, optionsProvider: Provider
    ) {
        var options = ParameterOptions<Value>()
        options.defaultResult = { await optionsProvider.defaultResult() as? Value.UnwrappedType }
        self.init(nil, description, defaultValue, options: options)
    }

    /// Creates a parameter for entities that a query of its own finds.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Value.ValueType == Query.Entity {
        self.init(title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog, optionsProvider: query)
    }

    /// Creates a parameter that is true or false, whose values have names.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType == Bool {
        var options = ParameterOptions<Value>()
        options.requestValueDialog = requestValueDialog
        options.displayName = displayName
        self.init(title, description, defaultValue, options: options)
    }

    /// Creates a parameter for a whole number.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntControlStyle, inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == Int {
        var options = ParameterOptions<Value>()
        options.requestValueDialog = requestValueDialog
        options.limit(inclusiveRange)
        self.init(title, description, defaultValue, options: options)
    }

    /// Creates a parameter for a whole number in a range: the intent is not performed with another one.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        inclusiveRange: (lowerBound: Int, upperBound: Int), requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == Int {
        var options = ParameterOptions<Value>()
        options.requestValueDialog = requestValueDialog
        options.limit(inclusiveRange)
        self.init(title, description, defaultValue, options: options)
    }

    /// Creates a parameter for a number.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: DoubleControlStyle, inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == Double {
        var options = ParameterOptions<Value>()
        options.requestValueDialog = requestValueDialog
        options.limit(inclusiveRange)
        self.init(title, description, defaultValue, options: options)
    }

    /// Creates a parameter for a number in a range: the intent is not performed with another one.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        inclusiveRange: (lowerBound: Double, upperBound: Double), requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == Double {
        var options = ParameterOptions<Value>()
        options.requestValueDialog = requestValueDialog
        options.limit(inclusiveRange)
        self.init(title, description, defaultValue, options: options)
    }

    /// Creates a parameter for a text that is entered in some way.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType == String {
        self.init(title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog)
    }

    /// Creates a parameter for a date of which some parts are entered.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        kind: DateKind, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType == Date {
        self.init(title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog)
    }

    /// Creates a parameter for an array with a number of elements.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog)
    }

    /// Creates a parameter for an array with a number of elements for each family of widgets.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog)
    }

    /// Creates a parameter for a measurement.
    ///
    /// - Parameters:
    ///   - title: The name of the parameter.
    ///   - description: The description of the parameter for users.
    ///   - defaultValue: The value until another one is set; nil for none.
    ///   - defaultUnit: The unit of a number that is entered. Without effect, as Linux has nothing that asks for the values of parameters.
    ///   - supportsNegativeNumbers: Whether the intent is performed with a measurement below zero.
    ///   - requestValueDialog: The question for the value, which is part of the error about a missing value.
    ///   - inputConnectionBehavior: Without effect, as Linux has no shortcuts.
    public convenience init<UnitType: Dimension>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        defaultUnit: UnitType, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == Measurement<UnitType> {
        var options = ParameterOptions<Value>()
        options.requestValueDialog = requestValueDialog
        if !supportsNegativeNumbers { options.range = ValueRange(contains: { $0.value >= 0 }, text: "0 …") }
        self.init(title, description, defaultValue, options: options)
    }

    /// Creates a parameter for files of some types.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType == IntentFile {
        self.init(title: title, description: description, requestValueDialog: requestValueDialog)
    }

    /// Creates a parameter for files of some types, by their identifiers.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType == IntentFile {
        self.init(title: title, description: description, requestValueDialog: requestValueDialog)
    }
}
