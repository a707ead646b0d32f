import Foundation

extension NSManagedObject {
    /// Throws if properties are not valid.
    func validate() throws {
        load()
        var errors: [NSError] = []
        for property in entity.properties where !property.isTransient {
            var value = value(forKey: property.name)
            do { try validateValue(&value, forKey: property.name) } catch { errors.append(error as NSError) }
        }
        try NSManagedObject.throwErrors(errors)
    }

    static func throwErrors(_ errors: [NSError]) throws {
        guard let first = errors.first else { return }
        guard errors.count > 1 else { throw first }
        throw NSError(coreData: NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: errors])
    }

    private func invalid(_ code: Int, _ key: String, _ value: Any?, _ reason: String) -> NSError {
        var info: [String: Any] = [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: key]
        if let value { info[NSValidationValueErrorKey] = value }
        return NSError(coreData: code, "\(entity.name ?? "").\(key) \(reason).", info)
    }

    func validate(_ value: Any?, _ key: String) throws {
        switch entity.property(key) {
        case let attribute as NSAttributeDescription: try validate(value, attribute)
        case let relationship as NSRelationshipDescription:
            let count = related(relationship).count { !$0.isDeleted }
            if count == 0, !relationship.isOptional { throw invalid(NSValidationMissingMandatoryPropertyError, key, nil, "is required") }
            // An optional relationship may be empty.
            if count > 0, count < relationship.minCount {
                throw invalid(NSValidationRelationshipLacksMinimumCountError, key, value, "has too few objects")
            }
            if relationship.maxCount > 0, count > relationship.maxCount {
                throw invalid(NSValidationRelationshipExceedsMaximumCountError, key, value, "has too many objects")
            }
        default: break
        }
    }

    private func validate(_ value: Any?, _ attribute: NSAttributeDescription) throws {
        guard let value else {
            if !attribute.isOptional { throw invalid(NSValidationMissingMandatoryPropertyError, attribute.name, nil, "is required") }
            return
        }
        func check(_ measure: Double, _ tooSmall: Int, _ tooLarge: Int) throws {
            if let minimum = attribute.minimum, measure < minimum { throw invalid(tooSmall, attribute.name, value, "is less than allowed") }
            if let maximum = attribute.maximum, measure > maximum { throw invalid(tooLarge, attribute.name, value, "is more than allowed") }
        }
        if let text = value as? String {
            try check(Double(text.count), NSValidationStringTooShortError, NSValidationStringTooLongError)
            if let pattern = attribute.pattern, text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil {
                throw invalid(NSValidationStringPatternMatchingError, attribute.name, value, "does not match its pattern")
            }
        } else if let date = value as? Date {
            try check(date.timeIntervalSinceReferenceDate, NSValidationDateTooSoonError, NSValidationDateTooLateError)
        } else if let number = value as? NSNumber {
            try check(number.doubleValue, NSValidationNumberTooSmallError, NSValidationNumberTooLargeError)
        }
    }

    /// Throws if related objects forbid the deletion.
    func validateDeletion() throws {
        for relationship in entity.relationships where relationship.deleteRule == .denyDeleteRule {
            guard related(relationship).contains(where: { !$0.isDeleted }) else { continue }
            throw invalid(NSValidationRelationshipDeniedDeleteError, relationship.name, nil, "is not empty, which forbids the deletion")
        }
    }
}
